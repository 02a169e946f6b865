// What is loaded only by those who study, or have an account: exercises, statistics, own bots.
export { ExercisesPage } from "./exercises";
export { OwnBots } from "./OwnBots";
export { SolvePage } from "./exercises/Solve";
export { OwnStatistics } from "./statistics/Own";
export { StatisticsPage } from "./statistics";
