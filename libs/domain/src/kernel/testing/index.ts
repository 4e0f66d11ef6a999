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
export { edged, type EdgedArbitrary, integers } from './edge-case-arbitraries.ts';
export { type LawOf, must } from './property-law.ts';
export { MemorySealing } from './memory-sealing.ts';
export { MemoryArrivals } from './memory-arrivals.ts';
