import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import { Writable } from 'node:stream';
import { Kind, parse } from 'graphql';
import { createLogger } from '../../server/index.ts';
import { rules } from '../authorization/all-rules.ts';
import { callers } from '../authorization/caller-kinds.ts';
import { expected } from '../authorization/expected-outcome.ts';
import { startTestGateway } from '../running-gateway.ts';
import { Rehearsal } from '../undoing-database.ts';
import { ReplayingDatabase, type Recording } from './replaying-database.ts';

/** One operation of the portal, as a request of somebody whom it answers. */
export interface OperationReplay {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the gateway says. */
  readonly answer: string;
  readonly recording: Recording;
}

export interface ReplayingGateway {
  readonly url: string;
  readonly operations: readonly OperationReplay[];
  /** Operations that answered nothing, or something else when they were asked again, with why. */
  readonly left: ReadonlyMap<string, string>;
  /** While `work` goes on, the gateway answers this operation without its database. */
  replay<T>(operation: OperationReplay, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

/** The name of an operation of the portal, and the fields that it asks for. */
const partsOf = (text: string): { readonly name: string; readonly fields: readonly string[] } => {
  const [found] = parse(text).definitions;
  if (found?.kind !== Kind.OPERATION_DEFINITION) throw new Error('An operation stands first in its document.');
  const fields = found.selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
  return { name: found.name?.value ?? '', fields };
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
    const { name, fields } = partsOf(text);
    const ruled = fields.flatMap((field) => rules[field] ?? []);
    const caller = callers.find((each) => ruled.every((rule) => expected(rule, each) === 'answers'));
    if (caller === undefined || ruled.length < fields.length) {
      left.set(name, 'no caller of the tests is answered');
      continue;
    }
    const variables = Object.assign({}, ...ruled.map(({ input }) => input ?? {})) as object;
    const body = JSON.stringify({ documentId, variables });
    let request: OperationReplay | undefined;
    await rehearsal.rehearse(async () => {
      for (const { given } of ruled) await given?.(rehearsal);
      const headers = await caller.headers(rehearsal);
      let answer = '';
      const recording = await replaying.record(async () => {
        const reply = await gateway.post(body, headers);
        if (reply.code === undefined && reply.data !== undefined) answer = reply.text;
        else left.set(name, `${reply.code} ${reply.reason ?? reply.message ?? ''}`);
      });
      if (answer !== '') request = { name, headers, body, answer, recording };
    });
    if (request === undefined) continue;
    const { headers, recording } = request;
    const again = await replaying.replay(recording, () => gateway.post(body, headers));
    if (again.code === undefined && again.data !== undefined) operations.push({ ...request, answer: again.text });
    else left.set(name, `then ${again.code} ${again.reason ?? again.message ?? ''}`);
  }
  return {
    url: gateway.url,
    operations,
    left,
    replay: ({ recording }, work) => replaying.replay(recording, work),
    close: () => gateway.close(),
  };
};
