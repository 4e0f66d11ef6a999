import { afterEach, describe, expect, it } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import { instant, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import { act } from '@testing-library/react';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { pressed } from '../testing/press-and-type.ts';
import { openPortal, type OpenedPortal, type OpenOptions } from '../testing/opened-portal.tsx';
import { basketsOf } from './shopping-baskets.ts';

interface Way extends OpenOptions {
  readonly at: string;
  /** What is sent, and what must stand in it. */
  readonly pays: string;
  readonly names: readonly string[];
  /** Where the receipt leads, and where the person is then. */
  readonly next?: string;
  readonly then: string;
}

const visit = 'practiceId=mesa&patientId=p7&appointmentId=a7';
const checkedIn = { 'CheckInScreen.standing': 'ARRIVED', 'CheckInScreen.checkInPayment': true };

const ways: readonly Way[] = [
  {
    at: paths.payBalance({ patientId: 'p7', practiceId: 'mesa' }),
    pays: 'MakePayment',
    names: ['p7', 'mesa'],
    then: 'opens /payments',
  },
  {
    at: `${paths.cancellation({ appointmentId: 'a7' })}?practiceId=mesa&patientId=p7&cancellationReasonId=r7`,
    pays: 'MakeCancellationPayment',
    names: ['p7', 'mesa', 'a7', 'r7'],
    then: 'opens /payments',
  },
  {
    at: `${paths.prepayment}?practiceId=mesa&patientId=p7&hold=h7`,
    pays: 'MakePrepayment',
    names: ['p7', 'mesa', 'h7'],
    then: 'opens /payments',
  },
  {
    at: `${paths.payOrder}?store_id=s7&transaction_id=t7&amount=12.50`,
    pays: 'MakeShopPayment',
    names: ['s7', 't7', '12.50'],
    next: 'https://shop.example/paid',
    then: 'leaves for /paid',
  },
  {
    at: `${paths.checkOut}?${visit}&step=payment`,
    pays: 'MakeCheckoutPayment',
    names: ['p7', 'mesa', 'a7'],
    then: 'asks ContinueCheckoutPayment {"input":{"checkoutIds":{"appointment_id":"a7","patient_id":"p7","practice_id":"mesa"}',
  },
  {
    at: `${paths.checkIn}?${visit}`,
    canned: checkedIn,
    pays: 'MakeCheckInPayment',
    names: ['patient_id', 'practice_id', 'appointment_id'],
    then: 'opens /payments',
  },
  {
    at: paths.guestPayment,
    visitor: 'guest',
    pays: 'MakePayment',
    names: ['p1', 'mesa'],
    next: paths.guestReceipt,
    then: `opens ${paths.guestReceipt}`,
  },
];

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

const paid = async ({ at, next = '/payments', canned = {}, ...options }: Omit<Way, 'pays' | 'names' | 'then'>) => {
  opened = await openPortal(at, { ...options, canned: { 'PaymentReceipt.next': next, ...canned } });
  return opened;
};

const booking = { practice: 'mesa' as PracticeId, picked: {}, replaces: 'a7' as AppointmentId };
const order = [{ product: 'tea', quantity: 1 }];

describe('what is paid', () => {
  it.each(ways.map((way) => [way.pays, way.at, way] as const))(
    '%s at %s is about what the address names, and leads where its receipt says',
    async (operation, _, { names, then, ...way }) => {
      const portal = await paid(way);
      const sent = (await pressed(portal, 'pay now')).filter((line) => line.startsWith('asks Make'));
      const unnamed = names.filter((name) => !sent.join().includes(name));
      expect({ asked: sent.map((line) => line.split(' ')[1]), unnamed }).toEqual({ asked: [operation], unnamed: [] });
      const done = await pressed(portal, 'Done');
      expect({ done, leads: done.some((line) => line.startsWith(then)) }).toMatchObject({ leads: true });
    },
  );
});

describe('what was prepared for a payment', () => {
  const left = (portal: OpenedPortal) => ({
    booking: portal.portal.port(bookingDrafts).current !== undefined,
    paidBasket: basketsOf(portal.portal).read('s7').lines.length,
    otherBasket: basketsOf(portal.portal).read('s8').lines.length,
  });

  it.each(ways.filter(({ visitor }) => visitor === undefined).map((way) => [way.pays, way] as const))(
    '%s ends its own booking or basket, and no other',
    async (operation, way) => {
      const portal = await paid(way);
      portal.portal.port(bookingDrafts).keep(booking);
      for (const shop of ['s7', 's8']) basketsOf(portal.portal).write(shop, order);
      await pressed(portal, 'pay now');
      await pressed(portal, 'Done');
      expect(left(portal)).toEqual({
        booking: operation !== 'MakePrepayment',
        paidBasket: operation === 'MakeShopPayment' ? 0 : 1,
        otherBasket: 1,
      });
    },
  );
});

describe('a payment that was begun before the page was loaded anew', () => {
  it('says that what was typed was kept, except the card, once that is known', async () => {
    const { portal } = await paid({
      at: paths.payBalance({ patientId: 'p7', practiceId: 'mesa' }),
      canned: { 'MakePaymentScreen.cards': [] },
    });
    const said = () => document.body.textContent?.includes('We kept what you typed, except your card.');
    expect(said()).toBe(false);
    await act(async () => portal.drafts.resumed.note('a payment', instant(1)));
    expect(said()).toBe(true);
  });
});

describe('a visit that is paid for when it is booked', () => {
  const at = `${paths.prepayment}?practiceId=mesa&patientId=p7&hold=h7`;

  it('is saved to the calendar from its receipt', async () => {
    const portal = await paid({ at });
    await pressed(portal, 'pay now');
    expect(await pressed(portal, 'Add to calendar')).toEqual([
      'asks GetCalendarFile {"appointmentId":"appointment_id","practiceId":"practice_id"}',
      'saves a file',
    ]);
  });

  it('is looked for anew where its time is gone', async () => {
    const gone = [{ message: 'Gone.', extensions: { code: 'CONFLICT', reason: 'slot-gone' } }];
    const portal = await paid({ at, canned: { MakePrepayment: gone } });
    await pressed(portal, 'pay now');
    const { length } = window.history;
    // A booking begins with the questions of the practice.
    expect(await pressed(portal, 'See available times')).toContain(`opens ${paths.schedulerQuestions}`);
    expect(window.history.length).toBe(length);
  });
});
