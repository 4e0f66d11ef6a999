import { describe, expect, it } from '@jest/globals';
import type { Appointment, AppointmentProvider } from '@portico/domain/appointments';
import {
  DAY,
  HOUR,
  MINUTE,
  plus,
  type AppointmentId,
  type Instant,
  type PatientRef,
  type PracticeId,
  type ProviderId,
} from '@portico/domain/kernel';
import {
  mostUnsentFiles,
  type OfferedTeam,
  type Body,
  type Correspondence,
  type FileToKeep,
  type Mark,
  type MessageStore,
  type MessageFile,
  type MessageFiles,
  type MessageId,
  type NewThread,
  type NodeId,
  type SendKey,
  type Subject,
  type ThreadId,
} from '@portico/domain/messages';
import type { PutMessage, PutThread } from '@portico/domain/messages/testing';
import { ana, ben, doctors, now, otherAna, strangers, visit } from './practice-fixture.ts';

export interface Meeting {
  readonly patient: PatientRef;
  /** Not active any more where the name has "gone" in it. */
  readonly provider: AppointmentProvider;
  /** The visit by which the patient knows them. */
  readonly visit: Appointment;
}

export interface MailFixture {
  readonly correspondence: Correspondence;
  readonly system: MessageStore;
  readonly files: MessageFiles;
  readonly clock: { now: Instant };
  meet(meeting: Meeting): Promise<void>;
  /** A file's size stands with its message. */
  readonly tellsSizes?: true;
  /** What was written before; files have the bytes 1, 2, 3. */
  write(patient: PatientRef, threads: readonly PutThread[]): Promise<void>;
  answersWithin(practice: PracticeId, hours: number): Promise<void>;
  /** Teams of a practice whom all of its patients can write to. */
  offerTeams(practice: PracticeId, teams: readonly OfferedTeam[]): Promise<void>;
}

const others: readonly PatientRef[] = [ben.patient, otherAna.patient, ...strangers];
const [ng, quiet] = doctors;
if (ng === undefined || quiet === undefined) throw new Error('The stage has two doctors.');
const gone: AppointmentProvider = { id: 'gone' as ProviderId, name: 'Dr. Who is gone' };

const met = (patient: PatientRef, provider: AppointmentProvider): Meeting => ({
  patient,
  provider,
  visit: visit(`${patient.patient}-${provider.id}`, plus(now, -9 * DAY), {
    patient,
    provider,
    id: `${patient.patient}-${provider.id}` as AppointmentId,
  }),
});

const message = (id: string, minutes: number, more: Partial<PutMessage> = {}): PutMessage => ({
  id: id as MessageId,
  fromPatient: false,
  sender: ng.name,
  body: `Words of ${id}`,
  sentAt: plus(now, minutes * MINUTE),
  ...more,
});

const conversation = (id: string, ...messages: readonly PutMessage[]): PutThread => ({
  id: id as ThreadId,
  provider: ng.id,
  subject: `About ${id}`,
  messages,
});

const letter: MessageFile = {
  node: 'letter' as NodeId,
  name: 'letter.pdf',
  description: 'The letter',
  mediaType: 'application/pdf',
};

const photo = (node: string): FileToKeep => ({
  node: node as NodeId,
  name: 'photo.png',
  mediaType: 'image/png',
  bytes: Uint8Array.from([0x89, 0x50]),
});

const asked = (more: Partial<NewThread> = {}): NewThread => ({
  provider: ng.id,
  subject: 'A question' as Subject,
  body: 'May I?' as Body,
  sender: ana.name,
  ...more,
});

const key = (text: string): SendKey => text as SendKey;

