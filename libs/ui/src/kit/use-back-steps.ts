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
/** The added entries that are left once `history.go` of this module has answered, which it does later, with `popstate`. */
let goingTo: number | undefined;
let isListening = false;
let page: string | undefined;
/** What waits until no step of the page is left. */
let waiting: readonly (() => void)[] = [];

const wanted = (): number => layers.reduce((sum, { depth }) => sum + depth, 0);
const stateNow = (): EntryState => window.history.state as EntryState;
/** The router's name of an entry; the entries added here share that of their page. */
const pageOf = (state: EntryState): string => `${String(state?.idx)} ${String(state?.key)}`;

const traverse = (from: number, to: number): void => {
  goingTo = to;
  listen();
  window.history.go(to - from);
};

/** Makes the number of added entries equal to the steps that Back has on this page. */
const settle = (): void => {
  isScheduled = false;
  if (goingTo !== undefined) return;
  const [have, want] = [stateNow()?.backSteps ?? 0, wanted()];
  page = have > 0 || want > 0 ? pageOf(stateNow()) : undefined;
  for (let step = have + 1; step <= want; step += 1) {
    window.history.pushState({ ...stateNow(), backSteps: step }, '');
  }
  if (have > want) return traverse(have, want);
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
};

/** Later, so that a press that closes a sheet and leads elsewhere has led there. */
const schedule = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(settle, 0);
};

/** Before the router's listener, which learns nothing of a step within its page. */
const onPop = (event: PopStateEvent): void => {
  // What was opened while this module went back is not what Back was pressed for.
  const before = goingTo ?? wanted();
  goingTo = undefined;
  if (page === undefined || pageOf(event.state as EntryState) !== page) {
    page = undefined;
    // An entry of a page that was left while something was open over it: nothing would be seen at the next Back.
    if (waiting.length > 0 || (stateNow()?.backSteps ?? 0) > 0) schedule();
    return;
  }
  event.stopImmediatePropagation();
  const taken = before - (stateNow()?.backSteps ?? 0);
  for (let step = 0; step < taken; step += 1) layers.findLast(({ depth }) => depth > 0)?.back();
  // What refused to close has its step again, and Forward reopens nothing.
  schedule();
};

/** From the first thing that was opened on: an entry that it left behind is met later. */
const listen = (): void => {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onPop, { capture: true });
};

/**
 * Calls `act` once the steps of a page that is over have left the history: what it puts in place of the page is then in
 * place of all of it, and Back leads to the page before.
 */
export const afterBackSteps = (act: () => void): void => {
  waiting = [...waiting, act];
  schedule();
};

/**
 * Back of the browser or the phone takes `depth` steps on this page, each by `onBack`, before it leaves the page. The
 * caller lowers `depth` at each step; it may also do so by itself.
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
      schedule();
    };
  }, [isUsed]);
  useEffect(() => {
    if (layer.current === undefined) return;
    layer.current.depth = depth;
    schedule();
  }, [depth]);
};
