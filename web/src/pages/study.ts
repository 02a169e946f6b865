// What is loaded only by those who study: exercises and statistics.
export { ExercisesPage } from "./exercises";
export { SolvePage } from "./exercises/Solve";
export { OwnStatistics } from "./statistics/Own";
export { StatisticsPage } from "./statistics";
