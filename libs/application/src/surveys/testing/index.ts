export * from './survey-world.ts';
