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
  jest.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000001');
  // Nothing is fetched ahead: what is asked is asked by the screen that is open.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  jest.spyOn(console, 'error').mockImplementation((what: unknown) => {
    if (String(what).includes('Missing message')) note('misses a text');
  });
  noteLeaving(note);
  noteOpening();
};

const { subtle } = globalThis.crypto;
const opens = { importKey: subtle.importKey, deriveKey: subtle.deriveKey, decrypt: subtle.decrypt };
const opening = new Set<Promise<unknown>>();

/** Once what was sealed is open: that takes as long as it takes, and nothing on the page tells of it. */
export const opened = async (): Promise<void> => {
  while (opening.size > 0) await Promise.allSettled(opening);
};

const noteOpening = (): void => {
  for (const name of ['importKey', 'deriveKey', 'decrypt'] as const) {
    jest.spyOn(subtle, name).mockImplementation((...all: readonly unknown[]) => {
      const done: Promise<never> = Reflect.apply(opens[name], subtle, all);
      opening.add(done);
      void done.finally(() => opening.delete(done)).catch(() => undefined);
      return done;
    });
  }
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

const { addEventListener, removeEventListener } = window;
/** What the kit listens to once for all pages. */
const forAllPages: ReadonlySet<unknown> = new Set(['focus', 'blur', 'beforeunload']);
/** A step back is listened to once for all pages before the router, whose own listening ends with it. */
const isForAllPages = ([type, , options]: readonly unknown[]): boolean =>
  forAllPages.has(type) || (type === 'popstate' && typeof options === 'object');

/** Notes what listens to the window from now on; answers what listens still. */
export const watchListeners = (): (() => readonly string[]) => {
  const listening: (readonly unknown[])[] = [];
  window.addEventListener = (...all: Parameters<typeof addEventListener>) => {
    if (!isForAllPages(all)) listening.push(all);
    addEventListener.apply(window, all);
  };
  window.removeEventListener = (...all: Parameters<typeof removeEventListener>) => {
    const at = listening.findIndex(([type, listener]) => type === all[0] && listener === all[1]);
    if (at >= 0) listening.splice(at, 1);
    removeEventListener.apply(window, all);
  };
  return () => {
    Object.assign(window, { addEventListener, removeEventListener });
    return listening.map(([type]) => `${String(type)} is listened to`);
  };
};
