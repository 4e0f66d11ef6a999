import { paths } from '../kernel/index.ts';

/** Where all new results are open, for a link that loads the portal anew, which carries nothing. */
const newResults = 'new-results';
export const newResultsPath = `${paths.myHealth}#${newResults}`;

export const opensNewResults = ({ state, hash }: { readonly state: unknown; readonly hash: string }): boolean =>
  hash === `#${newResults}` ||
  (typeof state === 'object' && state !== null && 'newResults' in state && state.newResults === 'open');
