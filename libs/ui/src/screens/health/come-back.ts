import { paths } from '@portico/application/kernel';
import { titleOf } from './sought-entry.ts';

/** How the page stood when it was left. */
interface Left {
  /** Of the entry of the browser's history that shows it. */
  readonly index: number;
  readonly key: string | undefined;
  /** The entry or section that it was left from, if it was one. */
  readonly anchor: string | undefined;
  /** The link that was pressed. */
  readonly way: string;
  /** What stands where it stood then, and how far below the top of the window. */
  readonly place: string;
  readonly top: number;
  readonly open: ReadonlySet<string>;
}

/** Of one person at one practice: a switch loads the portal anew. */
let left: Left | undefined;

const soughtOf = (anchor: string): HTMLElement | undefined => {
  const found = document.getElementById(anchor);
  return found?.dataset['entry'] === undefined ? undefined : found;
};

/** What can be longer than the window is shown from its beginning. */
const scrollTo = (sought: HTMLElement): void => {
  const isLong = sought.dataset['entry'] === 'section' || sought instanceof HTMLDetailsElement;
  sought.scrollIntoView({ block: isLong ? 'start' : 'center', behavior: 'instant' });
};

/** What it is folded away in opens, and so does a section that folds by itself. */
export const unfold = (sought: HTMLElement): void => {
  for (let at: Element | null = sought.firstElementChild ?? sought; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
};

const focusOn = (sought: HTMLElement): void => {
  const heading = document.getElementById(titleOf(sought.id));
  (heading ?? sought.querySelector('summary') ?? sought).focus({ preventScroll: true });
};

/** What the router keeps of an entry of the history; what goes along with an address as `usr`. */
interface HistoryState {
  readonly idx?: number;
  readonly key?: string;
  readonly usr?: { readonly menu?: true } | null;
}

const historyState = (): HistoryState => (window.history.state as HistoryState | null) ?? {};

/** From now on the way back of the browser leads to this entry, and opens nothing else. */
export const comeBackTo = (anchor: string): void => {
  const { history, location } = window;
  history.replaceState({ ...historyState(), usr: null }, '', `${location.pathname}#${encodeURIComponent(anchor)}`);
};

/** All that folds, each by the nearest thing around it that has an id and its number there. */
const folds = (): readonly (readonly [string, HTMLDetailsElement])[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((fold) => {
    const around = fold.closest('[id]');
    return [`${around?.id} ${[...(around?.querySelectorAll('details') ?? [])].indexOf(fold)}`, fold];
  });

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** A link is left from the entry that it stands in, and the page as it stands. */
const leave = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const entry = link.closest('[data-entry=entry]');
  if (entry) comeBackTo(entry.id);
  const around = link.closest('[data-entry]');
  const place = around ?? [...document.querySelectorAll('[data-entry]')].find((each) => topOf(each) >= 0);
  const { idx, key } = historyState();
  if (place === undefined || idx === undefined || link.pathname === paths.myHealth) return;
  left = {
    ...{ index: idx, key, anchor: around?.id, way: link.getAttribute('href') ?? '' },
    ...{ place: place.id, top: topOf(place) },
    open: new Set(folds().flatMap(([name, fold]) => (fold.open ? [name] : []))),
  };
};

/** The browser led back here, the link back on the page below did, or another one that leads to the entry it was left from. */
const comesBack = (from: Left, sought: string | undefined): boolean => {
  const { idx, key, usr } = historyState();
  if (from.index === idx && from.key === key) return true;
  if (sought !== undefined) return from.anchor === sought;
  // The menu of the page below leads to the top.
  return idx === from.index + 2 && usr?.menu !== true && from.way.startsWith(`${paths.myHealth}/`);
};

const actions = ['wheel', 'pointerdown', 'keydown'] as const;

type Ends = (() => void)[];

/** Acts on what is sought when it is there: lists that are fetched come after the page. Once the person does something, they are not led away. */
const once = (sought: string, act: (found: HTMLElement) => void, ends: Ends): void => {
  const found = soughtOf(sought);
  if (found !== undefined) {
    act(found);
    return;
  }
  const observer = new MutationObserver(() => {
    const come = soughtOf(sought);
    if (come === undefined) return;
    stop();
    act(come);
  });
  const stop = (): void => {
    observer.disconnect();
    for (const action of actions) window.removeEventListener(action, stop);
  };
  for (const action of actions) window.addEventListener(action, stop, { passive: true });
  ends.push(stop);
  observer.observe(document.body, { childList: true, subtree: true });
};

/** Sets it in its place, and again while parts are still coming, until the person does something. */
const keepInPlace = (set: () => void, ends: Ends): void => {
  set();
  if (typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(set);
  const release = (): void => {
    observer.disconnect();
    for (const action of actions) window.removeEventListener(action, release);
  };
  for (const action of actions) window.addEventListener(action, release, { passive: true });
  ends.push(release);
  observer.observe(document.body);
};

/** Two frames later: the page's own heading takes the focus first, and a search gives it back. */
const afterFocus = (act: () => void, ends: Ends): void => {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)));
  ends.push(() => cancelAnimationFrame(frame));
};

/** Opens what stood open, and shows the page where it was read. */
const restore = ({ open, place, top, way, anchor }: Left, ends: Ends): void => {
  const opened = new Set<string>();
  keepInPlace(() => {
    for (const [name, fold] of folds()) {
      if (opened.has(name)) continue;
      opened.add(name);
      fold.open = open.has(name);
    }
    const at = document.getElementById(place);
    if (at !== null) window.scrollBy({ top: topOf(at) - top, behavior: 'instant' });
  }, ends);
  const around = anchor === undefined ? null : document.getElementById(anchor);
  const link = [...(around ?? document).querySelectorAll('a')].find((each) => each.getAttribute('href') === way);
  if (link !== undefined) link.focus({ preventScroll: true });
  else if (around !== null) focusOn(around);
};

const lead = (found: HTMLElement, ends: Ends): void => {
  unfold(found);
  keepInPlace(() => scrollTo(found), ends);
  focusOn(found);
};

/** Shows what is sought, or the page as it was left where the person comes back to it; answers what ends that. */
export const arrive = (sought: string | undefined): (() => void) => {
  const ends: Ends = [() => document.removeEventListener('click', leave, true)];
  document.addEventListener('click', leave, true);
  const from = left;
  left = undefined;
  afterFocus(() => {
    if (from !== undefined && comesBack(from, sought)) {
      restore(from, ends);
      return;
    }
    if (sought !== undefined) once(sought, (found) => lead(found, ends), ends);
  }, ends);
  return () => {
    for (const end of ends) end();
  };
};
