export type {
  Books,
  Furnished,
  KnownPatient,
  ObservedVisit,
  Scene,
  SeededPractice,
  Stage,
} from './conformance-stage.ts';
export type { Law, Level, Outcome } from './laws/law.ts';
export { allLaws } from './laws/all-laws.ts';
export { runLaws, type ConformanceReport, type LawResult } from './run-laws.ts';
export { formats, type Format } from './report/report-formats.ts';
