import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import { Writable } from 'node:stream';
import { Kind, parse } from 'graphql';
import { createLogger } from '../../server/index.ts';
import { rules } from '../authorization/all-rules.ts';
import { type Caller, callers } from '../authorization/caller-kinds.ts';
import { expected } from '../authorization/expected-outcome.ts';
import type { Outcome, Rule } from '../authorization/rule-types.ts';
import { south } from '../clinic-fixture.ts';
import { startTestGateway } from '../running-gateway.ts';
import { Rehearsal } from '../undoing-database.ts';
import { ReplayingDatabase, type Recording } from './replaying-database.ts';

/** One operation of the portal, as a request of somebody whom it answers, or who gets furthest in it. */
export interface OperationReplay {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the gateway says. */
  readonly answer: string;
  /** Why it is refused, where no caller of the tests is answered. */
  readonly refused?: string;
  readonly recording: Recording;
}

export interface ReplayingGateway {
  readonly url: string;
  readonly operations: readonly OperationReplay[];
  /** Operations that cannot be asked again without a database, with why. */
  readonly left: ReadonlyMap<string, string>;
  /** While `work` goes on, the gateway answers this operation without its database. */
  replay<T>(operation: OperationReplay, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

interface Parts {
  readonly name: string;
  readonly fields: readonly string[];
  /** Variables by the arguments that they are given to. */
  readonly variables: readonly (readonly [argument: string, variable: string])[];
}

/** The name of an operation of the portal, and what it asks for with which variables. */
const partsOf = (text: string): Parts => {
  const [found] = parse(text).definitions;
  if (found?.kind !== Kind.OPERATION_DEFINITION) throw new Error('An operation stands first in its document.');
  const fields = found.selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each] : []));
  return {
    name: found.name?.value ?? '',
    fields: fields.map(({ name }) => name.value),
    variables: fields
      .flatMap((field) => field.arguments ?? [])
      .flatMap(({ name, value }) => (value.kind === Kind.VARIABLE ? [[name.value, value.name.value] as const] : [])),
  };
};

/** What the portal gives and the rule of the field, which asks for less, does not. */
const givenBesides: Readonly<Record<string, object>> = {
  GetSummaryDocuments: { input: { practiceId: south.id, ccda: [] } },
};

/** A rule has its input by the arguments of the contract, a request by its variables. */
const variablesOf = ({ name, variables }: Parts, ruled: readonly Rule[]): object => {
  const input = Object.assign({}, ...ruled.map((rule) => rule.input ?? {}), givenBesides[name]) as Record<
    string,
    unknown
  >;
  return Object.fromEntries(variables.map(([argument, variable]) => [variable, input[argument]]));
};

/** A caller who is answered, or else one who is told what those are told who may ask. */
const callerOf = (ruled: readonly Rule[]): Caller => {
  const who = (outcome: (rule: Rule) => Outcome): Caller | undefined =>
    callers.find((each) => ruled.every((rule) => expected(rule, each) === outcome(rule)));
  const caller = who(() => 'answers') ?? who(({ told = 'answers' }) => told) ?? callers[0];
  if (caller === undefined) throw new Error('The tests have no callers.');
  return caller;
};

/** A whole gateway that has answered each operation of the portal once, and does so again from what its database said. */
export const startReplayingGateway = async (): Promise<ReplayingGateway> => {
  const made: { rehearsal?: Rehearsal; replaying?: ReplayingDatabase } = {};
  const gateway = await startTestGateway({
    trustedProxies: ['loopback'],
    logger: createLogger('info', nowhere),
    on: (database) => (made.replaying = new ReplayingDatabase((made.rehearsal = new Rehearsal(database)))),
  });
  const { rehearsal, replaying } = made;
  if (rehearsal === undefined || replaying === undefined) throw new Error('The gateway has no database.');
  const operations: OperationReplay[] = [];
  const left = new Map<string, string>();
  for (const [documentId, text] of Object.entries(documents)) {
    const parts = partsOf(text);
    const { name, fields } = parts;
    const ruled = fields.flatMap((field) => rules[field] ?? []);
    const caller = callerOf(ruled);
    const body = JSON.stringify({ documentId, variables: variablesOf(parts, ruled) });
    let request: OperationReplay | undefined;
    let code: string | undefined;
    await rehearsal.rehearse(async () => {
      for (const { given } of ruled) await given?.(rehearsal);
      const headers = await caller.headers(rehearsal);
      let answer = '';
      const recording = await replaying.record(async () => {
        const reply = await gateway.post(body, headers);
        [answer, code] = [reply.text, reply.code];
      });
      request = { name, headers, body, answer, recording };
    });
    if (request === undefined) continue;
    const { headers, recording } = request;
    const again = await replaying.replay(recording, () => gateway.post(body, headers));
    const refused = again.code && `${again.code} ${again.reason ?? ''}`.trim();
    if (again.code === code) operations.push({ ...request, answer: again.text, ...(refused ? { refused } : {}) });
    else left.set(name, `then ${refused ?? 'an answer'}`);
  }
  return {
    url: gateway.url,
    operations,
    left,
    replay: ({ recording }, work) => replaying.replay(recording, work),
    close: () => gateway.close(),
  };
};
