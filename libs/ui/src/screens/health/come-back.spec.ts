import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { arrive } from './come-back.ts';

let end = (): void => undefined;
const { scrollBy } = window;
let scrolled: number[] = [];

/** Each part of the page stands this far below the top of the window. */
const tops = new Map<string, number>();

const page = `<main>
  <section id="labs" data-entry="section"><details><summary>Labs</summary>
    <details id="lab-1" data-entry="entry"><summary>One</summary><a href="/my_health/measure/labs/1/0">Ferritin</a></details>
    <details id="lab-2" data-entry="entry"><summary>Two</summary></details>
  </details></section>
  <section id="notes" data-entry="section"><details open><summary>Notes</summary><a href="/my_health/timeline">Timeline</a></details></section>
</main><a href="/dashboard">Home</a>`;

const show = async (
  at: { readonly idx: number; readonly key: string; readonly usr?: object },
  sought?: string,
): Promise<void> => {
  end();
  document.body.innerHTML = page;
  for (const element of document.querySelectorAll('[id]'))
    element.getBoundingClientRect = () => ({ top: tops.get(element.id) ?? 0 }) as DOMRect;
  window.history.replaceState(at, '', '/my_health');
  end = arrive(sought);
  for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done));
};

const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);
const fold = (selector: string, isOpen: boolean) => {
  const found = document.querySelector<HTMLDetailsElement>(selector);
  if (found !== null) found.open = isOpen;
};
const press = (name: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
};

beforeEach(() => {
  scrolled = [];
  Object.assign(window, { scrollBy: ({ top }: { readonly top: number }) => void scrolled.push(top) });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  end();
  Object.assign(window, { scrollBy });
  window.history.replaceState(null, '', '/');
});

/** The page is left with the first report open, the second and the notes shut. */
const leaveBy = async (link: string): Promise<void> => {
  await show({ idx: 4, key: 'record' });
  fold('#labs > details', true);
  fold('#lab-1', true);
  fold('#notes > details', false);
  tops.set('lab-1', 130);
  tops.set('notes', 130);
  press(link);
  tops.set('lab-1', 900);
  tops.set('notes', 900);
};
const asLeft = [true, true, false, false];

describe('who comes back to the record', () => {
  it.each([
    ['from the page of a value, by the browser', 'Ferritin', { idx: 4, key: 'record' }, 'lab-1'],
    ['from the page of a value, by the link on it', 'Ferritin', { idx: 6, key: 'new' }, 'lab-1'],
    ['from the timeline, by the browser', 'Timeline', { idx: 4, key: 'record' }, undefined],
    ['from the timeline, by the link on it', 'Timeline', { idx: 6, key: 'new' }, undefined],
    ['from Home, by the browser', 'Home', { idx: 4, key: 'record' }, undefined],
  ] as const)('%s, finds it as it was left: what was open, and at the same place', async (_, link, at, sought) => {
    await leaveBy(link);
    await show(at, sought);
    expect(open()).toEqual(asLeft);
    expect(scrolled.at(-1)).toBe(link === 'Home' ? 0 : 770);
    if (link !== 'Home') expect(document.activeElement?.textContent).toBe(link);
  });

  it.each([
    ['from Home, by its link to the record', 'Home', { idx: 6, key: 'new' }, undefined],
    ['from the page of a value, by the menu', 'Ferritin', { idx: 6, key: 'new', usr: { menu: true } }, undefined],
    ['later, by a link to the record', 'Timeline', { idx: 9, key: 'new' }, undefined],
    ['by a link to another report', 'Ferritin', { idx: 6, key: 'new' }, 'lab-2'],
  ] as const)('%s, finds it as it is at first, with what is sought open', async (_, link, at, sought) => {
    await leaveBy(link);
    await show(at, sought);
    expect(open()).toEqual(sought === undefined ? [false, false, false, true] : [true, false, true, true]);
    expect(scrolled).toEqual([]);
  });

  it('is led to it as it was left once, and then to what a link seeks', async () => {
    await leaveBy('Ferritin');
    await show({ idx: 4, key: 'record' }, 'lab-1');
    expect(scrolled).toHaveLength(1);
    await show({ idx: 5, key: 'next' }, 'lab-2');
    expect(scrolled).toHaveLength(1);
  });
});

describe('who is led to an entry that is not there yet', () => {
  const late = async (before: () => void = () => undefined): Promise<HTMLElement> => {
    await show({ idx: 4, key: 'record' }, 'bills-1');
    before();
    const entry = document.createElement('p');
    Object.assign(entry, { id: 'bills-1', tabIndex: -1 });
    entry.dataset['entry'] = 'entry';
    document.querySelector('#notes > details')?.append(entry);
    await new Promise((done) => setTimeout(done));
    return entry;
  };

  it('is shown it when it comes', async () => {
    const entry = await late();
    expect(document.activeElement).toBe(entry);
  });

  it('is not led away by it once they read on', async () => {
    const entry = await late(() => window.dispatchEvent(new Event('wheel')));
    expect(document.activeElement).not.toBe(entry);
  });

  it('is not led away by it once the page is left', async () => {
    const entry = await late(() => end());
    expect(document.activeElement).not.toBe(entry);
  });
});
