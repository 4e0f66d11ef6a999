import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderIn } from '../testing/index.ts';
import { ActedForContext } from './acted-for.ts';
import { kitWords } from './kit.messages.ts';
import { Modal } from './modal.tsx';
import { Presence } from './keep-overlay-while-closing.tsx';

beforeEach(cleanup);

const signOf = (isOutcome: boolean): Element | null => {
  const modal = () => (
    <Modal title="Payment received" onClose={() => undefined} isOutcome={isOutcome}>
      <p>$25.00</p>
    </Modal>
  );
  renderIn('en', <Presence show={true}>{modal}</Presence>, kitWords);
  return screen.getByRole('dialog', { name: 'Payment received' }).querySelector('h2, svg');
};

describe('a modal', () => {
  it('that tells what came of an act names for whom it was done, where somebody else did it', () => {
    const modal = (isOutcome: boolean) => () => (
      <Modal title="Payment received" onClose={() => undefined} isOutcome={isOutcome}>
        <p>$25.00</p>
      </Modal>
    );
    for (const [isOutcome, text] of [
      [true, 'For Ana Reyes$25.00'],
      [false, '$25.00'],
    ] as const) {
      renderIn(
        'en',
        <ActedForContext value="Ana Reyes">
          <Presence show={true}>{modal(isOutcome)}</Presence>
        </ActedForContext>,
        kitWords,
      );
      expect(screen.getByRole('dialog').querySelector('h2')?.parentElement?.nextElementSibling?.textContent).toBe(text);
      cleanup();
    }
  });

  it('that tells what came of an act begins with a sign of success, which is not read aloud', () => {
    expect(signOf(true)?.getAttribute('aria-hidden')).toBe('true');
  });

  it('of any other kind begins with its title', () => {
    expect(signOf(false)?.tagName).toBe('H2');
  });
});