/** What everybody owes who keeps mail between patients and a practice. */
export const mailContract = (make: () => MailFixture): void => {
  describe('Correspondence', () => {
    /** Ana knows two doctors and one who is gone; Ben knows one. */
    const fixture = async (): Promise<MailFixture> => {
      const made = make();
      for (const provider of [ng, quiet, gone]) await made.meet(met(ana.patient, provider));
      await made.meet(met(ben.patient, ng));
      return made;
    };

    it('MON-237 names whom the patient knows, by name, and says who is not active any more', async () => {
      const { correspondence } = await fixture();
      const { providers } = await correspondence.correspondents(ana.patient);
      expect(providers).toEqual([
        { ...ng, active: true },
        { ...gone, active: false },
        { ...quiet, active: true },
      ]);
      expect((await correspondence.correspondents(ben.patient)).providers).toEqual([{ ...ng, active: true }]);
      for (const stranger of strangers) {
        expect((await correspondence.correspondents(stranger)).providers).toEqual([]);
      }
    });

    it('says within which time the practice answers, where it says so', async () => {
      const { correspondence, answersWithin } = await fixture();
      expect(await correspondence.correspondents(otherAna.patient)).toEqual({ providers: [] });
      await answersWithin(ana.patient.practice, 48);
      expect(await correspondence.correspondents(ana.patient)).toMatchObject({ answersWithin: 48 });
      expect(await correspondence.correspondents(otherAna.patient)).toEqual({ providers: [] });
    });

    it('MON-233 MON-234 lists conversations by their last message, page by page, each once', async () => {
      const { correspondence, write } = await fixture();
      // Some at the same moment: then the id decides.
      const all = Array.from({ length: 7 }, (_, at) => conversation(`t${at}`, message('m', -Math.floor(at / 2))));
      await write(ana.patient, [...all].reverse());
      const seen: string[] = [];
      let before: Mark<ThreadId> | undefined;
      for (;;) {
        const page = await correspondence.threads(ana.patient, 3, before);
        seen.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (last === undefined) break;
        before = { at: last.latestAt, id: last.id };
      }
      expect(seen).toEqual(['t1', 't0', 't3', 't2', 't5', 't4', 't6']);
      for (const patient of others) expect(await correspondence.threads(patient, 3)).toEqual([]);
    });

    it('MON-234 tells of a conversation with whom, about what, how it begins and what is unread', async () => {
      const { correspondence, write } = await fixture();
      const long = 'x'.repeat(300);
      await write(ana.patient, [
        conversation('t', message('m1', -9, { readAt: now }), message('m2', -5, { fromPatient: true, body: long })),
      ]);
      const line = {
        id: 't',
        provider: { ...ng, active: true },
        subject: 'About t',
        unread: false,
        answered: true,
        latestAt: plus(now, -5 * MINUTE),
        excerpt: 'x'.repeat(120),
        lastSender: message('m2', -5, { fromPatient: true }).sender,
      };
      expect(await correspondence.threads(ana.patient, 3)).toEqual([line]);
      expect(await correspondence.thread(ana.patient, 't' as ThreadId, 9)).toMatchObject(line);
    });

    it('MON-234 names nobody of the patient’s side where the practice wrote last', async () => {
      const { correspondence, write } = await fixture();
      await write(ana.patient, [conversation('t', message('m1', -9, { fromPatient: true }), message('m2', -5))]);
      const [line] = await correspondence.threads(ana.patient, 3);
      expect(line).toMatchObject({ id: 't' });
      expect(line).not.toHaveProperty('lastSender');
    });

    it('MON-234 MON-235 reads a conversation, the oldest message first, from its end back to its beginning', async () => {
      const { correspondence, write, tellsSizes } = await fixture();
      const messages = Array.from({ length: 5 }, (_, at) => message(`m${at}`, at < 2 ? -9 : at - 9));
      const [first, ...more] = messages;
      if (first === undefined) throw new Error('There are five messages.');
      await write(ana.patient, [conversation('t', { ...first, files: [letter] }, ...more)]);
      const last = await correspondence.thread(ana.patient, 't' as ThreadId, 3);
      expect(last?.messages.map(({ id }) => id)).toEqual(['m2', 'm3', 'm4']);
      expect(last?.earlier).toEqual({ at: plus(now, -7 * MINUTE), id: 'm2' });
      const begun = await correspondence.thread(ana.patient, 't' as ThreadId, 3, last?.earlier);
      expect(begun?.messages).toEqual([
        { ...first, files: [{ ...letter, ...(tellsSizes === true ? { size: 3 } : {}) }] },
        { ...more[0], files: [] },
      ]);
      expect(begun?.earlier).toBeUndefined();
      for (const patient of others) expect(await correspondence.thread(patient, 't' as ThreadId, 3)).toBeUndefined();
    });

    it('MON-225 finds the last conversation with a provider', async () => {
      const { correspondence, write } = await fixture();
      await write(ana.patient, [
        conversation('t1', message('m', -9)),
        conversation('t2', message('m', -5)),
        { ...conversation('t3', message('m', -1)), provider: quiet.id },
      ]);
      expect(await correspondence.latestWith(ana.patient, ng.id)).toBe('t2');
      expect(await correspondence.latestWith(ana.patient, gone.id)).toBeUndefined();
      expect(await correspondence.latestWith(ben.patient, ng.id)).toBeUndefined();
    });

    it.each([0, 1, 250])('counts %i unread messages', async (unread) => {
      const { correspondence, write } = await fixture();
      const messages = Array.from({ length: unread }, (_, at) => message(`unread-${at}`, at));
      const read = message('read', 0, { readAt: now });
      await write(ana.patient, [conversation('t', read, message('own', 0, { fromPatient: true }), ...messages)]);
      expect(await correspondence.unread(ana.patient)).toBe(unread);
      for (const patient of others) expect(await correspondence.unread(patient)).toBe(0);
    });

    it('MON-236 MON-238 takes a new conversation and replies, in the order of their times', async () => {
      const { clock, correspondence, system } = await fixture();
      const started = await system.start(ana.patient, asked(), key('k1'));
      if (!started.ok) throw new Error('Ana may write.');
      clock.now = plus(now, MINUTE);
      const reply = { body: 'Please?' as Body, sender: 'Rosa for Ana' };
      const { thread } = started.value;
      expect(await system.reply(ana.patient, thread, reply, key('k2'))).toEqual({ ok: true, value: { isNew: true } });
      const read = await correspondence.thread(ana.patient, thread, 9);
      expect(read).toMatchObject({ subject: 'A question', unread: false, answered: false, latestAt: clock.now });
      expect(read?.messages).toMatchObject([
        { body: 'May I?', sender: ana.name, fromPatient: true, sentAt: now },
        { body: 'Please?', sender: 'Rosa for Ana', fromPatient: true, sentAt: clock.now },
      ]);
      expect(await correspondence.unread(ana.patient)).toBe(0);
    });

    it('MON-240 keeps what is sent again under the same key once, and says that it was there', async () => {
      const { correspondence, system } = await fixture();
      const started = await Promise.all([1, 2, 3].map(() => system.start(ana.patient, asked(), key('k1'))));
      const threads = started.map((answer) => answer.ok && answer.value.thread);
      const [thread] = threads;
      if (typeof thread !== 'string') throw new Error('Ana may write.');
      expect(threads).toEqual([thread, thread, thread]);
      const reply = { body: 'Hello' as Body, sender: ana.name };
      const replied = await Promise.all([1, 2, 3].map(() => system.reply(ana.patient, thread, reply, key('k2'))));
      for (const answers of [started, replied]) {
        expect(answers.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1);
      }
      expect(await correspondence.threads(ana.patient, 9)).toHaveLength(1);
      expect((await correspondence.thread(ana.patient, thread, 9))?.messages).toHaveLength(2);
      // Of another patient it is another message.
      expect((await system.start(ben.patient, asked(), key('k1'))).ok).toBe(true);
      expect(await correspondence.threads(ben.patient, 9)).toHaveLength(1);
    });

    it('MON-247 takes nothing for who is not active, not known, or somebody else’s', async () => {
      const { correspondence, system, write } = await fixture();
      await write(ana.patient, [{ ...conversation('t', message('m', -9)), provider: gone.id }]);
      const reply = { body: 'Hello' as Body, sender: ana.name };
      const inactive = { ok: false, error: { kind: 'provider-inactive' } };
      const notFound = { ok: false, error: { kind: 'not-found' } };
      expect(await system.reply(ana.patient, 't' as ThreadId, reply, key('k1'))).toEqual(inactive);
      expect(await system.start(ana.patient, asked({ provider: gone.id }), key('k2'))).toEqual(inactive);
      expect(await system.start(ben.patient, asked({ provider: quiet.id }), key('k3'))).toEqual(notFound);
      expect(await system.reply(ana.patient, 'nowhere' as ThreadId, reply, key('k4'))).toEqual(notFound);
      for (const patient of others) {
        expect(await system.reply(patient, 't' as ThreadId, reply, key('k5'))).toEqual(notFound);
      }
      expect((await correspondence.thread(ana.patient, 't' as ThreadId, 9))?.messages).toHaveLength(1);
      expect(await correspondence.threads(ben.patient, 9)).toEqual([]);
    });

    it('MON-243 MON-244 marks a conversation as read and its last message of the practice as unread', async () => {
      const { correspondence, system, write } = await fixture();
      const t = 't' as ThreadId;
      const own = message('m3', -1, { fromPatient: true });
      await write(ana.patient, [conversation('t', message('m1', -9), message('m2', -5), own)]);
      expect(await system.mark(ana.patient, t, 'read')).toBe(true);
      expect(await correspondence.unread(ana.patient)).toBe(0);
      expect(await correspondence.thread(ana.patient, t, 1)).toMatchObject({ unread: false });
      expect(await system.mark(ana.patient, t, 'unread')).toBe(true);
      expect(await correspondence.unread(ana.patient)).toBe(1);
      expect(await correspondence.thread(ana.patient, t, 1)).toMatchObject({ unread: true });
      for (const patient of others) expect(await system.mark(patient, t, 'read')).toBe(false);
      expect(await correspondence.unread(ana.patient)).toBe(1);
    });

    it('MON-244 leaves a conversation read in which the practice wrote nothing', async () => {
      const { correspondence, system } = await fixture();
      const started = await system.start(ana.patient, asked(), key('k1'));
      if (!started.ok) throw new Error('Ana may write.');
      expect(await system.mark(ana.patient, started.value.thread, 'unread')).toBe(true);
      expect(await correspondence.unread(ana.patient)).toBe(0);
    });

    it('MON-242 puts a conversation away with what was unread in it, until the practice writes again', async () => {
      const { clock, correspondence, system, files, write } = await fixture();
      const t = 't' as ThreadId;
      await write(ana.patient, [conversation('t', message('m1', -9, { files: [letter] }))]);
      for (const patient of others) expect(await system.remove(patient, t)).toBe(false);
      expect(await system.remove(ana.patient, t)).toBe(true);
      expect(await system.remove(ana.patient, t)).toBe(false);
      expect(await correspondence.threads(ana.patient, 9)).toEqual([]);
      expect(await correspondence.thread(ana.patient, t, 9)).toBeUndefined();
      expect(await correspondence.latestWith(ana.patient, ng.id)).toBeUndefined();
      expect(await correspondence.unread(ana.patient)).toBe(0);
      expect(await system.mark(ana.patient, t, 'unread')).toBe(false);
      expect(await files.file(ana.patient, letter.node)).toBeUndefined();
      clock.now = plus(now, HOUR);
      await write(ana.patient, [conversation('t', message('m1', -9, { readAt: now }), message('m2', 30))]);
      expect(await correspondence.threads(ana.patient, 9)).toMatchObject([{ id: 't', unread: true }]);
    });

    it('MON-249 answers a file at a message to whom the message is, with its bytes', async () => {
      const { files, write } = await fixture();
      await write(ana.patient, [conversation('t', message('m1', -9, { files: [letter] }))]);
      expect(await files.file(ana.patient, letter.node)).toEqual({ ...letter, bytes: Uint8Array.from([1, 2, 3]) });
      for (const patient of others) expect(await files.file(patient, letter.node)).toBeUndefined();
    });

    it('MON-252 MON-254 keeps a file until it is sent with a message, once', async () => {
      const { correspondence, system, files } = await fixture();
      expect(await files.keep(ana.patient, photo('p1'))).toEqual({ ok: true, value: undefined });
      expect(await files.file(ana.patient, 'p1' as NodeId)).toBeUndefined();
      const withFile = (node: string) => asked({ file: { node: node as NodeId, description: 'My arm' } });
      const fileGone = { ok: false, error: { kind: 'file-gone' } };
      expect(await system.start(ben.patient, withFile('p1'), key('k0'))).toEqual(fileGone);
      expect(await system.start(ana.patient, withFile('p2'), key('k0'))).toEqual(fileGone);
      const started = await system.start(ana.patient, withFile('p1'), key('k1'));
      if (!started.ok) throw new Error('Ana may write.');
      const sent = { node: 'p1', name: 'photo.png', description: 'My arm', mediaType: 'image/png' };
      expect((await correspondence.thread(ana.patient, started.value.thread, 9))?.messages).toMatchObject([
        { files: [sent] },
      ]);
      expect(await files.file(ana.patient, 'p1' as NodeId)).toMatchObject(sent);
      expect(await system.start(ana.patient, withFile('p1'), key('k2'))).toEqual(fileGone);
    });

    it('offers the teams that the practice has, before providers, and takes what is written to them', async () => {
      const { correspondence, offerTeams, system } = await fixture();
      const teams = [{ team: 'front-desk' as const }, { team: 'billing' as const, answersWithin: 24 }];
      await offerTeams(ana.patient.practice, teams);
      const { providers } = await correspondence.correspondents(ben.patient);
      expect(providers).toMatchObject([{ team: 'front-desk' }, { team: 'billing', answersWithin: 24 }, { id: ng.id }]);
      for (const stranger of strangers) {
        expect((await correspondence.correspondents(stranger)).providers).toEqual([]);
      }
      expect((await correspondence.correspondents(otherAna.patient)).providers).toEqual([]);
      const billing = providers[1]?.id ?? ng.id;
      const started = await system.start(ben.patient, asked({ provider: billing }), key('k1'));
      if (!started.ok) throw new Error('Ben may write to the team.');
      const { thread } = started.value;
      const line = { id: thread, provider: { id: billing, team: 'billing', active: true } };
      expect(await correspondence.threads(ben.patient, 3)).toMatchObject([line]);
      expect(await correspondence.latestWith(ben.patient, billing)).toBe(thread);
      const reply = { body: 'Hello' as Body, sender: ben.name };
      expect((await system.reply(ben.patient, thread, reply, key('k2'))).ok).toBe(true);
      await offerTeams(ana.patient.practice, [{ team: 'front-desk' }]);
      expect(await correspondence.thread(ben.patient, thread, 9)).toMatchObject({ provider: { active: false } });
      expect(await system.reply(ben.patient, thread, reply, key('k3'))).toMatchObject({
        error: { kind: 'provider-inactive' },
      });
    });

    it('attaches a file to a reply, once', async () => {
      const { clock, correspondence, files, system } = await fixture();
      const started = await system.start(ana.patient, asked(), key('k1'));
      if (!started.ok) throw new Error('Ana may write.');
      const { thread } = started.value;
      clock.now = plus(now, MINUTE);
      await files.keep(ana.patient, photo('p1'));
      const reply = (node: string) => ({ body: 'Here' as Body, sender: ana.name, file: { node: node as NodeId } });
      const fileGone = { ok: false, error: { kind: 'file-gone' } };
      expect(await system.reply(ana.patient, thread, reply('p2'), key('k2'))).toEqual(fileGone);
      expect((await correspondence.thread(ana.patient, thread, 9))?.messages).toHaveLength(1);
      const sent = await Promise.all([1, 2].map(() => system.reply(ana.patient, thread, reply('p1'), key('k3'))));
      expect(sent.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1);
      expect(sent.every((answer) => answer.ok)).toBe(true);
      expect(await system.reply(ana.patient, thread, reply('p1'), key('k4'))).toEqual(fileGone);
      const [first, second, ...more] = (await correspondence.thread(ana.patient, thread, 9))?.messages ?? [];
      expect({ first: first?.files, second: second?.files, more }).toMatchObject({
        first: [],
        second: [{ node: 'p1', name: 'photo.png' }],
        more: [],
      });
      expect(await files.file(ana.patient, 'p1' as NodeId)).toMatchObject({ name: 'photo.png' });
    });

    it('MON-254 lets so many files wait and no more, and forgets those that nobody sends', async () => {
      const { clock, system, files } = await fixture();
      for (let at = 0; at < mostUnsentFiles; at += 1) await files.keep(ana.patient, photo(`p${at}`));
      expect(await files.keep(ana.patient, photo('one-more'))).toEqual({ ok: false, error: { kind: 'too-many' } });
      expect((await files.keep(ben.patient, photo('his'))).ok).toBe(true);
      const sent = asked({ file: { node: 'p0' as NodeId } });
      expect((await system.start(ana.patient, sent, key('k1'))).ok).toBe(true);
      clock.now = plus(now, DAY);
      await files.pruneUnsent(plus(now, HOUR));
      expect((await files.keep(ana.patient, photo('one-more'))).ok).toBe(true);
      expect(await files.file(ana.patient, 'p0' as NodeId)).toBeDefined();
      const forgotten = asked({ file: { node: 'p1' as NodeId } });
      expect(await system.start(ana.patient, forgotten, key('k2'))).toMatchObject({ error: { kind: 'file-gone' } });
    });
  });
};
