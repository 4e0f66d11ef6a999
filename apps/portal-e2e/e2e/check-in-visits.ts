import { EmbeddedCheckInSetup, EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresDelegations } from '@portico/adapters-storage';
import { allPermissions } from '@portico/domain/access';
import type { CheckInStep } from '@portico/domain/visits';
import { MINUTE, type AppointmentId, type Cents, type PatientId, type ProfileId } from '@portico/domain/kernel';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { people, type DemoVisitor } from '../src/browser/demo-visitors.ts';
import { typeCard } from '../src/browser/type-card.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { checkInFormIds } from '@portico/demo/open-check-in.ts';
import { partnerPractice } from '@portico/demo/partner/start-demo-partner.ts';
import { consentWords, linkedVisit, sign } from './check-in-steps.ts';
import { askOfChart } from './due-forms-steps.ts';
import { informationWords, passInformation } from './fill-information-form.ts';
import { intakeWords, passPain } from './fill-intake-form.ts';
import { seen, browserHarness } from './fixture.ts';

export const words = {
  en: {
    consents: 'Consent Forms',
    none: [/(I have|has) no allergies$/, /(I take|takes) no medications$/],
    next: 'Next',
    arrived: /^(You’re|James Walker is) checked in$/,
    success: 'You’re checked in at Biscayne Bay Health Partners.',
    newCard: 'New card',
    payNow: /^pay now/,
    declined: /^Your bank declined the card\. Nothing was charged\./,
    paid: 'Payment received',
    done: 'Done',
    partner: 'Go to Bayline Pre-Registration',
  },
  es: {
    consents: 'Formularios de consentimiento',
    none: [/(No tengo|no tiene) alergias$/, /(No tomo|no toma) medicamentos$/],
    next: 'Siguiente',
    arrived: /^(Su llegada|La llegada de James Walker) está registrada$/,
    success: 'Su llegada a Biscayne Bay Health Partners está registrada.',
    newCard: 'Tarjeta nueva',
    payNow: /^pagar ahora/,
    declined: /^Su banco rechazó la tarjeta\. No se cobró nada\./,
    paid: 'Pago recibido',
    done: 'Listo',
    partner: 'Ir a Bayline Pre-Registration',
  },
} as const;

/** Everything that a practice may ask on pages of the portal. */
export const every: readonly CheckInStep[] = ['information', 'medsAllergies', 'consents', 'intake'];
export const usual: readonly CheckInStep[] = ['information', 'medsAllergies', 'intake', 'task'];
const forms = ['Consent to treatment', 'Notice of privacy practices', 'How is your pain?'];
export const copay = 25_00;
/** What the processor's double declines. */
export const declinedAmount = 5_502_00;

export const asking = (stages: readonly CheckInStep[]) =>
  new EmbeddedCheckInSetup(browserHarness().portal.database).asks(partnerPractice, stages, checkInFormIds);

export interface Visit {
  readonly id: string;
  readonly patient: string;
}

const owe = (visit: string, amount: number) =>
  new EmbeddedMoneySetup(browserHarness().portal.database).visitDues(partnerPractice, [
    { appointment: visit as AppointmentId, copay: amount as Cents, cancellationFee: 0 as Cents },
  ]);

let visits = 0;

/** A visit like this one that begins soon, with every step before it and a copay to pay. */
export const soonLike = async ({ id: like, patient }: Visit, amount = copay): Promise<Visit> => {
  const { database, clock } = browserHarness().portal;
  visits += 1;
  const id = `walk-${visits}`;
  const start = clock.now() + 30 * MINUTE;
  await database.rows({
    text: `insert into clinic.appointments
           select (jsonb_populate_record(a, $3)).* from clinic.appointments a where practice_id = $1 and id = $2`,
    values: [
      partnerPractice,
      like,
      JSON.stringify({ id, status: 'SCHEDULED', starts_at: start, ends_at: start + 30 * MINUTE }),
    ],
  });
  for (const table of ['clinic.pictures', 'clinic.registrations', 'clinic.charges']) {
    await database.rows({
      text: `delete from ${table} where practice_id = $1 and patient_id = $2`,
      values: [partnerPractice, patient],
    });
  }
  await owe(id, amount);
  await askOfChart({ practice: partnerPractice, patient: patient as PatientId }, forms);
  return { id, patient };
};

