import { describe, expect, it } from '@jest/globals';
import type {
  Messages,
  MessagesScreen,
  MessageToCreate,
  NotSent,
  OpenedThread,
  ReplyToSend,
  ThreadPage,
} from '@portico/application/messages';
import { failed, ok, type ProviderId } from '@portico/domain/kernel';
import { ids, instants, patientRefs, timeZones, withOptional, words } from '@portico/domain/kernel/testing';
import type { MessageId, NodeId, SendKey, ThreadId } from '@portico/domain/messages';
import { correspondents, threadLines, threads } from '@portico/domain/messages/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { graphqlMessages } from './graphql-messages.ts';

const threadIds = ids<ThreadId>('thread-');
const keys = fc.uuid().map((key) => key as string as SendKey);
const opened: fc.Arbitrary<OpenedThread> = fc
  .tuple(threads, words(), words())
  .map(([thread, user, reader]) => ({ ...thread, user, reader }));
const pages: fc.Arbitrary<ThreadPage> = withOptional(
  { threads: fc.array(threadLines, { maxLength: 3 }) },
  { next: ids('page-') },
);
const screens: fc.Arbitrary<MessagesScreen> = withOptional(
  {
    threads: fc.array(threadLines, { maxLength: 3 }),
    practiceName: words(),
    practicePhone: words(),
    timeZone: timeZones,
    growsByScrolling: fc.boolean(),
    filesAtMessages: fc.boolean(),
    providers: fc.array(correspondents, { maxLength: 3 }),
    unread: fc.nat(1_000),
  },
  {
    next: ids('page-'),
    answersWithin: fc.integer({ min: 1, max: 200 }),
    reader: words(),
    opened,
    upload: fc.record({ endpoint: words(), token: words() }),
  },
) as fc.Arbitrary<MessagesScreen>;
const created: fc.Arbitrary<MessageToCreate> = withOptional(
  { key: keys, patient: patientRefs, provider: ids<ProviderId>('provider-'), subject: words(), body: words(300) },
  { file: withOptional({ node: ids<NodeId>('node-') }, { description: words() }) },
) as fc.Arbitrary<MessageToCreate>;
const replies: fc.Arbitrary<ReplyToSend> = fc.record({ key: keys, thread: threadIds, body: words(300) });
const refusals = fc.constantFrom<NotSent>({ kind: 'provider-inactive' }, { kind: 'file-gone' });

const across = () => {
  const { asked, place, service } = notingService<Messages>();
  const own = () => ({ messages: service }) as OwnServices;
  const { client, reported, recorded } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
  return { asked, place, reported, recorded, messages: graphqlMessages(client) };
};

const runs = { numRuns: 60 };

describe('messages over the wire', () => {
  it('MON-232 MON-234 the screen arrives as it was answered, by what the address names', async () => {
    const { asked, place, messages } = across();
    const wanted = withOptional({}, { thread: threadIds, provider: ids<ProviderId>('provider-') });
    await fc.assert(
      fc.asyncProperty(wanted, screens, async (named, screen) => {
        place.answer = ok(screen);
        expect(await messages.screen(named)).toEqual(ok(screen));
        expect(asked.at(-1)).toEqual(['screen', named]);
      }),
      runs,
    );
  });

  it('MON-233 MON-235 pages and conversations arrive as they were answered', async () => {
    const { asked, place, messages } = across();
    const marks = fc.option(fc.record({ at: instants, id: ids<MessageId>('m-') }), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(ids('page-'), pages, threadIds, marks, opened, async (page, answer, thread, before, whole) => {
        place.answer = ok(answer);
        expect(await messages.more(page)).toEqual(ok(answer));
        expect(asked.at(-1)).toEqual(['more', page]);
        place.answer = ok(whole);
        expect(await messages.thread(thread, before)).toEqual(ok(whole));
        expect(asked.at(-1)).toEqual(['thread', thread, before]);
      }),
      runs,
    );
  });

  it('MON-236 MON-238 what is written arrives as it was written, or is refused', async () => {
    const { asked, place, messages, reported } = across();
    await fc.assert(
      fc.asyncProperty(created, replies, threadIds, refusals, async (message, reply, thread, refusal) => {
        place.answer = ok(thread);
        expect(await messages.create(message)).toEqual(ok(thread));
        expect(asked.at(-1)).toEqual(['create', message]);
        place.answer = ok(undefined);
        expect(await messages.reply(reply)).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['reply', reply]);
        place.answer = failed(refusal);
        expect(await messages.create(message)).toEqual(failed(refusal));
        expect(await messages.reply(reply)).toEqual(failed(refusal));
      }),
      runs,
    );
    expect(reported).toEqual([]);
  });

  it('MON-241 what could not be sent, deleted or marked is recorded by its operation, and nothing that was written', async () => {
    const { place, messages, recorded } = across();
    await fc.assert(
      fc.asyncProperty(created, replies, threadIds, refusals, async (message, reply, thread, refusal) => {
        recorded.length = 0;
        place.answer = failed(refusal);
        await messages.create(message);
        await messages.reply(reply);
        place.answer = failed({ kind: 'not-found' });
        await messages.remove(thread);
        await messages.mark(thread, 'read');
        await messages.mark(thread, 'unread');
        const operations = ['CreateMessage', 'ReplyMessage', 'DeleteMessage', 'MarkMessageRead', 'MarkMessageUnread'];
        expect(recorded).toEqual(
          operations.map((operation) => ({ operation, code: expect.stringMatching(/^[A-Z_]+$/) })),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('MON-242 MON-243 MON-244 MON-249 marks, deletes and fetches what is named', async () => {
    const { asked, place, messages } = across();
    await fc.assert(
      fc.asyncProperty(
        threadIds,
        fc.nat(99),
        fc.constantFrom('read' as const, 'unread' as const),
        async (thread, unread, as) => {
          place.answer = ok(unread);
          expect(await messages.mark(thread, as)).toEqual(ok(unread));
          expect(asked.at(-1)).toEqual(['mark', thread, as]);
          expect(await messages.remove(thread)).toEqual(ok(unread));
          expect(asked.at(-1)).toEqual(['remove', thread]);
          const file = { name: 'a.pdf', mediaType: 'application/pdf', bytes: Uint8Array.from([unread, 0, 255]) };
          place.answer = ok(file);
          expect(await messages.file('node' as NodeId)).toEqual(ok(file));
        },
      ),
      runs,
    );
  });
});
