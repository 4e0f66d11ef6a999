/**
 * Run as a process of its own, to be killed: one of several cash desks on one PostgreSQL, its processors over HTTP. Told its
 * errands a line at a time, it answers each when it is done, and reconciles and posts beside them all the while.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { RandomPaymentMint } from '@portico/adapters-crypto';
import { EmbeddedBilling, EmbeddedVisitDesk } from '@portico/adapters-practice/embedded';
import { PostgresBookPostings, PostgresCardsOnFile, PostgresPaymentLedger } from '@portico/adapters-storage';
import { openDatabase } from '@portico/adapters-storage/sql';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { Bookkeeper, Cashier, Reconciler, type CashOrder, type ChargeAlerts } from '@portico/application/payments';
import { instant, type Cents } from '@portico/domain/kernel';
import { bookingKeyOf } from '@portico/domain/payments';
import { merchantsOf } from '../../composition/merchants.ts';
import type { MerchantSettings } from '../../config/index.ts';
import { campaignClock } from './campaign-clock.ts';
import { kindOf, type Errand, type Said, type Told } from './errands.ts';

const [, , url = '', settings = '[]', skew = '0'] = process.argv;
const say = (said: Said): void => {
  writeSync(1, `${JSON.stringify(said)}\n`);
};
const onTrouble = (thrown: unknown): void => {
  say({ said: 'trouble', text: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
};

/** The clock of this instance is beside the others'. */
const now = () => instant(Date.now() + Number(skew));
const database = await openDatabase({ kind: 'server', url }, testSealing);
const ledgerClock = campaignClock(database);
const ledger = new PostgresPaymentLedger(database);
const billing = new EmbeddedBilling(database, ledgerClock);
const visitDesk = new EmbeddedVisitDesk(database, now);
const merchants = merchantsOf(new Map(JSON.parse(settings) as [never, MerchantSettings][]));
const alerts: ChargeAlerts = { unpaid: async () => undefined, late: () => undefined };
const cashier = new Cashier({
  ledger,
  merchants,
  cardsOnFile: new PostgresCardsOnFile(database),
  paymentMint: new RandomPaymentMint(),
  now: ledgerClock,
  alerts,
});
const bookPostings = new PostgresBookPostings(database);
const [report, tell] = [() => undefined, () => Promise.resolve()];
const reconciler = new Reconciler({ ledger, merchants, visitDesk, now: ledgerClock, report, tell, alerts, onTrouble });
const bookkeeper = new Bookkeeper({
  tell: async () => undefined,
  bookPostings,
  billing,
  shop: { settle: async () => undefined },
  now: ledgerClock,
  report,
  onTrouble,
});

const orderOf = async ({ patient, uniqueId, amount, purpose, card, keep }: Errand): Promise<CashOrder> => {
  const { due, asOf } = await billing.balance(patient);
  return {
    uniqueId,
    patient,
    amount: amount as Cents,
    purpose,
    occasion: 'payer',
    card: {
      kind: 'entered',
      card,
      ...(keep ? { keep: { email: 'ana@example.org', makeDefault: false, agree: async () => undefined } } : {}),
    },
    payerAddress: '203.0.113.7',
    ...(purpose.kind === 'balance' ? { cover: { payable: due, asOf } } : {}),
  };
};

const pay = async (errand: Errand): Promise<string> => {
  const order = await orderOf(errand);
  const { patient, purpose } = errand;
  const answer =
    purpose.kind === 'prepayment'
      ? await cashier.authoriseThen(order, (charge) => visitDesk.book(patient, purpose.hold, bookingKeyOf(charge)))
      : purpose.kind === 'cancellation'
        ? await cashier.authoriseThen(order, (charge) =>
            visitDesk.cancel(patient, purpose.appointment, { id: '1' }, bookingKeyOf(charge)),
          )
        : await cashier.charge(order);
  return answer.ok ? 'paid' : answer.error.kind;
};

const paid = async (errand: Errand): Promise<void> => {
  const answers = await Promise.all(errand.twice ? [pay(errand), pay(errand)] : [pay(errand)]);
  const kind = answers.find((answer) => answer !== 'checking') ?? 'checking';
  say({ said: 'paid', number: errand.number, kind });
};

const refunded = async ({ patient, uniqueId, number }: Errand, amount: number): Promise<void> => {
  const charge = await ledger.byUniqueId(patient, uniqueId);
  if (charge === undefined) throw new Error(`Errand ${number}, a ${kindOf(number)}, was paid and is gone.`);
  const back = await cashier.refund(charge.id, amount as Cents);
  say({ said: 'refunded', number, kind: back.ok ? 'refunded' : back.error.kind });
};

/** One after the other. */
let latest = Promise.resolve();
const round = (): Promise<void> => {
  latest = latest.then(async () => {
    await reconciler.round();
    await bookkeeper.round();
  });
  return latest;
};

const isBusy = { value: true };
const besides = (async () => {
  while (isBusy.value) {
    await round();
    await pause(20);
  }
})();
say({ said: 'ready' });
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line) as Told;
  if (told.do === 'pay') void paid(told.errand).catch(onTrouble);
  if (told.do === 'refund') void refunded(told.errand, told.amount).catch(onTrouble);
  if (told.do === 'round') {
    await latest;
    await round();
    say({ said: 'round' });
  }
}
isBusy.value = false;
await besides;
await database.close();
