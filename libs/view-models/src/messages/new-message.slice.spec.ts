import { beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, failed, HOUR, plus, type ProviderId } from '@portico/domain/kernel';
import { ben, benAtPena, noon } from '@portico/services/kernel/testing';
import type { Messages } from '@portico/application/messages';
import { MessageStart } from './message-start.ts';
import { bound, gone, messagesFixture, ng, photo, t1, t2, type MessagesFixture } from './testing/index.ts';

let fixture: MessagesFixture;
beforeEach(() => {
  fixture = messagesFixture();
});

describe('a new message', () => {
  const begin = async (messages?: Messages) => {
    const viewModel = await fixture.open({ isNew: true }, messages);
    const { writing } = viewModel;
    if (writing === undefined) throw new Error('Ben may write.');
    return { viewModel, writing };
  };

  it('MON-237 MON-255 MON-257 needs a provider, who is chosen where there is one alone, a subject of letters and a body', async () => {
    const { writing } = await begin();
    expect(writing.choices).toEqual([ng]);
    expect(writing.provider).toBe(ng.id);
    writing.choose(undefined);
    writing.writeSubject('A question');
    writing.writeBody('May I?');
    expect(writing.canSend).toBe(false);
    writing.choose(ng.id);
    expect(writing.canSend).toBe(true);
    writing.writeSubject('Room 12');
    expect(writing).toMatchObject({ canSend: false, subjectError: 'not-letters' });
    writing.writeSubject('Question');
    writing.writeBody('  ');
    expect(writing.canSend).toBe(false);
  });

  it('MON-256 says that a subject is missing once the body is filled, and not before', async () => {
    const { writing } = await begin();
    expect(writing.subjectError).toBeUndefined();
    writing.writeBody('May I?');
    expect(writing.subjectError).toBe('blank');
  });

  it('MON-236 MON-237 is sent, and the list is asked for anew', async () => {
    const { viewModel, writing } = await begin();
    writing.choose(ng.id);
    writing.writeSubject('A question');
    writing.writeBody('May I?');
    fixture.clock.time = plus(noon, HOUR);
    const id = await viewModel.sendNew();
    expect(viewModel.threads.lines.map((line) => line.id)).toEqual([id, t1, t2]);
    expect(viewModel).toMatchObject({ side: 'conversation', conversation: { id }, writing: undefined });
    expect(fixture.drafts.of('messages:new').read()).toBeUndefined();
    expect(fixture.parts.activityLog.entries.at(-2)).toMatchObject({ action: 'sent-message', actor: ben.id });
  });

  it('MON-240 that failed loses nothing, and is sent once when it is sent again', async () => {
    const real = fixture.service();
    let lost = true;
    const messages: Messages = {
      ...bound(real),
      create: async (message) => (
        await real.create(message),
        lost ? failed({ kind: 'unreachable' }) : real.create(message)
      ),
    };
    const { viewModel, writing } = await begin(messages);
    writing.choose(ng.id);
    writing.writeSubject('A question');
    writing.writeBody('May I?');
    expect(await viewModel.sendNew()).toBeUndefined();
    expect(writing).toMatchObject({ subject: 'A question', body: 'May I?', sending: { kind: 'failed' } });
    const kept = fixture.drafts.of('messages:new').read();
    expect(kept).toMatchObject({ subject: 'A question', body: 'May I?', provider: 'ng' });
    lost = false;
    expect(await viewModel.sendNew()).toBe(`thread.${kept?.['key']}`);
    expect(await fixture.mail.threads(benAtPena, 9)).toHaveLength(3);
  });

  it.each(['a reload while it was sent', 'two tabs'] as const)('MON-240 is one message after %s', async (what) => {
    for (const hasFile of [true, false]) {
      fixture = messagesFixture();
      const real = fixture.service();
      const reloaded: Messages = {
        ...bound(real),
        create: async (message) => (await real.create(message), new Promise(() => undefined)),
      };
      const { viewModel, writing } = await begin(what === 'two tabs' ? real : reloaded);
      writing.choose(ng.id);
      writing.writeSubject('A question');
      writing.writeBody('May I?');
      if (hasFile) await writing.file?.choose(photo());
      const { viewModel: other } = await begin();
      void viewModel.sendNew();
      await fixture.settled();
      expect(await other.sendNew()).toBeDefined();
      expect(await fixture.mail.threads(benAtPena, 9)).toHaveLength(3);
    }
  });

  it('MON-240 that was changed in one of two tabs is two messages', async () => {
    const { viewModel, writing } = await begin();
    writing.choose(ng.id);
    writing.writeSubject('A question');
    writing.writeBody('May I?');
    const { viewModel: other, writing: changed } = await begin();
    changed.writeBody('May I, please?');
    await viewModel.sendNew();
    await other.sendNew();
    expect(await fixture.mail.threads(benAtPena, 9)).toHaveLength(4);
  });

  it('MON-247 cannot be written to a provider who is not active', async () => {
    fixture.mail.putProviders(benAtPena, { ...gone, id: 'away' as ProviderId });
    const viewModel = await fixture.open({ provider: 'away' });
    viewModel.writing?.writeSubject('A question');
    viewModel.writing?.writeBody('May I?');
    expect(viewModel.writing).toMatchObject({ isInactive: true, canSend: false });
  });

  it('can be written to a team that the practice offers, and to nobody whom it does not', async () => {
    fixture.mail.putTeams(benAtPena.practice, [{ team: 'front-desk', answersWithin: 8 }]);
    const { viewModel, writing } = await begin();
    expect(writing.choices).toMatchObject([{ team: 'front-desk', answersWithin: 8 }, { id: ng.id }]);
    writing.choose(writing.choices[0]?.id);
    writing.writeSubject('A form');
    writing.writeBody('Where is it?');
    await viewModel.sendNew();
    expect(viewModel.conversation?.thread).toMatchObject({ subject: 'A form', provider: { team: 'front-desk' } });
    fixture.mail.putTeams(benAtPena.practice, []);
    expect((await begin()).writing.choices).toMatchObject([{ id: ng.id }]);
  });

  it('MON-252 MON-254 brings a file as soon as it is chosen, anew once the right to do so is over', async () => {
    const { viewModel, writing } = await begin();
    fixture.clock.time = plus(noon, DAY);
    await writing.file?.choose(photo());
    expect(writing.file?.phase).toEqual({ kind: 'failed', name: 'arm.png', why: { kind: 'not-allowed' } });
    fixture.clock.time = noon;
    await writing.file?.retry();
    expect(writing.file?.phase).toEqual({ kind: 'ready', name: 'arm.png', node: 'brought' });
    writing.choose(ng.id);
    writing.writeSubject('My arm');
    writing.writeBody('See the picture.');
    const sent = await viewModel.sendNew();
    const thread = sent && (await fixture.mail.thread(benAtPena, sent, 9));
    expect(thread).toMatchObject({
      messages: [{ files: [{ node: 'brought', name: 'arm.png', mediaType: 'image/png' }] }],
    });
  });

  it('never goes without a file that was chosen and could not be brought, until the person removes it', async () => {
    const { viewModel, writing } = await begin();
    writing.choose(ng.id);
    writing.writeSubject('My arm');
    writing.writeBody('See the picture.');
    fixture.scanning.refused = 'not-scanned';
    await writing.file?.choose(photo());
    expect(writing).toMatchObject({ canSend: false, file: { isMissing: true } });
    expect(await viewModel.sendNew()).toBeUndefined();
    writing.file?.remove();
    expect(await viewModel.sendNew()).toBeDefined();
  });

  it('ASVS-5.4.3 ASVS-5.2 keeps no file in which something was found, that cannot be looked through or drawn anew, and nothing typed is lost', async () => {
    const { writing } = await begin();
    writing.writeBody('See the picture.');
    for (const [refused, why] of [
      ['infected', 'infected'],
      ['not-scanned', 'not-scanned'],
      ['no-picture', 'wrong-type'],
      ['too-large', 'too-large'],
    ] as const) {
      fixture.scanning.refused = refused;
      await writing.file?.choose(photo());
      expect(writing.file?.phase).toEqual({ kind: 'failed', name: 'arm.png', why: { kind: why } });
      expect(writing.body).toBe('See the picture.');
    }
    delete fixture.scanning.refused;
    await writing.file?.retry();
    expect(writing.file?.phase).toMatchObject({ kind: 'ready' });
  });

  it('is there again with its file, after the network was away and on another page, until it is sent', async () => {
    const { writing } = await begin();
    writing.choose(ng.id);
    writing.writeSubject('A question');
    writing.writeBody('May I?');
    await writing.file?.choose(photo());
    const { writing: again, viewModel } = await begin();
    expect(again).toMatchObject({ subject: 'A question', body: 'May I?', file: { phase: { name: 'arm.png' } } });
    expect(again.file?.node).toBe(writing.file?.node);
    expect(await viewModel.sendNew()).toBeDefined();
    const { writing: next } = await begin();
    expect(next).toMatchObject({ subject: '', body: '', file: { phase: { kind: 'none' } } });
  });

  it('brings a file by itself that could not be brought before the page was left', async () => {
    const { writing } = await begin();
    fixture.scanning.refused = 'not-scanned';
    await writing.file?.choose(photo());
    expect(writing.file?.phase).toMatchObject({ kind: 'failed', name: 'arm.png' });
    delete fixture.scanning.refused;
    const { writing: again } = await begin();
    await fixture.settled();
    expect(again.file?.phase).toMatchObject({ kind: 'ready', name: 'arm.png' });
    again.file?.remove();
    expect((await begin()).writing.file?.phase).toEqual({ kind: 'none' });
  });

  it('MON-253 MON-254 refuses a file at once that could not be taken', async () => {
    const { writing } = await begin();
    await writing.file?.choose(photo({ name: 'arm.gif' }));
    expect(writing.file?.phase).toMatchObject({ why: { kind: 'wrong-type' } });
    await writing.file?.choose(photo({ size: 11 * 1_024 * 1_024 }));
    expect(writing.file?.phase).toMatchObject({ why: { kind: 'too-large' } });
    expect(writing.file?.node).toBeUndefined();
  });
});

