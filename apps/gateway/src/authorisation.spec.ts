import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callers } from './testing/authorisation/callers.ts';
import { expected } from './testing/authorisation/expected.ts';
import { rootFields, type RootField } from './testing/authorisation/root-fields.ts';
import type { Outcome } from './testing/authorisation/rule.ts';
import { rules } from './testing/authorisation/rules.ts';
import { authorisationPage } from './testing/authorisation/table.ts';
import { Rehearsal } from './testing/rehearsal.ts';
import { startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;
let stage: Rehearsal;
beforeAll(async () => {
  gateway = await startTestGateway({
    documents: 'any',
    on: (database) => (stage = new Rehearsal(database)),
  });
}, 120_000);
afterAll(() => gateway.close());

const fields = rootFields();

const sessionOver: readonly unknown[] = ['expired', 'RefreshTokenError'];

/** Asks as a caller would, and undoes whatever came of it. */
const ask = (
  caller: (typeof callers)[number],
  { name, document }: RootField,
  variables: object = {},
): Promise<Outcome> =>
  stage.rehearse(async () => {
    await rules[name]?.given?.(stage);
    const headers = await caller.headers(stage);
    const { code, reason, message, data } = await gateway.post(JSON.stringify({ query: document, variables }), headers);
    if (message?.startsWith('Variable') === true) throw new Error(`The rule of ${name} asks wrongly: ${message}`);
    // A wrong code or password is told by the same code as no session at all, and is another answer.
    if (code === 'UNAUTHENTICATED' && !sessionOver.includes(reason)) return 'WRONG_PROOF';
    if (code !== undefined) return code as Outcome;
    return data === undefined ? 'INTERNAL' : 'answers';
  });

describe('who may ask what', () => {
  it('ACC-381 every field of the contract has a rule, and every rule a field', () => {
    expect(Object.keys(rules).sort()).toEqual(fields.map(({ name }) => name).sort());
  });

  const known = fields.flatMap((field) => {
    const rule = rules[field.name];
    return rule === undefined ? [] : [{ ...field, field, rule }];
  });

  it.each(known)(
    'ACC-003 ACC-005 ACC-006 ACC-007 ACC-008 ACC-011 ACC-340 ACC-380 $name answers those whom it opens to, and nobody else',
    async (one) => {
      const told: Record<string, Outcome> = {};
      for (const caller of callers) told[caller.name] = await ask(caller, one.field, one.rule.input);
      expect(told).toEqual(Object.fromEntries(callers.map((caller) => [caller.name, expected(one.rule, caller)])));
    },
  );

  it.each(known.filter(({ rule }) => rule.foreign !== undefined))(
    'ACC-380 $name tells of what is another’s as of what is not there',
    async ({ field, rule }) => {
      const patients = callers.filter(({ circle }) => circle === 'patient');
      for (const foreign of rule.foreign ?? []) {
        for (const caller of patients) expect(await ask(caller, field, foreign)).toBe('NOT_FOUND');
      }
    },
  );

  it('is told in docs/authorisation.md; `npm run authorisation` writes it', async () => {
    const page = await readFile(new URL('../../../docs/authorisation.md', import.meta.url), 'utf8');
    expect(page).toBe(authorisationPage());
  });
});
