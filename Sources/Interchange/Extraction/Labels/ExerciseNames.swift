/// What courses call their exercises, in small letters.
enum ExerciseNames {
  static let all: Set<String> = [
    "bloque", "bloco", "grupo", "aufgabe", "übung", "teil", "ejercicio", "actividad", "tarea", "exercice",
    "activité", "partie", "tâche",
    "esercizio", "attività", "exercício", "atividade", "opgave", "oefening", "zadanie", "ćwiczenie",
    "задание",
    "упражнение", "exercise", "activity", "task", "part", "section", "unit", "round", "test", "övning",
    "øvelse",
    "alıştırma", "άσκηση",
  ]

  /// Those that head exercises whose questions are numbered from 1 again, and never a question of its own.
  static let ofQuestions: Set<String> = [
    "exercise", "exercice", "ejercicio", "esercizio", "exercício", "aufgabe", "übung", "task", "oefening",
    "opgave",
  ]
}
