export {
  entrySections,
  type EntrySection,
  type Hit,
  hitKinds,
  type HitKind,
  longestSearch,
  mostHitsOfKind,
  mostNear,
  type Search,
  type SearchAnswer,
  shortestSearch,
} from './search.port.ts';
export { matchesWords } from './match-words.ts';
