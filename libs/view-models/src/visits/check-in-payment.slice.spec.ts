import { checkInOver } from '@portico/services/visits/testing';
import { informationService } from '@portico/services/profile/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { issueCapability, type CodeHash, type Permission } from '@portico/domain/access';
import { failed, type AppointmentId, type CapabilityId } from '@portico/domain/kernel';
import type { UniqueId } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import {
  MemoryCheckInSystem,
  MemoryCheckIns,
  MemoryAllergyMedicationSearch,
  MemoryThirdPartyTasks,
  MemoryMedicationReconciliation,
} from '@portico/domain/visits/testing';
import { FormsService } from '@portico/services/forms';
import { GuestAuthenticator } from '@portico/services/guests';
import type { ServiceCall } from '@portico/services/kernel';
import {
  ana,
  anaAtMesa,
  ben,
  benAtPena,
  callOf,
  delegateFor,
  noon,
  pena,
  visit,
} from '@portico/services/kernel/testing';
import { isPaymentOpen } from '../payments/index.ts';
import type { PaymentContext, PaymentOrder, PayWith } from '@portico/application/payments';
import { requestIn, type PaymentChoice } from '@portico/application/payments/testing';
import {
  cents,
  due,
  full,
  generous,
  paymentsFixture,
  tokenOf,
  typedCard,
  wiredDueAtCheckIn,
} from '@portico/services/payments/testing';
import { memoryKeyValueStore } from '../payments/testing/index.ts';
import { checkInPayment } from './check-in-payment.ts';
import { guestCheckIn, guestPayments } from '@portico/services/visits';
import { CheckInViewModel } from './check-in.view-model.ts';
import { noLookups, nothing } from './testing/index.ts';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';

const soon = 'soon' as AppointmentId;
const other = 'other' as AppointmentId;
const copay = 2_500;
const all = due + copay;
const entered = () => ({ kind: 'entered', card: tokenOf(typedCard()), save: false, makeDefault: false }) as const;

/** Ben's check-in at a practice that takes payments, with a balance and the copay of this visit. */
const parts = async (at: Practice = { ...pena, guestActions: ['check-in', 'pay'] }) => {
  const payer = await paymentsFixture(generous, at);
  payer.schedule.put(visit('soon', benAtPena, 1), visit('other', benAtPena, 0.5));
  payer.billing.putVisit(benAtPena, soon, { copay: cents(copay), cancellationFee: cents(0) });
  payer.billing.putVisit(benAtPena, other, { copay: cents(9_900), cancellationFee: cents(0) });
  const checkInSystem = new MemoryCheckInSystem(payer.schedule);
  checkInSystem.asked = ['medsAllergies'];
  const profile = { ...payer, registration: new MemoryRegistration(sampleForm) };
  const deps = {
    ...payer,
    checkInSystem,
    checkIns: new MemoryCheckIns(),
    formsIn: (call: ServiceCall) =>
      new FormsService(payer.activityLog, payer.formStore, payer.practices, payer.registration, call),
    informationIn: (call: ServiceCall) => informationService(profile, call),
    thirdPartyTasks: new MemoryThirdPartyTasks(payer.schedule, () => noon),
    allergyMedicationSearch: new MemoryAllergyMedicationSearch({ allergies: [], medications: [] }),
    medicationReconciliation: new MemoryMedicationReconciliation(),
    isSomethingDue: (call: ServiceCall, { patient, id }: { patient: typeof benAtPena; id: AppointmentId }) =>
      wiredDueAtCheckIn(payer)(call, { patient, appointment: id }),
  };
  const own = callOf(ben, pena, noon);
  const byLink = async (purpose: 'guest-check-in' | 'guest-pay' = 'guest-check-in') => {
    const of = { id: 'link-1' as CapabilityId, code: 'hash' as CodeHash, now: noon };
    await payer.capabilities.add(issueCapability({ purpose, ...benAtPena, resource: soon }, of));
    const token = payer.tokens.guest({ capability: of.id, expiresAt: (noon + 60_000) as typeof noon });
    const admitted = await new GuestAuthenticator(payer.capabilities, payer.tokens, payer.withheldAt).admit(
      token,
      noon,
    );
    if (!admitted.ok) throw new Error('The link is open.');
    const call: ServiceCall = { acting: admitted.value, language: 'en', now: noon };
    return {
      checkIn: guestCheckIn(payer.capabilities, call, checkInOver(deps, call)),
      payments: guestPayments(payer.capabilities, call, payer.serviceOf(call)),
    };
  };
  return {
    ...payer,
    checkIn: checkInOver(deps, own),
    payments: payer.serviceOf(own),
    as: (...permissions: readonly Permission[]) =>
      checkInOver(deps, { ...own, acting: delegateFor(ana, benAtPena, ...permissions) }),
    byLink,
  };
};

