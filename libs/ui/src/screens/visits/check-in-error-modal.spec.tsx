import { expect, it, jest } from '@jest/globals';
import { plus } from '@portico/domain/kernel';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noon, renderIn } from '../../testing/index.ts';
import CheckInErrorModal from './check-in-error-modal.tsx';
import { checkInProblemWords, checkInWords } from './check-in.messages.ts';
import { historyWords } from './medical-history.messages.ts';

it('APT-008 APT-327 the error modal of a form is named after it, says why, and Ok ends it', async () => {
  const onOk = jest.fn<() => void>();
  renderIn(
    'en',
    <CheckInErrorModal problem={{ kind: 'check-in-too-early', until: plus(noon, 60_000) }} onOk={onOk} />,
    checkInWords,
    checkInProblemWords,
    historyWords,
  );
  const modal = await screen.findByRole('alertdialog', { name: 'Check in' });
  expect(modal.textContent).toContain('Check-in for this visit isn’t open yet.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onOk).toHaveBeenCalledTimes(1);
});
