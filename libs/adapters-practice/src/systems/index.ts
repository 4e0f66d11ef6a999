export { everyPractice } from './every-practice.ts';
export type { ExpiringHolds, PracticeSystem, PracticeSystems } from './practice-system.ts';
