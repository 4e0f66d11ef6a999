import { EmbeddedCheckInSetup, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Instant, PracticeId } from '@portico/domain/kernel';
import type { CheckInStep } from '@portico/domain/visits';
import { demoForms } from './write-demo-forms.ts';
import { demoGuest } from './demo-guest-links.ts';

const formsTitled = (...titles: readonly string[]) => demoForms.filter(({ title }) => titles.includes(title.en));

/** The forms that the practices of the demo ask for at check-in. */
const checkInForms = {
  consents: formsTitled('Consent to treatment', 'Notice of privacy practices'),
  intake: formsTitled('Medical history', 'How is your pain?'),
};

/** By their ids. */
export const checkInFormIds = {
  consents: checkInForms.consents.map(({ uuid }) => uuid),
  intake: checkInForms.intake.map(({ uuid }) => uuid),
};

/** What each practice of the demo asks at check-in; another one asks the usual. */
const asked: ReadonlyMap<string, readonly CheckInStep[]> = new Map(
  Object.entries({
    riverwalk: ['information', 'medsAllergies', 'intake'],
    saguaro: ['medsAllergies', 'consents'],
  }),
);

/** Writes down what a practice asks at check-in, and has its forms wait for the guest whose link is about a visit. */
export const openCheckIn = async (sql: Sql, practice: PracticeId, now: Instant): Promise<void> => {
  const stages = asked.get(practice);
  if (stages !== undefined) await new EmbeddedCheckInSetup(sql).asks(practice, stages, checkInFormIds);
  const guest = await demoGuest(sql, practice, 'visit', now);
  if (guest === undefined) return;
  const patient = { practice, patient: guest.patient };
  const forms = [...checkInForms.consents, ...checkInForms.intake];
  await new EmbeddedSetup(sql).forms(forms.map(({ uuid: id, title }) => ({ patient, id, title })));
};
