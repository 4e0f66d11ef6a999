import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

const Page = () => {
  useKeptFocus();
  const [left, setLeft] = useState(['one', 'two']);
  return (
    <main>
      <h1>Page</h1>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button onClick={() => setLeft(left.filter((other) => other !== name))}>Remove {name}</button>
          </li>
        ))}
      </ul>
    </main>
  );
};

/** Frames pass until the focus is on `element`, a few at most. */
const comesTo = async (element: () => HTMLElement): Promise<void> => {
  for (let frames = 0; frames < 10 && document.activeElement !== element(); frames += 1)
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(document.activeElement).toBe(element());
};

const press = (name: string): void => {
  const button = screen.getByRole('button', { name });
  act(() => {
    button.focus();
    button.click();
  });
};

describe('focus whose element goes away', () => {
  it('goes to what is left beside it, and to the title once nothing is', async () => {
    render(<Page />);
    press('Remove one');
    await comesTo(() => screen.getByRole('button', { name: 'Remove two' }));
    press('Remove two');
    await comesTo(() => screen.getByRole('heading', { name: 'Page' }));
  });

  it('is there for a key that is pressed before anything is drawn', () => {
    render(<Page />);
    press('Remove one');
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove two' }));
  });
});
