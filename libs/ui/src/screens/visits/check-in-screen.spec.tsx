import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CheckIn, CheckInPage, CheckInScreen as Shown } from '@portico/application/visits';
import { ok, type AppointmentId, type PatientId, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import type { CheckInPageStep } from '@portico/domain/visits';
import { CheckInViewModel } from '@portico/view-models/visits';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noon, renderIn } from '../../testing/index.ts';
import { CheckInScreen } from './check-in-screen.tsx';

beforeEach(cleanup);

const latex = { id: 'a1', name: 'Latex', mayDelete: true };
const lists = {
  allergies: { entries: [latex], none: false },
  medications: { entries: [], none: true },
};

/** A check-in at its last step, the lists; the forms before it were sent. */
const steps: readonly CheckInPageStep[] = ['consents', 'medsAllergies'];
const pages: Readonly<Partial<Record<CheckInPageStep, CheckInPage>>> = {
  consents: { kind: 'consents', forms: [], today: '2026-03-20' as never },
  medsAllergies: { kind: 'medsAllergies', lists, clinicianEntriesStay: false },
};
const shown = (step: CheckInPageStep): Shown => ({
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
  steps,
  done: ['consents'],
  told: { forms: { consents: ['Consent to treatment'], intake: [] } },
  at: pages[step] ?? { kind: 'ready' },
});

const open = async () => {
  const answer = async () => ok(shown('medsAllergies'));
  const port: CheckIn = {
    open: async (_, earlier = 'medsAllergies') => ok(shown(earlier)),
    postForms: answer,
    postInformation: answer,
    postMedsAllergies: answer,
    goOn: answer,
    search: async () => ok([]),
  };
  const viewModel = new CheckInViewModel({
    checkIn: port,
    visit: {},
    lookups: { zipPlace: async () => ok(undefined), physicians: async () => ok([]) },
    onDone: () => undefined,
    onLeave: () => undefined,
  });
  await viewModel.load();
  renderIn('en', <CheckInScreen viewModel={viewModel} payment={() => null} onBack={() => undefined} />);
  return viewModel;
};

const entriesAdded = (): number => Number(window.history.state?.backSteps ?? 0);
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the steps of check-in', () => {
  it.each([
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Back to step 1' }))],
    ['Back of the browser', async () => act(() => window.history.back())],
  ])('are gone back one by one by %s, and only from the first out of it', async (_, goBack) => {
    await open();
    await step('Medications and Allergies');
    await waitFor(() => expect(entriesAdded()).toBe(1));
    await goBack();
    const heading = await step('Consent Forms');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.getByText('Consent to treatment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Back to step/ })).toBeNull();
    await waitFor(() => expect(entriesAdded()).toBe(0));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await step('Medications and Allergies');
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
  });
});