describe('a message that begins on another screen', () => {
  const beginAbout = async (about: string, start: MessageStart) => {
    const viewModel = await fixture.open({ isNew: true, about }, undefined, true, undefined, start);
    const { writing } = viewModel;
    if (writing === undefined) throw new Error('Ben may write.');
    return writing;
  };

  it('has a subject and a body of its own, and a draft beside that of other messages', async () => {
    let owner = { person: 'ben' };
    const start = new MessageStart(() => owner);
    start.put({ about: 'm1', subject: 'Refill request', body: 'Please refill: Lisinopril' });
    const writing = await beginAbout('m1', start);
    expect(writing).toMatchObject({ subject: 'Refill request', body: 'Please refill: Lisinopril' });
    expect(fixture.drafts.of('messages:new').read()).toBeUndefined();
    // Another page has nothing but the draft.
    const nothing = new MessageStart(() => owner);
    writing.writeBody('Please refill: Lisinopril, soon');
    expect(await beginAbout('m1', nothing)).toMatchObject({ body: 'Please refill: Lisinopril, soon' });
    expect(await beginAbout('m1', start)).toMatchObject({ body: 'Please refill: Lisinopril, soon' });
    expect(await beginAbout('m2', start)).toMatchObject({ subject: '', body: '' });
    owner = { person: 'ana' };
    expect(start.of('m1')).toBeUndefined();
  });

  it.each([
    ['who is named, if they answer', ng.name, ng.id],
    ['nobody, if who is named answers no more', gone.name, undefined],
    ['nobody, if nobody is named so', 'Dr. Elsewhere', undefined],
  ])('goes to %s', async (_, to, provider) => {
    const start = new MessageStart(() => ({ person: 'ben' }));
    start.put({ about: `labs-${to}`, subject: 'Question', body: 'About TSH: ', to });
    expect((await beginAbout(`labs-${to}`, start)).provider).toBe(provider);
  });
});
