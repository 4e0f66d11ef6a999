import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CheckInViewModel, TaskReturnViewModel } from '@portico/view-models/visits';
import type { CheckIn, CheckInScreen } from '@portico/application/visits';
import { failed, ok, type AppointmentId, type PatientId, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noon, renderIn } from '../../testing/index.ts';
import { CheckInScreen as CheckInPage } from './check-in-screen.tsx';
import { checkInWords, taskWords } from './check-in.messages.ts';
import { CheckedInModal } from './checked-in-modal.tsx';
import { TaskReturnScreen, TaskSignInFirst } from './partner-task-return-screen.tsx';

beforeEach(cleanup);

const address = 'https://partner.example/?ticket=1';
const atPartner: CheckInScreen = {
  visit: {
    id: 'v1' as AppointmentId,
    patient: { practice: 'desert' as PracticeId, patient: 'ana' as PatientId },
    start: noon,
    timeZone: 'America/Phoenix' as TimeZone,
    providerName: 'Dr. Núñez',
    office: 'North',
    video: false,
  },
  practice: { id: 'desert' as PracticeId, name: 'Desert Bloom', phone: '(602) 555-0101' },
  steps: ['medsAllergies'],
  done: ['medsAllergies'],
  told: { forms: { consents: [], intake: [] } },
  task: { partner: 'Mesa & Co', isDone: false },
  at: { kind: 'task', address },
};
const answers = (screenShown: CheckInScreen): CheckIn => {
  const answer = async () => ok(screenShown);
  return {
    open: answer,
    postForms: answer,
    postInformation: answer,
    postMedsAllergies: answer,
    goOn: answer,
    search: async () => ok([]),
  };
};

describe('the way to a partner of check-in, and back', () => {
  it.each([
    ['en', 'Step 2 of 2', 'Questions from Mesa & Co', 'Go to Mesa & Co'],
    ['es', 'Paso 2 de 2', 'Preguntas de Mesa & Co', 'Ir a Mesa & Co'],
  ] as const)('APT-207 says who asks before it leads there, in %s', async (language, step, title, go) => {
    const onLeave = jest.fn<(to: string) => void>();
    const viewModel = new CheckInViewModel({
      checkIn: answers(atPartner),
      visit: {},
      lookups: { zipPlace: async () => ok(undefined), physicians: async () => ok([]) },
      onDone: () => undefined,
      onLeave,
    });
    await viewModel.load();
    renderIn(
      language,
      <CheckInPage viewModel={viewModel} payment={() => null} onBack={() => undefined} />,
      checkInWords,
      taskWords,
    );
    screen.getByText(step);
    screen.getByRole('heading', { level: 2, name: title });
    screen.getByText(/^Desert Bloom .*Mesa & Co/);
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: go }));
    expect(onLeave.mock.calls).toEqual([[address]]);
  });

  it('asks somebody who is signed out to sign in', async () => {
    const onSignIn = jest.fn<() => void>();
    renderIn('es', <TaskSignInFirst onSignIn={onSignIn} />, taskWords);
    screen.getByText(/^Ya está de vuelta/);
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });

  it('says what keeps somebody from going on, and leads back', async () => {
    const refused: CheckIn = { ...answers(atPartner), open: async () => failed({ kind: 'check-in-over' }) };
    const viewModel = new TaskReturnViewModel({
      checkIn: refused,
      visit: {},
      onDone: () => undefined,
      onCheckIn: () => undefined,
    });
    await viewModel.load();
    const onBack = jest.fn<() => void>();
    renderIn('en', <TaskReturnScreen viewModel={viewModel} onBack={onBack} />);
    screen.getByText(/^You can no longer check in online for this visit/);
    await userEvent.click(screen.getByRole('button', { name: 'Back to visits' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('APT-212 says after success that the person is checked in', async () => {
    const onClose = jest.fn<() => void>();
    renderIn('en', <CheckedInModal onClose={onClose} />);
    await screen.findByRole('dialog', { name: 'You’re checked in' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
