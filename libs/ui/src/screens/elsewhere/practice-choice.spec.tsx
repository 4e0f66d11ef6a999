import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnPractice } from '@portico/application/access';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { elsewhereWords } from './elsewhere.messages.ts';
import { PracticeChoice } from './practice-choice.tsx';

const practiceOf = (id: string): OwnPractice => ({
  id: id as PracticeId,
  name: id,
  management: 'sandbox',
  patient: 'ana' as PatientId,
  payments: 'no-value',
});
const practices = ['mesa', 'pena'].map(practiceOf);

beforeEach(cleanup);

/** Whether a choice switches at once, after what was done at the selector before. */
const switches = (before: (select: HTMLElement) => void): boolean => {
  const switched: PracticeId[] = [];
  renderIn(
    'en',
    <PracticeChoice
      practices={practices}
      current={'mesa' as PracticeId}
      waiting={{ countAt: () => 0, unreadAt: () => 0 }}
      onSwitch={(practice) => switched.push(practice)}
    />,
    elsewhereWords,
  );
  const select = screen.getByLabelText('Practice');
  before(select);
  fireEvent.change(select, { target: { value: 'pena' } });
  return switched.length > 0;
};

describe('the practice selector', () => {
  it.each(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'p', 'É', '7'])(
    'only goes through the practices by %s',
    (key) => {
      expect(switches((select) => fireEvent.keyDown(select, { key }))).toBe(false);
    },
  );

  it.each(['Tab', 'Shift', 'Escape', ' ', 'F4'])('switches by a choice in its open list after %s', (key) => {
    expect(switches((select) => fireEvent.keyDown(select, { key }))).toBe(true);
  });

  it('switches by a choice in its list once it was left', () => {
    expect(
      switches((select) => {
        fireEvent.keyDown(select, { key: 'ArrowDown' });
        fireEvent.blur(select);
      }),
    ).toBe(true);
  });
});
