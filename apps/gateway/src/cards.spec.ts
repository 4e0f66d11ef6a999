import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { PostgresOutbox, PostgresPaymentPlans } from '@portico/adapters-storage';
import { instant, type Cents, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { CardId, PlanId, UniqueId } from '@portico/domain/payments';
import { story } from './testing/scenario-steps.ts';
import { ben, north, south } from './testing/clinic-fixture.ts';
import { holding, profiles } from './testing/running-gateway.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

interface WireCard {
  readonly cardId: string;
  readonly type: string;
  readonly last4: string;
  readonly default: boolean;
}

const amex = { type: 'American Express', card_number: '373953192351004', cvv: '1234' };

describe.each(profiles)('cards with processors that are %s', (profile) => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture({ profile });
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe.each([
    ['Clover', north.id],
    ['Payeezy', south.id],
  ])('the cards on file by %s', (_, practice) => {
    const it = story();
    const here = () => holding(fixture, practice);
    const onFile = async () => (await fixture.told('getCards', {}, here()))['cards'] as readonly WireCard[];
    const add = (more: object = {}) => ({ uniqueId: uniqueId(), execution: 'cloverapi', ...card(more) });

    it('MON-132 MON-148 a card is added once, however often it is sent', async () => {
      const input = add();
      const added = await fixture.done('addCreditCard', input, here());
      expect(added).toMatchObject({ status: 200, card: { type: 'Visa', last4: '4242', default: true } });
      expect(await fixture.done('addCreditCard', input, here())).toEqual(added);
      expect(await onFile()).toHaveLength(1);
      expect(JSON.stringify(await fixture.told('getCards', {}, here()))).not.toContain('4242424242424242');
    });

    it('keeps what was agreed to with the card, mails it, and refuses whoever does not say to what they agree', async () => {
      const screen = await fixture.told('getCards', {}, here());
      const [agreement] = screen['agreements'] as readonly Readonly<Record<string, unknown>>[];
      const [shown] = await onFile();
      const terms = screen['terms'] as { readonly text: string; readonly hash: string };
      expect(terms.text).toContain(`I authorize ${practice} clinic to keep this card on file`);
      expect(agreement).toMatchObject({
        cardId: shown?.cardId,
        subject: 'card',
        address: expect.stringMatching(/127\.0\.0\.1|::1/),
        language: 'en',
        terms: terms.text,
        termsHash: terms.hash,
        termsVersion: 1,
        card: '4242',
        cardBrand: 'visa',
      });
      const waiting = await new PostgresOutbox(fixture.gateway.database).waiting(100);
      const mailed = waiting.filter(
        ({ notification }) => notification.kind === 'card-agreed' && notification.practice === `${practice} clinic`,
      );
      expect(mailed).toMatchObject([{ notification: { last4: '4242', terms: terms.text, version: 1 } }]);
      const refusedFor = async (agreedTerms: string | null) =>
        (await fixture.refusedBy('addCreditCard', { ...add(amex), agreedTerms }, here())).reason;
      expect([await refusedFor(null), await refusedFor('other')]).toEqual(['terms-not-agreed', 'terms-changed']);
      expect(await onFile()).toHaveLength(1);
    });

    it('MON-133 what the card form needs is sealed', async () => {
      const screen = await fixture.told('getCards', { patientId: '1001' }, here());
      expect(screen).toMatchObject({ patient_id: '1001', practice_id: practice, today: '2026-03-05' });
      expect(String(screen['encryptedData'])).toMatch(/^[\w-]{40,}$/);
    });

    it('MON-153 MON-154 the default mark is moved, and taken off the others', async () => {
      const [first] = await onFile();
      const second = await fixture.done('addCreditCard', add(amex), here());
      expect(second).toMatchObject({ status: 200, card: { type: 'American Express', last4: '1004', default: false } });
      const { cardId } = second['card'] as WireCard;
      expect(await fixture.done('setDefaultCreditCard', { cardId }, here())).toMatchObject({ status: 200 });
      expect((await onFile()).map((one) => [one.cardId, one.default])).toEqual([
        [cardId, true],
        [first?.cardId, false],
      ]);
    });

    it('MON-151 MON-152 a card is deleted with 200, and with 400 while an active plan pays with it', async () => {
      const [chosen, other] = await onFile();
      const patient = { practice: practice as PracticeId, patient: '1001' as PatientId };
      const plan = {
        id: 'plan-1' as PlanId,
        patient,
        name: 'Crown in May',
        status: 'active' as const,
        calendar: { frequency: 'monthly' as const, dayOfMonth: 1 },
        payment: 5_000 as Cents,
        card: chosen?.cardId as CardId,
        autopay: {},
        createdAt: instant(0),
        original: { total: 10_000 as Cents, count: 2 },
        payments: [],
        version: 1,
      };
      const plans = new PostgresPaymentPlans(fixture.gateway.database);
      await plans.create(plan, 'a-plan' as UniqueId, new Map());
      const held = await fixture.done('deleteCreditCard', { cardId: chosen?.cardId, patientId: '1001' }, here());
      expect(held).toMatchObject({ status: 400, paymentPlanName: 'Crown in May' });
      expect(await fixture.done('deleteCreditCard', { cardId: other?.cardId }, here())).toMatchObject({
        status: 200,
        paymentPlanName: null,
      });
      expect((await onFile()).map(({ cardId }) => cardId)).toEqual([chosen?.cardId]);
      await plans.change({ ...plan, status: 'cancelled' }, 1, new Map());
      expect(await fixture.done('deleteCreditCard', { cardId: chosen?.cardId }, here())).toMatchObject({ status: 200 });
      expect(await onFile()).toEqual([]);
    });

    it('MON-042 nobody reaches the cards of somebody else by naming them', async () => {
      const [theirs] = ben;
      const foreign = { patientId: theirs?.patient };
      const notFound = { code: 'NOT_FOUND' };
      expect(await fixture.refusedBy('addCreditCard', { ...add(), ...foreign }, here())).toMatchObject(notFound);
      expect(await fixture.refusedBy('deleteCreditCard', { cardId: 'x', ...foreign }, here())).toMatchObject(notFound);
      expect(await fixture.refusedBy('setDefaultCreditCard', { cardId: 'x', ...foreign }, here())).toMatchObject(
        notFound,
      );
      expect(await fixture.ask('getCards', foreign, here())).toMatchObject(notFound);
      expect(await onFile()).toEqual([]);
    });

    it('MON-136 MON-137 MON-138 MON-141 what is no card is refused, whoever sends it', async () => {
      const refused = [
        { exp_date: '0226' },
        { cvv: '1234' },
        { card_number: '424242424242424' },
        { cardholder_name: 'Al' },
        { card_number: '30569309025904' },
        { type: 'Discover' },
      ];
      for (const wrong of refused) {
        expect(await fixture.refusedBy('addCreditCard', add(wrong), here())).toMatchObject({
          code: 'CARD_DECLINED',
          reason: 'card-refused',
        });
      }
      for (const wrong of [{}, { plainTextCardData: '{' }, { cardToken: 'x' }, card({ exp_date: '13/30' })]) {
        const input = { uniqueId: uniqueId(), ...wrong };
        expect(await fixture.refusedBy('addCreditCard', input, here())).toMatchObject({ code: 'BAD_INPUT' });
      }
      expect(await onFile()).toEqual([]);
    });
  });
});
