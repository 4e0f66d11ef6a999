import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { instant, MINUTE, ok, plus } from '@portico/domain/kernel';
import type { Body, MessageId, NewThread, NodeId, SendKey, Subject, ThreadId } from '@portico/domain/messages';
import { ana, doctors, here, now } from '../conformance/practice-fixture.ts';
import { ConnectedCorrespondence, ConnectedMessageFiles, ConnectedMessageStore } from './index.ts';
import { capableClinic, contraryClinic } from './testing/clinic-books.ts';
import { GatewayDied } from './testing/faulty-clinic-network.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { told } from './testing/two-gateways-fixture.ts';

const [ng] = doctors;
if (ng === undefined) throw new Error('The fixture has a doctor.');
const question: NewThread = {
  provider: ng.id,
  subject: 'A question' as Subject,
  body: 'May I?' as Body,
  sender: ana.name,
};
const press = 'press' as SendKey;

describe('messages to a connected practice', () => {
  let database: Database;
  let system: ConnectedSystem;
  let store: ConnectedMessageStore;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  const open = (profile = contraryClinic) => {
    system = new ConnectedSystem(database, profile);
    system.clinics.meet(ana.patient, ng);
    store = new ConnectedMessageStore(system.gateway());
  };
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    open();
  });
  const mailbox = () => system.clinics.at(here.id).books.mailboxOf(ana.patient.patient);
  const mail = () => new ConnectedCorrespondence(system.gateway());

  it('are sent once, however the answer is lost and whichever gateway asks again', async () => {
    system.network.losesAnswer.add('mail.send');
    expect(await store.start(ana.patient, question, press)).toMatchObject(ok({ isNew: true }));
    system.network.dies.add('mail.send');
    const other = 'other' as SendKey;
    await expect(store.start(ana.patient, question, other)).rejects.toThrow(GatewayDied);
    const anew = new ConnectedMessageStore(system.gateway());
    expect(await anew.start(ana.patient, question, other)).toMatchObject(ok({ isNew: true }));
    expect(await anew.start(ana.patient, question, other)).toMatchObject(ok({ isNew: false }));
    expect(mailbox().threads.size).toBe(2);
  });

  it('wait for a system that is away, with the file that was to be sent', async () => {
    const files = new ConnectedMessageFiles(system.gateway());
    const file = { node: 'p1' as NodeId, name: 'arm.png', mediaType: 'image/png', bytes: Uint8Array.of(7) } as const;
    await files.keep(ana.patient, file);
    const withFile = { ...question, file: { node: file.node } };
    // Found, and gone when it sends.
    system.network.meanwhile.set('mail.send', () => {
      system.network.away = true;
    });
    expect(await told(store.start(ana.patient, withFile, press))).toEqual({ unavailable: 'unreachable' });
    system.network.away = false;
    expect(await store.start(ana.patient, withFile, 'again' as SendKey)).toMatchObject({ ok: true });
    expect((await files.file(ana.patient, file.node))?.bytes).toEqual(file.bytes);
    const [kept] = await database.rows({ text: 'select bytes from connected.message_files' });
    expect(kept).toEqual({ bytes: null });
  });

  it('stand sealed in the database while they wait, and are refused by a system without being lost', async () => {
    const files = new ConnectedMessageFiles(system.gateway());
    const bytes = new TextEncoder().encode('a photo of an arm');
    await files.keep(ana.patient, { node: 'p1' as NodeId, name: 'arm.png', mediaType: 'image/png', bytes });
    const [row] = await database.rows<{ readonly bytes: Uint8Array }>({
      text: 'select bytes from connected.message_files',
    });
    expect(Buffer.from(row?.bytes ?? []).includes('photo')).toBe(false);
    const { mail: facet } = system.clinics.at(here.id).connection;
    if (facet === undefined) throw new Error('The clinic has messages.');
    facet.send = async () => ({ ok: false, error: { kind: 'refused' } });
    expect(await store.start(ana.patient, { ...question, file: { node: 'p1' as NodeId } }, press)).toMatchObject({
      error: { kind: 'provider-inactive' },
    });
    open();
    expect(await store.start(ana.patient, { ...question, file: { node: 'p1' as NodeId } }, press)).toMatchObject({
      ok: true,
    });
  });

  it('are unread as far as the practice wrote after what was read, whatever the patient wrote since', async () => {
    const at = (minutes: number) => plus(now, minutes * MINUTE);
    const message = (id: string, minutes: number, fromPatient = false) => ({
      id: id as MessageId,
      fromPatient,
      sender: 'x',
      body: id,
      sentAt: at(minutes),
      ...(minutes === 0 ? { readAt: now } : {}),
    });
    const thread = { id: 't' as ThreadId, provider: ng.id, subject: 'About' };
    await system.write(ana.patient, [{ ...thread, messages: [message('m1', 0), message('own', 5, true)] }]);
    expect(await mail().threads(ana.patient, 9)).toMatchObject([{ unread: false }]);
    await system.write(ana.patient, [
      { ...thread, messages: [message('m1', 0), message('m2', 3), message('own', 5, true)] },
    ]);
    expect(await mail().unread(ana.patient)).toBe(1);
    await store.mark(ana.patient, thread.id, 'read');
    expect(await mail().unread(ana.patient)).toBe(0);
    await store.mark(ana.patient, thread.id, 'unread');
    expect(await mail().unread(ana.patient)).toBe(1);
  });

  it('are read as the system says where it keeps that, and told to it', async () => {
    open(capableClinic);
    const message = { id: 'm1' as MessageId, fromPatient: false, sender: 'x', body: 'b', sentAt: instant(now - 1) };
    await system.write(ana.patient, [{ id: 't' as ThreadId, provider: ng.id, subject: 'About', messages: [message] }]);
    await store.mark(ana.patient, 't' as ThreadId, 'read');
    expect(mailbox().threads.get('t')?.unread).toBe(false);
    const [thread] = [...mailbox().threads.values()];
    if (thread !== undefined) mailbox().threads.set('t', { ...thread, unread: true });
    expect(await mail().unread(ana.patient)).toBe(1);
    // Read elsewhere.
    await store.mark(ana.patient, 't' as ThreadId, 'unread');
    if (thread !== undefined) mailbox().threads.set('t', { ...thread, unread: false });
    expect(await mail().unread(ana.patient)).toBe(0);
  });
});
