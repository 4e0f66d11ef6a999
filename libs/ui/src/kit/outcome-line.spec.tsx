import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderIn } from '../testing/index.ts';
import { OutcomeLineFrame } from './outcome-line.tsx';
import { RetryNotice } from './notice.tsx';
import { News } from './success-message.tsx';
import { Toasts } from './toasts.tsx';

const failure = 'Something went wrong.';
const toastOf = (key: string, text: string, tone: 'bad' | 'good' = 'bad') => (
  <Toasts key={key} tone={tone} toasts={[{ key, text }]} onGone={() => undefined} />
);
const lines = (): readonly string[] =>
  [...document.querySelectorAll('[data-outcome-line]:not([hidden]) p')].map(({ textContent }) => textContent);

describe('a failure that a toast tells', () => {
  let show: (children: React.ReactNode, page?: string) => void;

  beforeEach(() => {
    const framed = (children: React.ReactNode, page = '/a') => (
      <main>
        <OutcomeLineFrame page={page}>{children}</OutcomeLineFrame>
      </main>
    );
    const { rerender } = renderIn('en', framed(toastOf('failed', failure)));
    show = (children, page) => rerender(framed(children, page));
  });

  it('stays in the page when the toast is gone', async () => {
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    show(null);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(lines()).toEqual([failure]);
  });

  it('is said aloud by the toast alone', () => {
    const line = document.querySelector('[data-outcome-line]');
    expect(line?.closest('[role], [aria-live]')).toBeNull();
    expect(line?.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull();
  });

  it.each([
    ['the next failure', () => show(toastOf('again', 'The card was declined.')), ['The card was declined.']],
    ['a toast of success', () => show(toastOf('done', 'Saved.', 'good')), []],
    ['news of a success', () => show(<News of="sent">Sent.</News>), []],
    ['another page', () => show(null, '/b'), []],
    ['its button, which the keyboard reaches', () => press('Close'), []],
  ])('gives way to %s', (_, happen, left) => {
    happen();
    expect(lines()).toEqual(left);
  });

  const press = (name: string): void => {
    const line = document.querySelector('[data-outcome-line]');
    const button = [...(line?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
    fireEvent.click(button as Element);
  };

  it('is not shown twice while the screen says the same', async () => {
    show(<RetryNotice text={failure} retry="Try again" onRetry={() => undefined} />);
    await act(async () => undefined);
    expect(lines()).toEqual([]);
    show(null);
    await act(async () => undefined);
    expect(lines()).toEqual([failure]);
  });
});
