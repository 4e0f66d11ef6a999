import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { callers } from './testing/authorization/caller-kinds.ts';
import { expected } from './testing/authorization/expected-outcome.ts';
import { rootFields, type RootField } from './testing/authorization/root-fields.ts';
import { linesOf, testAgent, wrongWith, type Left } from './testing/authorization/activity-log-lines.ts';
import { recordsIn } from './testing/authorization/protected-record-tables.ts';
import type { Outcome } from './testing/authorization/rule-types.ts';
import { rules } from './testing/authorization/all-rules.ts';
import { authorizationPage } from './testing/authorization/authorization-page.ts';
import { Rehearsal } from './testing/undoing-database.ts';
import { startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;
let fixture: Rehearsal;
beforeAll(async () => {
  gateway = await startTestGateway({
    documents: 'any',
    on: (database) => (fixture = new Rehearsal(database)),
  });
}, 120_000);
afterAll(() => gateway.close());

/** What was undone stays in the files until it is swept away, and each look at a table would go through all of it. */
afterEach(() => gateway.database.rows({ text: 'vacuum activity, sessions, delegations, capabilities, tries' }));

const fields = rootFields();

const sessionOver: readonly unknown[] = ['expired', 'RefreshTokenError'];

/** Sends the request as this caller and rolls back its effects. */
const ask = (
  caller: (typeof callers)[number],
  { name, document }: RootField,
  variables: object = {},
): Promise<{ readonly outcome: Outcome; readonly left: Left }> =>
  fixture.rehearse(async () => {
    await rules[name]?.given?.(fixture);
    const headers = { [headerNames.userAgent]: testAgent, ...(await caller.headers(fixture)) };
    let outcome: Outcome = 'INTERNAL';
    let touched: Left['touched'] = [];
    const lines = await linesOf(fixture, async () => {
      fixture.takeAsked();
      outcome = outcomeOf(name, await gateway.post(JSON.stringify({ query: document, variables }), headers));
      touched = recordsIn(fixture.takeAsked());
    });
    return { outcome, left: { lines, touched } };
  });

const outcomeOf = (name: string, { code, reason, message, data }: Reply): Outcome => {
  if (message?.startsWith('Variable') === true) throw new Error(`The rule of ${name} asks wrongly: ${message}`);
  // A wrong code or password is told by the same code as no session at all, and is another answer.
  if (code === 'UNAUTHENTICATED' && !sessionOver.includes(reason)) return 'WRONG_PROOF';
  if (code !== undefined) return code as Outcome;
  return data === undefined ? 'INTERNAL' : 'answers';
};

describe('who may ask what', () => {
  it('ACC-381 every field of the contract has a rule, and every rule a field', () => {
    expect(Object.keys(rules).sort()).toEqual(fields.map(({ name }) => name).sort());
  });

  const known = fields.flatMap((field) => {
    const rule = rules[field.name];
    return rule === undefined ? [] : [{ ...field, field, rule }];
  });

  it.each(known)(
    'ACC-003 ACC-005 ACC-006 ACC-007 ACC-008 ACC-011 ACC-340 ACC-380 SEC-S6 ASVS-8.2.1 ASVS-8.3.1 ASVS-16.3.2 $name answers those whom it opens to, and nobody else, and each answer and refusal leaves a line',
    async (one) => {
      const told: Record<string, Outcome> = {};
      const wrong: Record<string, string | undefined> = {};
      for (const caller of callers) {
        const { outcome, left } = await ask(caller, one.field, one.rule.input);
        told[caller.name] = outcome;
        wrong[caller.name] = wrongWith(one.rule, caller, outcome, left);
      }
      expect(told).toEqual(Object.fromEntries(callers.map((caller) => [caller.name, expected(one.rule, caller)])));
      expect(Object.entries(wrong).filter(([, what]) => what !== undefined)).toEqual([]);
    },
  );

  it.each(known.filter(({ rule }) => rule.foreign !== undefined))(
    'ACC-380 ASVS-8.2.2 ASVS-8.4.1 $name tells of what is another’s as of what is not there',
    async ({ field, rule }) => {
      const patients = callers.filter(({ circle }) => circle === 'patient');
      for (const foreign of rule.foreign ?? []) {
        for (const caller of patients) {
          const { outcome, left } = await ask(caller, field, foreign);
          expect({ outcome, wrong: wrongWith(rule, caller, outcome, left) }).toEqual({
            outcome: 'NOT_FOUND',
            wrong: undefined,
          });
        }
      }
    },
  );

  it('ASVS-8.1.1 is told in docs/authorization.md; `npm run authorization` writes it', async () => {
    const page = await readFile(new URL('../../../docs/authorization.md', import.meta.url), 'utf8');
    expect(page).toBe(authorizationPage());
  });
});
