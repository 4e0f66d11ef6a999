import { act, fireEvent } from '@testing-library/react';
import { press, settled, type OpenedPortal } from './opened-portal.tsx';
import { button } from './press-every-button.ts';

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