type House = Awaited<ReturnType<typeof parts>>;
let fixture: House;
beforeEach(async () => {
  fixture = await parts();
});

const here = { patient: benAtPena, appointment: soon };
const atVisit: PaymentContext = { kind: 'check-in', ...here };
const order = (
  id: string,
  { context = atVisit, choice = full(all), card = entered() }: Partial<Ordered> = {},
): PaymentOrder => ({ uniqueId: id as UniqueId, card, ...requestIn(context, choice) });

interface Ordered {
  readonly context: PaymentContext;
  readonly choice: PaymentChoice;
  readonly card: PayWith;
}
const arrived = (payment: boolean) => ({ ok: true, value: { at: { kind: 'arrived', payment } } });
const notFound = failed({ kind: 'not-found' });

describe('the payment at check-in', () => {
  it('APT-173 APT-178 is of the visit that was checked in for: once, its copay with it, and not asked for again', async () => {
    const answer = await fixture.checkIn.postMedsAllergies(here, nothing);
    expect(answer).toMatchObject(arrived(true));
    if (!answer.ok) throw new Error('They are there.');
    const context = checkInPayment(answer.value.visit);
    expect(context).toEqual(atVisit);
    expect(await fixture.payments.screen(context)).toMatchObject({ value: { amount: all, parts: { copay } } });
    const twice = await Promise.all([fixture.payments.submit(order('once')), fixture.payments.submit(order('once'))]);
    const [paid, same] = twice;
    expect(paid).toMatchObject({ ok: true, value: { amount: all, next: '/appointments' } });
    expect(same).toEqual(paid);
    expect(fixture.charges()).toMatchObject([{ amount: all, copay, purpose: { kind: 'check-in', appointment: soon } }]);
    expect(fixture.taken()).toBe(all);
    expect(await fixture.checkIn.open(here)).toMatchObject(arrived(false));
  });

  it('stays paid where the check-in was not finished, which goes on where it stood and asks for no payment', async () => {
    expect(await fixture.payments.submit(order('early'))).toMatchObject({ ok: true });
    expect(await fixture.checkIn.open(here)).toMatchObject({ value: { at: { kind: 'medsAllergies' }, done: [] } });
    expect(await fixture.checkIn.postMedsAllergies(here, nothing)).toMatchObject(arrived(false));
    expect(fixture.taken()).toBe(all);
  });

  it('is asked for again where the card was declined, and the check-in stands', async () => {
    await fixture.checkIn.postMedsAllergies(here, nothing);
    fixture.processor.declining.set('4242', 'insufficient-funds');
    expect(await fixture.payments.submit(order('declined'))).toEqual(
      failed({ kind: 'declined', reason: 'insufficient-funds' }),
    );
    expect(await fixture.checkIn.open(here)).toMatchObject(arrived(true));
    expect(fixture.taken()).toBe(0);
  });

  it('of this tab, whose answer is missing, is looked into before the person goes on, through a reload too', async () => {
    await fixture.checkIn.postMedsAllergies(here, nothing);
    await fixture.payments.submit(order('sent'));
    const keep = memoryKeyValueStore();
    const did: string[] = [];
    const opened = async () => {
      const screen = new CheckInViewModel({
        checkIn: fixture.checkIn,
        visit: here,
        lookups: noLookups,
        isPaymentOpen: (due) => isPaymentOpen(keep, checkInPayment(due)),
        onDone: () => did.push('done'),
        onLeave: () => undefined,
      });
      await screen.load();
      return screen.phase.kind;
    };
    const key = `payment:{"appointment":"soon","kind":"check-in","patient":{"patient":"ben-pena","practice":"pena"}}`;
    keep.write(key, 'sent');
    expect({ opened: await opened(), did }).toEqual({ opened: 'paying', did: [] });
    keep.remove(key);
    await opened();
    expect(did).toEqual(['done']);
  });

  it('ACC-006 is shown to a delegate who may pay, and to no other', async () => {
    const may = ['appointments:act', 'forms:act', 'health:view'] as const;
    expect(await fixture.as(...may).postMedsAllergies(here, nothing)).toMatchObject(arrived(false));
    expect(await fixture.as(...may, 'payments:view').open(here)).toMatchObject(arrived(false));
    expect(await fixture.as(...may, 'payments:act').open(here)).toMatchObject(arrived(true));
  });
});

