export { everyPractice } from './ports-of-every-practice.ts';
export type { ExpiringHolds, PracticeSystem, PracticeSystems } from './practice-system.ts';
