import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../testing/index.ts';
import { OutcomeLineFrame } from './outcome-line.tsx';
import { Toasts, toastLife } from './toasts.tsx';

const later = (milliseconds: number): void => act(() => void jest.advanceTimersByTime(milliseconds));

describe('a toast of success', () => {
  const saved = (): readonly (string | null)[] =>
    [...document.querySelectorAll('[data-outcome-line] p')].map(({ textContent }) => textContent);

  beforeEach(() => {
    jest.useFakeTimers();
    renderIn(
      'en',
      <OutcomeLineFrame page="/a">
        <Toasts tone="good" toasts={[{ key: 'saved', text: 'It is saved.' }]} onGone={() => undefined} />
      </OutcomeLineFrame>,
    );
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('stays in the page as a line once it has gone by itself', () => {
    expect(saved()).toEqual([]);
    later(toastLife);
    expect(saved()).toEqual(['It is saved.']);
  });
});

describe('a toast', () => {
  const onGone = jest.fn();
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

  beforeEach(() => {
    jest.useFakeTimers();
    onGone.mockClear();
    renderIn('en', <Toasts toasts={[{ key: 'sent', text: 'It is sent.' }]} onGone={onGone} />);
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('MON-031 MON-032 APT-014 closes by itself after 5000 ms, and not before', () => {
    expect(toastLife).toBe(5_000);
    later(4_999);
    expect(onGone).not.toHaveBeenCalled();
    later(1);
    expect(onGone).toHaveBeenCalledWith('sent');
    expect(screen.queryByText('It is sent.')).toBeNull();
  });

  it('MON-031 MON-032 stays while the pointer is on it, and goes on when it leaves', async () => {
    later(3_000);
    await user.hover(screen.getByText('It is sent.'));
    later(60_000);
    expect(onGone).not.toHaveBeenCalled();
    await user.unhover(screen.getByText('It is sent.'));
    later(1_999);
    expect(onGone).not.toHaveBeenCalled();
    later(1_000);
    expect(onGone).toHaveBeenCalledWith('sent');
  });

  it('MON-365 is gone at once when it is closed', async () => {
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onGone).toHaveBeenCalledWith('sent');
  });
});
