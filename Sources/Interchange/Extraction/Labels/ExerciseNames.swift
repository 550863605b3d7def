/// What courses call their exercises, in small letters.
enum ExerciseNames {
  static let all: Set<String> = [
    "bloque", "bloco", "grupo", "aufgabe", "übung", "teil", "ejercicio", "actividad", "tarea", "exercice",
    "activité", "partie", "tâche",
    "esercizio", "attività", "exercício", "atividade", "opgave", "oefening", "zadanie", "ćwiczenie",
    "задание",
    "упражнение", "exercise", "activity", "task", "part", "section", "unit", "round", "test", "övning",
    "øvelse",
    "alıştırma", "άσκηση", "exercici", "activitat", "ariketa", "exercițiul", "subiectul", "partea", "vježba",
    "vežba", "zadatak", "вежба", "задатак", "vaja", "naloga", "cvičení", "cvičenie", "úloha", "oppgave",
    "oppgåve", "uppgift", "tehtävä", "harjoitus", "ülesanne", "harjutus", "uzdevums", "užduotis", "pratimas",
    "feladat", "gyakorlat", "ushtrimi", "вправа", "завдання", "zoezi", "sehemu", "latihan", "bagian",
    "bahagian",
    "gawain", "pagsasanay", "bài", "phần", "תרגיל", "חלק", "تمرين", "التمرين", "تمرین", "अभ्यास", "część",
    "část",
    "časť", "rész", "osa", "bölüm", "etkinlik", "часть", "частина", "ymarfer", "cleachtadh",
  ]

  /// Those that head exercises whose questions are numbered from 1 again, and never a question of its own.
  static let ofQuestions: Set<String> = [
    "exercise", "exercice", "ejercicio", "esercizio", "exercício", "aufgabe", "übung", "task", "oefening",
    "opgave", "exercici", "exercițiul", "vježba", "vežba", "вежба", "vaja", "cvičení", "cvičenie",
    "ćwiczenie",
    "harjoitus", "harjutus", "gyakorlat", "ushtrimi", "вправа", "упражнение", "άσκηση", "alıştırma",
    "latihan",
    "zoezi", "pagsasanay", "תרגיל", "تمرين", "التمرين", "تمرین", "अभ्यास", "ymarfer", "cleachtadh",
  ]
}