/** The visit that the guest's link is about. */
export const visitOfLink = async (): Promise<Visit> => {
  const id = await linkedVisit(partnerPractice);
  const [row] = await browserHarness().portal.database.rows<{ readonly patient_id: string }>({
    text: 'select patient_id from clinic.appointments where practice_id = $1 and id = $2',
    values: [partnerPractice, id],
  });
  return { id, patient: row?.patient_id ?? '' };
};

export const linkTo = ({ id }: Visit) =>
  browserHarness().portal.database.rows({
    text: `update capabilities set resource = $2 where practice_id = $1 and purpose = 'guest-check-in' and resource is not null`,
    values: [partnerPractice, id],
  });

/** Cents that were paid at a visit, and in how many payments. */
export const paidAt = async ({ id }: Visit) => {
  const [row] = await browserHarness().portal.database.rows<{ readonly payments: number; readonly copay: number }>({
    text: `select count(*)::int as payments, coalesce(sum(copay_cents), 0)::int as copay from payment_charges
           where practice_id = $1 and purpose ->> 'appointment' = $2 and state = 'captured'`,
    values: [partnerPractice, id],
  });
  return row;
};

/** From the information check to the last of the forms. */
export const walk = async ({ page, language }: Visitor): Promise<void> => {
  const say = words[language];
  await passInformation(page, informationWords[language], { photos: true });
  for (const none of say.none) await page.getByRole('checkbox', { name: none }).check();
  await page.getByRole('button', { name: say.next, exact: true }).click();
  await seen(page.getByRole('heading', { level: 2, name: say.consents }));
  // The same forms are signed for the same patient in another walk.
  await browserHarness().portal.clock.later(visits, async () => {
    await sign(page, consentWords[language]);
    await passPain(page, intakeWords[language], true);
    await seen(page.getByText(say.arrived).or(page.getByRole('button', { name: say.partner })));
  });
};

/** Chooses a card that is not on file, and presses the button. */
export const pressPay = async ({ page, language }: Visitor, number = '4242424242424242'): Promise<void> => {
  const say = words[language];
  const payNow = page.getByRole('button', { name: say.payNow, exact: true });
  await seen(page.getByText(say.arrived));
  await seen(payNow);
  const newCard = page.getByRole('radio', { name: say.newCard });
  if ((await newCard.count()) > 0) await newCard.check();
  await typeCard(page, number);
  await payNow.click();
};

export const received = async ({ page, language }: Visitor): Promise<void> => {
  await seen(page.getByRole('dialog', { name: words[language].paid }));
  await page.getByRole('button', { name: words[language].done, exact: true }).click();
};

/** The card is declined; then the practice corrects what is due while the page stands there. */
export const payAtLast = async (visitor: Visitor, { id }: Visit): Promise<void> => {
  const { page, language } = visitor;
  const alert = page.getByRole('alert');
  await pressPay(visitor);
  await seen(alert.filter({ hasText: words[language].declined }));
  await owe(id, copay);
  await pressPay(visitor);
  await seen(alert.filter({ hasText: '$25.00' }));
  await pressPay(visitor);
};

export const pathOf = (visit: Visit): string =>
  `/appointments/check_in?practiceId=${partnerPractice}&patientId=${visit.patient}&appointmentId=${visit.id}`;

export const james: DemoVisitor = { email: people.rich.email, practice: partnerPractice };
export const delegate = 'rosa.delgado@example.org';

/** Rosa acts for James at the practice. */
export const entrust = async (): Promise<void> => {
  const { database, clock } = browserHarness().portal;
  const account = await new PostgresAccounts(database).byLogin(delegate);
  if (account === undefined) throw new Error('The demo has no Rosa.');
  await new PostgresDelegations(database).grant({
    delegate: account.id,
    chart: await chartOf(browserHarness().portal, james),
    profile: 'james-by-rosa' as ProfileId,
    profileName: 'James Walker',
    permissions: allPermissions,
    grantedAt: clock.now(),
  });
};
