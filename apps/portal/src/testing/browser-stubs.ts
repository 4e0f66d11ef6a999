import { jest } from '@jest/globals';
import { createRequire } from 'node:module';

/** What jsdom does not do, noted instead: windows, files, prints, and pages that are left for another one. */
export const quietBrowser = (note: (what: string) => void): void => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  window.scrollTo = () => undefined;
  window.print = () => note('prints');
  window.open = () => {
    note('opens a window');
    return null;
  };
  URL.createObjectURL = () => {
    note('saves a file');
    return 'javascript:';
  };
  URL.revokeObjectURL = () => undefined;
  // Nothing is fetched ahead: what is asked is asked by the screen that is open.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  jest.spyOn(console, 'error').mockImplementation((what: unknown) => {
    if (String(what).includes('Missing message')) note('misses a text');
  });
  noteLeaving(note);
};

interface Locations {
  readonly implementation: {
    readonly prototype: {
      _locationObjectNavigate(to: { readonly path: readonly string[]; readonly query: string | null }): void;
    };
  };
}

/** A location can be neither replaced nor watched from outside; what is behind jsdom's can. */
const noteLeaving = (note: (what: string) => void): void => {
  const inside = createRequire(import.meta.url)('jsdom/lib/jsdom/living/window/Location-impl.js') as Locations;
  inside.implementation.prototype._locationObjectNavigate = ({ path, query }) =>
    note(`leaves for /${path.join('/')}${query === null ? '' : `?${query}`}`);
};
