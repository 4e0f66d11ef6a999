import { describe, expect, it } from '@jest/globals';
import { DAY, HOUR, MINUTE, plus, type Instant, type ProfileId, type ProviderId } from '@portico/domain/kernel';
import { MemoryArrivals } from '@portico/domain/kernel/testing';
import type { MessageId, ThreadId } from '@portico/domain/messages';
import { MemoryMail } from '@portico/domain/messages/testing';
import { usualChoices } from '@portico/domain/profile';
import { ana, baseFixture, ben, benAtMesa, noon } from '../kernel/testing/index.ts';
import { ChartRecipients } from '../profile/index.ts';
import { MessageAnnouncer } from './message-announcer.ts';

const provider = { id: 'p1' as ProviderId, name: 'Dr. Secret', active: true };

const scene = () => {
  const parts = baseFixture();
  const mail = new MemoryMail(() => noon);
  mail.putProviders(benAtMesa, provider);
  const arrivals = new MemoryArrivals();
  const problems: unknown[] = [];
  const written: { readonly id: MessageId; readonly sentAt: Instant; readonly readAt?: Instant }[] = [];
  const announcer = (over: Partial<ConstructorParameters<typeof MessageAnnouncer>[0]> = {}) =>
    new MessageAnnouncer({
      arrivals,
      recipients: new ChartRecipients(parts.accounts, parts.delegations),
      correspondence: mail,
      registration: parts.registration,
      practices: parts.practices,
      notifier: parts.notifier,
      linkTo: (path) => `https://portal.example${path}`,
      activityLog: parts.activityLog,
      onError: (thrown) => void problems.push(thrown),
      ...over,
    });
  /** The practice writes one more message in the one conversation. */
  const write = (sentAt: Instant, readAt?: Instant) => {
    written.push({ id: `m${written.length}` as MessageId, sentAt, ...(readAt === undefined ? {} : { readAt }) });
    const message = { fromPatient: false, sender: 'Dr. Secret', body: 'Secret word' };
    const messages = written.map((each) => ({ ...message, ...each }));
    mail.put(benAtMesa, { id: 't1' as ThreadId, provider: provider.id, subject: 'Secret', messages });
    arrivals.arrive(benAtMesa);
  };
  const help = (permission: 'health:view' | 'messages:view', grantedAt = plus(noon, -DAY)) =>
    parts.delegations.grant({
      ...{ delegate: ana.id, chart: benAtMesa, profile: 'ben' as ProfileId, profileName: 'Ben' },
      ...{ permissions: [permission], grantedAt },
    });
  const mails = () => parts.notifier.sent.map(({ notification, to }) => ({ ...notification, to: to.address }));
  return { parts, arrivals, problems, announcer, write, help, mails };
};

describe('what is told of new messages', () => {
  it('is one mail for all that arrived together, to the patient and whoever may read them, without a word of them', async () => {
    const { announcer, write, help, mails, parts, problems } = scene();
    await help('messages:view');
    write(noon);
    write(plus(noon, MINUTE));
    await announcer().runOnce(plus(noon, 2 * MINUTE));
    const mail = { kind: 'new-message', practice: 'Mesa Family Medicine' };
    expect(mails()).toEqual([
      { ...mail, helps: false, link: 'https://portal.example/messages', to: 'ben@example.com' },
      { ...mail, helps: true, link: 'https://portal.example/dashboard', to: 'ana@example.com' },
    ]);
    expect(JSON.stringify([parts.notifier.sent, parts.activityLog.entries])).not.toContain('Secret');
    expect(parts.activityLog.entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['announced-message', 'ben'],
      ['announced-message', 'ana'],
    ]);
    await announcer().runOnce(plus(noon, HOUR));
    expect(mails()).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  it('goes to nobody who may not read messages, or may only from later on', async () => {
    const { announcer, write, help, mails } = scene();
    await help('health:view');
    write(noon);
    await announcer().runOnce(noon);
    expect(mails().map(({ to }) => to)).toEqual(['ben@example.com']);
    const later = scene();
    await later.help('messages:view', plus(noon, DAY));
    later.write(noon);
    await later.announcer().runOnce(noon);
    expect(later.mails().map(({ to }) => to)).toEqual(['ben@example.com']);
  });

  it('goes the way that was chosen, and to no account that is turned off', async () => {
    const { announcer, write, mails, parts } = scene();
    await parts.registration.keep(benAtMesa, { updates: { ...usualChoices, messages: { email: false, sms: true } } });
    await parts.accounts.change(ben.id, { phone: '+16025550100' as never });
    write(noon);
    await announcer().runOnce(noon);
    expect(mails().map(({ to }) => to)).toEqual(['+16025550100']);
    await parts.accounts.disable(ben.id, noon);
    write(plus(noon, MINUTE));
    await announcer().runOnce(plus(noon, HOUR));
    expect(mails()).toHaveLength(1);
  });

  it('is nothing that was read meanwhile', async () => {
    const { announcer, write, mails, arrivals } = scene();
    write(noon, plus(noon, MINUTE));
    await announcer().runOnce(plus(noon, 2 * MINUTE));
    expect(mails()).toEqual([]);
    expect(await arrivals.claim(plus(noon, DAY), plus(noon, DAY), 10)).toEqual([]);
  });

  it('is told once though a worker dies after it told, and again for what came since', async () => {
    const { announcer, write, arrivals, mails, problems } = scene();
    write(noon);
    const dies = { claim: arrivals.claim.bind(arrivals), told: () => Promise.reject(new Error('killed')) };
    await announcer({ arrivals: dies }).runOnce(noon);
    await announcer().runOnce(plus(noon, HOUR));
    expect(mails()).toHaveLength(1);
    write(plus(noon, HOUR));
    await announcer().runOnce(plus(noon, 2 * HOUR));
    expect(mails()).toHaveLength(2);
    expect(problems).toHaveLength(1);
  });
});
