import { beforeEach, describe, expect, it } from '@jest/globals';
import type { WaitingAtPractice } from '@portico/application/dashboard';
import type { Cents, PracticeId } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { elsewhereWords } from './elsewhere.messages.ts';
import { DueElsewhere } from './due-elsewhere.tsx';
import { ElsewhereLines } from './elsewhere-lines.tsx';
import { OthersBadge } from './others-badge.tsx';
import { UnreadElsewhere } from './unread-elsewhere.tsx';
import { WaitingAtPractice as WaitingAtPracticeLine } from './waiting-at-practice.tsx';

beforeEach(cleanup);

const practice = 'bay' as PracticeId;
const none: WaitingAtPractice = {
  ...{ practice, practiceName: 'Biscayne Bay', unreadMessages: 0, newResults: 0, forms: 0, due: 0 as Cents },
};

const open = (waiting: Partial<WaitingAtPractice>, language: 'en' | 'es' = 'en') => {
  const switched: PracticeId[] = [];
  const viewModel = { waiting: [{ ...none, ...waiting }], count: 0, countAt: () => 0, unreadAt: () => 0 };
  renderIn(language, <ElsewhereLines viewModel={viewModel} onSwitch={(to) => switched.push(to)} />, elsewhereWords);
  return switched;
};

describe('what waits at another practice', () => {
  it.each([
    ['en', { unreadMessages: 1, due: 29_500 as Cents }, 'At Biscayne Bay: 1 unread message and $295.00 to pay.'],
    [
      'en',
      { newResults: 4, forms: 1, due: 5 as Cents },
      'At Biscayne Bay: 4 new results, 1 form to fill out, and $0.05 to pay.',
    ],
    ['es', { unreadMessages: 2, forms: 3 }, 'En Biscayne Bay: 2 mensajes sin leer y 3 formularios por llenar.'],
  ] as const)('is one line (%s): %j', (language, waiting, line) => {
    open(waiting, language);
    expect(screen.getByText(line)).toBeTruthy();
  });

  it('is one press away', async () => {
    const switched = open({ unreadMessages: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Biscayne Bay' }));
    expect(switched).toEqual([practice]);
  });
});

describe('the line below the name of the open practice', () => {
  it.each([
    ['en', 10, 'Other practices: 10 to do'],
    ['es', 10, 'En otros: 10 por hacer'],
    ['en', 0, 'Switch practice'],
    ['es', 0, 'Cambiar de consultorio'],
  ] as const)('says how much waits at the others (%s, %s)', (language, count, text) => {
    renderIn(language, <OthersBadge viewModel={{ count }} />, elsewhereWords);
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('above the payments', () => {
  it.each([
    ['en', 'Also $295.00 to pay at Biscayne Bay.', 'Switch to Biscayne Bay'],
    ['es', 'También hay $295.00 por pagar en Biscayne Bay.', 'Cambiar a Biscayne Bay'],
  ] as const)('stands what is due at another practice, one press away (%s)', async (language, line, name) => {
    const switched: PracticeId[] = [];
    const second = { ...none, practice: 'mesa' as PracticeId, practiceName: 'Mesa', unreadMessages: 2 };
    const waiting = [{ ...none, due: 29_500 as Cents }, second];
    renderIn(language, <DueElsewhere viewModel={{ waiting }} onSwitch={(to) => switched.push(to)} />, elsewhereWords);
    expect(screen.getByText(line)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(switched).toEqual([practice]);
    expect(screen.queryByText(/Mesa/)).toBeNull();
  });
});

describe('a practice among those to choose from', () => {
  it.each([
    [10, 1, '10 to do, including 1 unread message'],
    [10, 0, '10 to do'],
    [2, 2, '2 unread messages'],
    [0, 0, ''],
  ])('says the number that stands beside the open one: %j with %j unread', (count, unread, text) => {
    const viewModel = { countAt: () => count, unreadAt: () => unread };
    const { container } = renderIn(
      'en',
      <WaitingAtPracticeLine viewModel={viewModel} practice={practice} />,
      elsewhereWords,
    );
    expect(container.textContent).toBe(text);
  });
});

describe('above the messages', () => {
  it.each([
    ['en', 'Also 1 unread message at Biscayne Bay.', 'Switch to Biscayne Bay'],
    ['es', 'También hay 1 mensaje sin leer en Biscayne Bay.', 'Cambiar a Biscayne Bay'],
  ] as const)('stands what is unread at another practice, one press away (%s)', async (language, line, name) => {
    const switched: PracticeId[] = [];
    const second = { ...none, practice: 'mesa' as PracticeId, practiceName: 'Mesa', forms: 2 };
    const waiting = [{ ...none, unreadMessages: 1, newResults: 3 }, second];
    renderIn(
      language,
      <UnreadElsewhere viewModel={{ waiting }} onSwitch={(to) => switched.push(to)} />,
      elsewhereWords,
    );
    expect(screen.getByText(line)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(switched).toEqual([practice]);
    expect(screen.queryByText(/Mesa/)).toBeNull();
  });
});
