/**
 * Run as a process of its own, to be killed: the cash desk with its database on disk and its processors over HTTP. Told its
 * errands a line at a time, it answers each when it is done, and reconciles and posts beside them all the while.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { RandomPaymentMint } from '@portico/adapters-crypto';
import { EmbeddedBilling, EmbeddedVisitDesk } from '@portico/adapters-practice/embedded';
import { PostgresBookPostings, PostgresCardsOnFile, PostgresPaymentLedger } from '@portico/adapters-storage';
import { openDatabase } from '@portico/adapters-storage/sql';
import { Bookkeeper, Cashier, Reconciler, type CashOrder } from '@portico/application/payments';
import { instant, type Cents } from '@portico/domain/kernel';
import { bookingKeyOf } from '@portico/domain/payments';
import { merchantsOf } from '../../composition/merchants.ts';
import type { MerchantSettings } from '../../config/index.ts';
import { kindOf, type Errand, type Said, type Told } from './errands.ts';

const [, , directory = '', settings = '[]', offset = '0'] = process.argv;
const say = (said: Said): void => {
  writeSync(1, `${JSON.stringify(said)}\n`);
};
const onTrouble = (thrown: unknown): void => {
  say({ said: 'trouble', text: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
};

/** The clock of the campaign is ahead of the real one, by what passed between two lives. */
let ahead = Number(offset);
const now = () => instant(Date.now() + ahead);
const database = await openDatabase({ kind: 'embedded', directory });
const ledger = new PostgresPaymentLedger(database);
const billing = new EmbeddedBilling(database, now);
const visitDesk = new EmbeddedVisitDesk(database, now);
const merchants = merchantsOf(new Map(JSON.parse(settings) as [never, MerchantSettings][]));
const cashier = new Cashier({
  ledger,
  merchants,
  cardsOnFile: new PostgresCardsOnFile(database),
  paymentMint: new RandomPaymentMint(),
  now,
});
const bookPostings = new PostgresBookPostings(database);
const [report, tell] = [() => undefined, () => Promise.resolve()];
const reconciler = new Reconciler({ ledger, merchants, visitDesk, now, report, tell, onTrouble });
const bookkeeper = new Bookkeeper({
  bookPostings,
  billing,
  shop: { settle: async () => undefined },
  now,
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
    card: { kind: 'entered', card, ...(keep ? { keep: { email: 'ana@example.org', makeDefault: false } } : {}) },
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
        ? await cashier.authoriseThen(order, () => visitDesk.cancel(patient, purpose.appointment, { id: '1' }))
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

/** One after the other, also where the clock is moved in between: who is at work on a charge is alone with it. */
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
    ahead = told.now - Date.now();
    await round();
    say({ said: 'round' });
  }
}
isBusy.value = false;
await besides;
await database.close();
