import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '@portico/adapters-payments/sandbox';
import {
  AddCreditCardDocument,
  GetCardsDocument,
  GetMakePaymentsDocument,
  GetUserTokenDocument,
  MakePaymentDocument,
} from '@portico/adapters-graphql/operations';
import { MINUTE } from '@portico/domain/kernel';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { agreedAt } from './testing/agreement-hashes.ts';
import { north, south } from './testing/clinic-fixture.ts';
import { credentials, holding, startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';

/** Published test cards, the third one declined by Clover; each with a code of four digits that stands for it. */
const cards = [
  { type: 'American Express', card_number: '371449635398431', cvv: '8391' },
  { type: 'American Express', card_number: '373953192351004', cvv: '7463' },
  { type: 'American Express', card_number: '375987654000004', cvv: '6928' },
] as const;

const faults: readonly (Fault | undefined)[] = [
  undefined,
  { kind: 'drop', when: 'after' },
  { kind: 'html', when: 'after', status: 200 },
];

/** The number, however it may have been written down. */
const formsOf = (number: string): readonly string[] => {
  const groups = number.match(/.{1,4}/g) ?? [];
  const inBase64 = ['', ' ', '  '].map((before) => {
    const whole = Buffer.from(before + number).toString('base64');
    // What stands at the ends depends on the neighbors.
    return whole.slice(before === '' ? 0 : 4, -4);
  });
  return [number, groups.join(' '), groups.join('-'), Buffer.from(number).toString('hex'), ...inBase64];
};

let gateway: RunningGateway;
let directory: string;
const replies: Reply[] = [];

const text = (more: object): string =>
  JSON.stringify({ saveCard: false, cardholder_name: 'Ana Marked', exp_date: '0930', merchant: 'x', ...more });

let attempts = 0;
const uniqueId = (): string => {
  attempts += 1;
  return `attempt-${attempts}`;
};

/** Goes through everything that takes a card, with the headers of a signed-in person at a practice. */
const goThroughAll = async (headers: Record<string, string>): Promise<void> => {
  const { card: agreed } = agreedAt(headers[headerNames.practiceId] ?? '');
  const { clover, payeezy } = gateway.processors;
  payeezy.sandbox.habits.echoesCodes = true;
  const ask = async (document: { readonly documentId: string }, variables: object): Promise<void> => {
    replies.push(await gateway.ask(document, variables, headers));
  };
  const pay = (plainTextCardData: string, more: object = {}) => {
    const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '0.10', plainTextCardData, ...more };
    return ask(MakePaymentDocument, { input });
  };
  for (const [place, card] of cards.entries()) {
    for (const fault of place === 0 ? faults : [undefined]) {
      if (fault) clover.sandbox.faults.plan(fault, { listener: 'scl' }, 4);
      if (fault) payeezy.sandbox.faults.plan(fault, { path: '/v1/transactions' }, 2);
      await pay(text({ ...card, saveCard: true, agreedTerms: agreed }));
      await pay(text(card));
      await ask(AddCreditCardDocument, {
        input: { uniqueId: uniqueId(), agreedTerms: agreed, plainTextCardData: text(card) },
      });
      for (const sandbox of [clover.sandbox, payeezy.sandbox]) sandbox.faults.clear();
    }
    await pay(text({ ...card, exp_date: '0120' }));
    await pay(text(card), { amount: '999999.00' });
    await pay(text(card), { amount: card.card_number });
    await pay(text(card).slice(0, -1));
    await pay(text({ ...card, type: card.card_number }));
    await ask(MakePaymentDocument, { input: { [card.card_number]: card.cvv } });
    await ask(MakePaymentDocument, text(card) as unknown as object);
  }
  await ask(GetCardsDocument, {});
  await ask(GetMakePaymentsDocument, {});
};

/** Everything under a folder, byte by byte as letters. */
const filesUnder = async (folder: string): Promise<readonly (readonly [string, string])[]> => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const));
};

const found = (place: string, what: string, mayHoldCodes = false): readonly string[] =>
  cards
    .flatMap(({ card_number: number, cvv }) => [
      ...formsOf(number).filter((form) => what.includes(form)),
      // By themselves four digits may be anything; here they stand where text does.
      ...(mayHoldCodes ? [] : [new RegExp(`(?<![\\w.-])${cvv}(?![\\w.-])`).exec(what)?.[0] ?? []].flat()),
    ])
    .map((form) => `${place}: ${form}`);

describe('marked card', () => {
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marked-card-'));
    gateway = await startTestGateway({ directory: join(directory, 'data') });
    const { data } = await gateway.ask(GetUserTokenDocument, credentials());
    const { cognitoPayload } = data?.['getUserToken'] as { readonly cognitoPayload: { readonly accessToken: string } };
    for (const practice of [north, south]) await goThroughAll(holding(cognitoPayload, practice.id));
    for (const { card_number: number, cvv } of cards) {
      const asked = new URLSearchParams({
        documentId: MakePaymentDocument.documentId,
        variables: text({ number, cvv }),
      });
      await fetch(`${gateway.url}/graphql?${asked}`, { headers: { referer: `https://x.example/?n=${number}` } });
      await fetch(`${gateway.url}/${number}?cvv=${cvv}`);
      await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"variables":${number}`,
      });
    }
    // What was left open is looked up.
    gateway.pass(20 * MINUTE);
  }, 120_000);
  afterAll(async () => {
    await gateway.close().catch(() => undefined);
    await rm(directory, { recursive: true, force: true });
  });

  describe('a card that is known by its number', () => {
    it('has been everywhere: charged, declined, kept, lost and refused', async () => {
      const said = replies.map(({ text: answer }) => answer).join('\n');
      for (const word of [
        '"done":"PAID"',
        '"status":202',
        '"declined":"declined"',
        '"card":"expiry"',
        '"AMOUNT"',
        '"BAD_INPUT"',
      ])
        expect(said).toContain(word);
      const kept = await gateway.database.rows({ text: 'select 1 from cards_on_file' });
      expect(kept.length).toBeGreaterThan(2);
    });

    it('MON-134 is in no log and no number that is counted', async () => {
      expect([...found('log', gateway.output()), ...found('metrics', await gateway.metrics())]).toEqual([]);
    });

    it('MON-134 is in no answer and no error', () => {
      expect(found('answers', replies.map((reply) => reply.text).join('\n'))).toEqual([]);
    });

    it('MON-134 is in no journal and no book of the processors’ doubles', () => {
      const { clover, payeezy } = gateway.processors;
      const books = [
        clover.sandbox.journal.entries,
        payeezy.sandbox.journal.entries,
        payeezy.sandbox.ledger.transactions,
      ];
      const seen = new Set<unknown>();
      const all = JSON.stringify(books, (_, value: unknown) => {
        if (typeof value !== 'object' || value === null) return value;
        if (seen.has(value)) return undefined;
        seen.add(value);
        return value;
      });
      expect(all.length).toBeGreaterThan(1_000);
      expect(found('doubles', all)).toEqual([]);
    });

    it('MON-134 is in no row and no file of the database', async () => {
      const tables = await gateway.database.rows<{ name: string }>({
        text: `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
             where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
      });
      for (const { name } of tables) {
        const rows = await gateway.database.rows<{ line: string }>({ text: `select t::text as line from ${name} t` });
        expect(found(name, rows.map(({ line }) => line).join('\n'))).toEqual([]);
      }
      await gateway.close();
      const files = await filesUnder(directory);
      expect(files.length).toBeGreaterThan(10);
      expect(files.flatMap(([file, content]) => found(file, content, true))).toEqual([]);
    });
  });
});