describe('the payment of a guest at check-in', () => {
  it('APT-173 APT-178 MON-002 MON-175 is of the visit of their link alone, with a card that is not kept, and leads to the guest success page', async () => {
    const { checkIn, payments } = await fixture.byLink();
    expect(await checkIn.postMedsAllergies({}, nothing)).toMatchObject(arrived(true));
    const shown = await payments.screen({ kind: 'check-in' });
    expect(shown).toMatchObject({ value: { amount: all, cards: [], types: ['full', 'partial'] } });
    for (const context of [
      { kind: 'check-in', appointment: other },
      { kind: 'check-in', patient: anaAtMesa },
      { kind: 'check-out', ...here },
      { kind: 'balance' },
      { kind: 'guest', patient: benAtPena },
    ] as const) {
      expect(await payments.screen(context)).toEqual(notFound);
      expect(await payments.submit(order('elsewhere', { context }))).toEqual(notFound);
    }
    const next = '/guest/workflow/appointments/add_appointment_success';
    const part = { kind: 'partial', amount: cents(1_000) } as const;
    expect(await payments.submit(order('part', { choice: part }))).toMatchObject({ value: { next } });
    const rest = order('guest', { context: { kind: 'check-in' }, choice: full(all - 1_000) });
    const paid = await payments.submit(rest);
    expect(paid).toMatchObject({ ok: true, value: { amount: all - 1_000, next } });
    expect(await payments.submit(rest)).toEqual(paid);
    expect(await payments.outcome(rest.uniqueId)).toEqual(paid);
    expect(fixture.taken()).toBe(all);
    expect(await checkIn.open({})).toMatchObject(arrived(false));
    expect(fixture.activityLog.entries.filter(({ action }) => action === 'paid')).toMatchObject([
      { actor: 'link-1', actorKind: 'guest', subject: 'ben-pena' },
      { actor: 'link-1', actorKind: 'guest' },
    ]);
  });

  it('ACC-007 is not opened by a link to a bill', async () => {
    const { payments } = await fixture.byLink('guest-pay');
    expect(await payments.screen(atVisit)).toEqual(notFound);
    expect(await payments.screen({ kind: 'guest' })).toMatchObject({ value: { amount: due } });
  });

  it('ACC-044 is left to the office where the practice lets guests pay nothing online', async () => {
    fixture = await parts({ ...pena, guestActions: ['check-in'] });
    const { checkIn } = await fixture.byLink();
    expect(await checkIn.postMedsAllergies({}, nothing)).toMatchObject(arrived(false));
    expect(await fixture.checkIn.open(here)).toMatchObject(arrived(true));
  });
});
