/// Words that stand before the numbers of questions, in the languages that papers are set in.
enum LabelWords {
  static let all: Set<String> = [
    "question", "problem", "exercise", "task", "aufgabe", "frage", "pregunta", "ejercicio", "exercice",
    "activity", "item", "quiz", "toss-up", "bonus", "example", "ex", "übung", "oefening", "opgave", "zadanie",
    "cvičení", "tarea", "actividad", "activité", "esercizio", "quesito", "упражнение", "задание", "вопрос",
    "feladat",
    "øvelse",
    "övning", "harjoitus", "άσκηση", "exercício", "questão", "pergunta", "domanda", "vraag", "alıştırma",
    "soal", "latihan", "вправа",
    "завдання", "питання", "въпрос", "задача", "питање", "प्रश्न", "প্রশ্ন", "سؤال", "السؤال", "تمرين", "التمرين",
    "تمرین", "التمرین", "سوال", "שאלה",
    "ερώτηση",
    "θέμα", "문제", "問", "問題", "ข้อ", "ข้อที่", "คำถามข้อที่", "வினா", "પ્રશ્ન", "ప్రశ్న", "ಪ್ರಶ್ನೆ", "ചോദ്യം",
    "հարց", "კითხვა", "сұрақ", "savol", "sual", "exercici", "pregunta", "qüestió", "activitat", "ariketa",
    "galdera",
    "exercițiul", "exercițiu", "problema", "întrebarea", "itemul", "zadatak", "pitanje", "vježba", "vežba",
    "задатак", "вежба", "прашање", "naloga", "vprašanje", "vaja", "úloha", "úkol", "otázka", "oppgave",
    "spørgsmål", "spørsmål", "uppgift", "fråga", "tehtävä", "kysymys", "ülesanne", "küsimus", "harjutus",
    "uzdevums", "jautājums", "užduotis", "klausimas", "pratimas", "kérdés", "gyakorlat", "soru", "çalışma",
    "pyetja", "ushtrimi", "pytanie", "ćwiczenie", "zoezi", "swali", "tanong", "gawain", "câu", "bài",
    "cwestiwn", "ceist", "spurning", "dæmi", "verkefni",
  ]
}
