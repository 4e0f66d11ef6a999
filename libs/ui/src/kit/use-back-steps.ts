import { useEffect, useEffectEvent, useRef } from 'react';

/** Something of a page that Back closes, or takes back by a step, before it leaves the page. */
interface Layer {
  /** How many times Back is for this layer. */
  depth: number;
  readonly back: () => void;
}

type EntryState = { readonly idx?: unknown; readonly key?: unknown; readonly backSteps?: number } | null;

/** The last one is on top. */
const layers: Layer[] = [];
let isScheduled = false;
/** `history.go` answers later, with `popstate`. */
let isTraversing = false;
let isListening = false;
let page: string | undefined;
/** Entries of that page, above its own. */
let added = 0;
/** Of an entry that the router put in place of the topmost one of its page, as after a form was sent. */
let replacement: { readonly state: EntryState; readonly address: string } | undefined;

const wanted = (): number => layers.reduce((sum, { depth }) => sum + depth, 0);
const stateNow = (): EntryState => window.history.state as EntryState;
/** The router's name of an entry; the entries added here share that of their page. */
const pageOf = (state: EntryState): string => `${String(state?.idx)} ${String(state?.key)}`;

const traverse = (by: number): void => {
  isTraversing = true;
  listen();
  window.history.go(by);
};

/** Makes the number of added entries equal to the steps that Back has on this page. */
const settle = (): void => {
  isScheduled = false;
  if (isTraversing) return;
  const state = stateNow();
  if (added > 0 && pageOf(state) !== page && String(state?.idx) === page?.split(' ', 1)[0]) {
    replacement = { state, address: window.location.href };
    traverse(-added);
    return;
  }
  const [have, want] = [state?.backSteps ?? 0, wanted()];
  page = pageOf(state);
  added = want;
  for (let step = have + 1; step <= want; step += 1) {
    window.history.pushState({ ...stateNow(), backSteps: step }, '');
  }
  if (have > want) traverse(want - have);
  else stopListening();
};

/** Later, so that a press that closes a sheet and leads elsewhere has led there. */
const schedule = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(settle, 0);
};

/** Before the router's listener, which learns nothing of a step within its page. */
const onPop = (event: PopStateEvent): void => {
  isTraversing = false;
  const next = replacement;
  replacement = undefined;
  if (page === undefined || pageOf(event.state as EntryState) !== page) {
    stopListening();
    return;
  }
  event.stopImmediatePropagation();
  if (next !== undefined) {
    // What stands in place of the page stands in place of its first entry, and none of its steps is left below.
    added = 0;
    window.history.replaceState(next.state, '', next.address);
    schedule();
    return;
  }
  const taken = wanted() - (stateNow()?.backSteps ?? 0);
  for (let step = 0; step < taken; step += 1) layers.findLast(({ depth }) => depth > 0)?.back();
  // What refused to close has its step again, and Forward reopens nothing.
  schedule();
};

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onPop, { capture: true });
};

/** Once nothing is open; taking entries back listens for itself. */
const stopListening = (): void => {
  if (!isListening || layers.length > 0 || isTraversing) return;
  isListening = false;
  window.removeEventListener('popstate', onPop, { capture: true });
};

/**
 * Back of the browser or the phone takes `depth` steps on this page, each by `onBack`, before it leaves the page. The
 * caller lowers `depth` at each step; it may also do so by itself. A page that is put in place of this one, as after a
 * form was sent, is also in place of its steps: Back leads to the page before.
 */
export const useBackSteps = (depth: number, onBack: () => void): void => {
  const back = useEffectEvent(onBack);
  const layer = useRef<Layer>(undefined);
  const isUsed = depth > 0;
  useEffect(() => {
    if (!isUsed) return undefined;
    listen();
    const own: Layer = { depth: 0, back: () => back() };
    layer.current = own;
    layers.push(own);
    return () => {
      layers.splice(layers.indexOf(own), 1);
      stopListening();
      schedule();
    };
  }, [isUsed]);
  useEffect(() => {
    if (layer.current === undefined) return;
    layer.current.depth = depth;
    schedule();
  }, [depth]);
};
