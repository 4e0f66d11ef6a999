import { button, buttonsIn, nameOf } from './find-button.ts';
import { openPortal, press, type OpenedPortal, type OpenOptions } from './opened-portal.tsx';
import { fillIn, openDisclosures } from './press-and-type.ts';

export interface WalkOptions extends OpenOptions {
  /** Which part of the page is walked: `main` is the screen within its frame. */
  readonly part?: 'main' | 'header' | 'body' | '[role=dialog]';
  /** How the names of buttons begin that are pressed, one after the other, to come to the screen. */
  readonly by?: readonly string[];
  /** How the names of the buttons begin that are pressed on it; all of them unless told. */
  readonly presses?: readonly string[];
  /** Whether all fields are filled in first. */
  readonly filled?: true;
}

const linksIn = (part: string): readonly string[] => [
  ...new Set(
    [...document.querySelectorAll(`${part} a[href]`)].map(
      (link) => `link "${nameOf(link)}" to ${link.getAttribute('href')}`,
    ),
  ),
];

/** What is said over the page, or about it: modals and notices. */
const told = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=alert]')].map((one) =>
      (one.textContent ?? '').slice(0, 60),
    ),
  );

const valuesIn = (part: string): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`${part} input`)]
    .filter(({ type, value }) => type !== 'checkbox' && type !== 'radio' && value !== '')
    .map(({ labels, value }) => `field "${labels?.[0]?.textContent ?? ''}" holds ${value}`);

const arrived = async (address: string, { by = [], filled, ...options }: WalkOptions): Promise<OpenedPortal> => {
  const opened = await openPortal(address, options);
  for (const name of by) {
    const way = button('body', name);
    if (way === undefined) throw new Error(`There is no ${name} among ${buttonsIn('body').map(nameOf).join(', ')}.`);
    await press(opened, way);
  }
  await openDisclosures(opened);
  if (filled) await fillIn(opened);
  return opened;
};

const left = (goesOn: readonly string[]): readonly string[] => goesOn.map((what) => `left, ${what}`);

/**
 * Opens an address and presses the buttons that the screen has, each on a screen as it was opened: a line for each question
 * that is asked, each link, and whatever a press asks, saves, tells or leads to.
 */
export const walk = async (address: string, options: WalkOptions): Promise<readonly string[]> => {
  const { part = 'main', presses = [''] } = options;
  let opened = await arrived(address, options);
  const { pathname, search } = window.location;
  const says = (document.querySelector('main')?.textContent ?? '').slice(0, 30);
  const lines = [`shows ${pathname}${search}`, `says "${says}"`, ...opened.log, ...linksIn(part)];
  if (!options.filled) lines.push(...valuesIn(part));
  const names = new Set(buttonsIn(part).map(nameOf));
  for (const name of names) {
    if (!presses.some((begin) => name.startsWith(begin))) continue;
    let control = button(part, name);
    if (control === undefined) {
      lines.push(...left(opened.close()));
      opened = await arrived(address, options);
      control = button(part, name);
    }
    if (control === undefined) continue;
    const before = told();
    for (const came of await press(opened, control)) lines.push(`press "${name}": ${came}`);
    for (const one of told()) if (!before.has(one)) lines.push(`press "${name}": tells "${one}"`);
  }
  lines.push(...left(opened.close()));
  return lines;
};
