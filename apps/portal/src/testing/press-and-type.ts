import { act, fireEvent } from '@testing-library/react';
import { press, settled, type OpenedPortal } from './opened-portal.tsx';
import { button } from './find-button.ts';

const shown = (): string => document.body.textContent ?? '';

/** Presses the button or link of that name, and answers what came of it. */
export const pressed = async (portal: OpenedPortal, name: string): Promise<readonly string[]> => {
  const control = button('body', name) ?? [...document.querySelectorAll('a')].find((a) => a.textContent === name);
  if (control === undefined) throw new Error(`There is no ${name} on ${shown()}`);
  return press(portal, control);
};

/** Types into the field whose label begins so. */
export const type = async ({ log }: OpenedPortal, label: string, text: string): Promise<void> => {
  const field = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))?.control;
  if (field == null) throw new Error(`There is no ${label} on ${shown()}`);
  await act(async () => void fireEvent.input(field, { target: { value: text } }));
  await settled(log);
};

const typed: Readonly<Record<string, string>> = {
  password: 'A long secret 9!',
  email: 'ana@example.org',
  tel: '602-555-0101',
};

const isUnchosen = ({ type, name }: HTMLInputElement): boolean =>
  type === 'radio' && document.querySelector(`main input[name="${name}"]:checked`) === null;

const describes = (field: HTMLInputElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** A whole date where one is typed, which is to come where it is the last day of something, else a day or a year of it. */
const numberIn = (field: HTMLInputElement): string => {
  const label = field.labels?.[0]?.textContent ?? '';
  if (describes(field).includes('MM/DD/YYYY')) return label.startsWith('Last day') ? '02/29/2080' : '02/29/1980';
  return label.startsWith('Day') ? '9' : '1980';
};

/** Fills in each field of the page, chooses the last of each list and the first of what is not chosen, and ticks each box. */
export const fillIn = async ({ log }: OpenedPortal): Promise<void> => {
  for (const list of document.querySelectorAll<HTMLSelectElement>('main select')) {
    const value = [...list.options].at(-1)?.value;
    await act(async () => void fireEvent.change(list, { target: { value } }));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('main input, main textarea')) {
    await act(async () => {
      if (field.type === 'checkbox' || isUnchosen(field)) fireEvent.click(field);
      else if (field.type !== 'radio' && field.type !== 'file') {
        const value = field.inputMode === 'numeric' ? numberIn(field) : (typed[field.type] ?? 'something');
        fireEvent.input(field, { target: { value } });
      }
    });
  }
  await settled(log);
};

/** Opens what is folded: some of it comes only then. */
export const openDisclosures = async ({ log }: OpenedPortal): Promise<void> => {
  const folded = document.querySelectorAll('main details:not([open])');
  if (folded.length === 0) return;
  await act(async () => folded.forEach((one) => void fireEvent(one, new Event('toggle'))));
  await settled(log);
};

/** Leads to another address within the page, as its links do. */
export const goTo = async ({ log }: OpenedPortal, address: string, state: unknown = null): Promise<void> => {
  await act(async () => {
    window.history.pushState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await settled(log);
};
