export {
  timeZones,
  instants,
  localDates,
  clinicalDates,
  cents,
  ids,
  characters,
  words,
  patientRefs,
  withOptional,
} from './arbitraries.ts';
export { countedGuess } from './counted-guess.ts';
export { edged, type EdgedArbitrary, integers } from './edges.ts';
export { type LawOf, must } from './law.ts';
export { MemorySealing } from './memory-sealing.ts';
