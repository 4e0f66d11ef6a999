import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  addDays,
  DAY,
  dayIn,
  failed,
  MINUTE,
  ok,
  plus,
  type DeviceId,
  type LocalDate,
  type PracticeId,
} from '@portico/domain/kernel';
import { IdentityTickets } from '../access/index.ts';
import { ana, ben, benAtMesa, mesa, noon, pena } from '../kernel/testing/index.ts';
import { born, delegatesFixture, rosaEmail, rosaPassword, wrongDay } from './testing/index.ts';

let here: ReturnType<typeof delegatesFixture>;
beforeEach(() => {
  here = delegatesFixture();
});

describe('inviting a delegate', () => {
  it('mails a link to the delegate, in the language of the patient, and shows that it waits', async () => {
    const { parts, as, invite } = here;
    expect(await invite({ practices: [mesa.id, pena.id], until: '2026-12-31' as LocalDate })).toEqual(ok(undefined));
    expect(parts.notifier.sent).toEqual([
      {
        notification: {
          kind: 'delegate-invitation',
          from: 'Ben Ortiz',
          practice: `${mesa.name} and ${pena.name}`,
          link: expect.stringMatching(/^https:\/\/portal\.example\/delegate\/workflow\/invitations\?code=\w/),
          days: 7,
        },
        to: { channel: 'email', address: rosaEmail },
        language: 'en',
      },
    ]);
    expect(await as(ben).profiles()).toMatchObject({
      value: {
        delegates: [],
        invitations: [
          { name: 'Rosa Ortiz', email: rosaEmail, practiceNames: [mesa.name, pena.name], until: '2026-12-31' },
        ],
      },
    });
  });

  it('writes to the delegate in the language that is said to be theirs, in mail, link and what is kept of it', async () => {
    const { parts, invite } = here;
    expect(await invite({ language: 'es' })).toEqual(ok(undefined));
    expect(parts.notifier.sent.at(-1)).toMatchObject({
      language: 'es',
      notification: { link: expect.stringContaining('language=es') },
    });
    expect(await parts.invitations.openOf(ben.id)).toMatchObject([{ language: 'es' }]);
  });

  it('is for own practices, somebody else, something to do and a day that is to come', async () => {
    const { invite } = here;
    expect(await invite({ practices: ['nowhere' as PracticeId] })).toEqual(failed({ kind: 'not-found' }));
    expect(await invite({ practices: [mesa.id, 'nowhere' as PracticeId] })).toEqual(failed({ kind: 'not-found' }));
    expect(await invite({ email: ben.email })).toEqual(failed({ kind: 'own-address' }));
    expect(await invite({ email: 'nobody' })).toEqual(failed({ kind: 'bad-input' }));
    expect(await invite({ permissions: [] })).toEqual(failed({ kind: 'bad-input' }));
    expect(await invite({ name: ' ' })).toEqual(failed({ kind: 'bad-input' }));
    const today = dayIn(mesa.timeZone, noon);
    for (const [wanted, longest] of [
      [{ until: addDays(today, -1) }, { until: today }],
      [{ name: 'n'.repeat(201) }, { name: 'n'.repeat(200) }],
    ]) {
      expect(await invite(wanted)).toEqual(failed({ kind: 'bad-input' }));
      expect(await invite(longest)).toEqual(ok(undefined));
    }
  });

  it('stops at twenty that wait', async () => {
    const { invite } = here;
    for (let at = 0; at < 20; at += 1) expect(await invite()).toEqual(ok(undefined));
    expect(await invite()).toEqual(failed({ kind: 'too-many-invitations' }));
  });

  it('can be withdrawn by whoever invited, and its link opens nothing from then on', async () => {
    const { as, invite, signInPort, code, parts } = here;
    await invite();
    const profiles = await as(ben).profiles();
    const id = profiles.ok ? profiles.value.invitations[0]?.id : undefined;
    if (id === undefined) throw new Error('Nothing waits.');
    expect(await as(ana).withdraw(id)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ben).withdraw(id)).toEqual(ok(undefined));
    expect(await as(ben).withdraw(id)).toEqual(failed({ kind: 'not-found' }));
    expect(await signInPort().verify(code(), born)).toEqual(failed({ kind: 'invitation-withdrawn' }));
    expect(await as(ben).profiles()).toMatchObject({ value: { invitations: [] } });
    expect(parts.activityLog.changes.map(({ action }) => action)).toEqual(['invited-delegate', 'revoked-delegation']);
  });
});

describe('sending an invitation again', () => {
  const waiting = async (person = ben) => {
    const profiles = await here.as(person).profiles();
    return profiles.ok ? profiles.value.invitations : [];
  };
  const pending = async () => {
    const [invitation] = await waiting();
    if (invitation === undefined) throw new Error('Nothing waits.');
    return invitation;
  };

  it('mails a new link for the same person, practices and language, with what is permitted now, and ends the link before', async () => {
    const { parts, as, invite, signInPort, code } = here;
    await invite({ practices: [mesa.id, pena.id], language: 'es', until: '2026-12-31' as LocalDate });
    const before = code();
    const { id } = await pending();
    expect(await as(ben).resend({ id, permissions: ['messages:act'] })).toEqual(ok(undefined));
    expect(code()).not.toBe(before);
    expect(parts.notifier.sent.at(-1)).toMatchObject({
      notification: { kind: 'delegate-invitation', from: 'Ben Ortiz' },
      to: { address: rosaEmail },
      language: 'es',
    });
    const now = await waiting();
    expect(now).toMatchObject([
      {
        name: 'Rosa Ortiz',
        email: rosaEmail,
        practiceNames: [mesa.name, pena.name],
        permissions: ['messages:view', 'messages:act'],
      },
    ]);
    expect(now[0]).not.toHaveProperty('until');
    expect(await signInPort().verify(before, born)).toEqual(failed({ kind: 'invitation-withdrawn' }));
    expect(await signInPort().verify(code(), born)).toMatchObject({ ok: true });
    expect(parts.activityLog.changes.map(({ action }) => action)).toEqual([
      'invited-delegate',
      'revoked-delegation',
      'invited-delegate',
    ]);
  });

  it('can be accepted for seven days from then on', async () => {
    const { as, invite, signInPort, code } = here;
    await invite();
    const { id } = await pending();
    const later = plus(noon, 6 * DAY);
    expect(await as(ben, later).resend({ id, permissions: ['health:view'] })).toEqual(ok(undefined));
    expect(await signInPort(plus(later, 7 * DAY - 1)).verify(code(), born)).toMatchObject({ ok: true });
  });

  it('is of who invited alone, of what is still pending, and permits something until a day to come', async () => {
    const { parts, as, invite } = here;
    await invite();
    const { id } = await pending();
    const permissions = ['health:view'] as const;
    const yesterday = addDays(dayIn(mesa.timeZone, noon), -1);
    expect(await as(ana).resend({ id, permissions })).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ben).resend({ id, permissions: [] })).toEqual(failed({ kind: 'bad-input' }));
    expect(await as(ben).resend({ id, permissions, until: yesterday })).toEqual(failed({ kind: 'bad-input' }));
    expect(await as(ben, plus(noon, 7 * DAY)).resend({ id, permissions })).toEqual(failed({ kind: 'not-found' }));
    // What was refused has changed nothing.
    expect(await waiting()).toMatchObject([{ id }]);
    expect(parts.notifier.sent).toHaveLength(1);
    await as(ben).withdraw(id);
    expect(await as(ben).resend({ id, permissions })).toEqual(failed({ kind: 'not-found' }));
  });

  it.each([
    ['the link is made', () => here.parts.capabilities, 'add'],
    ['one takes the place of the other', () => here.parts.invitations, 'replace'],
    ['the link before is ended', () => here.parts.capabilities, 'revoke'],
    ['the mail is sent', () => here.parts.notifier, 'send'],
    ['it is logged', () => here.parts.activityLog, 'append'],
  ])('leaves one to send again where it is interrupted as %s', async (_when, store, step) => {
    const { as, invite, parts } = here;
    await invite();
    const { id } = await pending();
    const whole = store() as unknown as Record<string, unknown>;
    const before = whole[step];
    whole[step] = async () => {
      throw new Error('The machine is gone.');
    };
    await expect(as(ben).resend({ id, permissions: ['health:view'] })).rejects.toThrow('The machine is gone.');
    whole[step] = before;
    const [left, ...more] = await waiting();
    expect(more).toEqual([]);
    const again = await as(ben).resend({ id: left?.id ?? id, permissions: ['health:view'] });
    expect(again).toEqual(ok(undefined));
    expect(await waiting()).toHaveLength(1);
    expect(parts.notifier.sent.length).toBeGreaterThan(1);
  });

  it('of two calls at once sends one', async () => {
    const { parts, as, invite } = here;
    await invite();
    const { id } = await pending();
    const again = () => as(ben).resend({ id, permissions: ['health:view'] });
    const answers = await Promise.all([again(), again()]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
    expect(parts.notifier.sent).toHaveLength(2);
  });
});

describe('the link of an invitation', () => {
  it('ACC-083 ACC-079 asks for the date of birth of the person to act for, and tells who invites only then', async () => {
    const { invite, signInPort, code } = here;
    await invite();
    expect(await signInPort().verify(code(), wrongDay)).toEqual(failed({ kind: 'wrong-birth-date' }));
    expect(await signInPort().verify(code(), born)).toEqual(
      ok({
        ...{ from: 'Ben Ortiz', name: 'Rosa Ortiz', email: rosaEmail, hasAccount: false },
        to: '/delegate/delegateCreateAccount',
      }),
    );
    expect(await signInPort().verify('made-up', born)).toEqual(failed({ kind: 'invitation-unknown' }));
  });

  it('is locked by five wrong dates of birth in a row, and by fewer not', async () => {
    const { invite, signInPort, code } = here;
    await invite();
    for (let at = 0; at < 4; at += 1) await signInPort().verify(code(), wrongDay);
    expect(await signInPort().verify(code(), born)).toMatchObject({ ok: true });
    for (let at = 0; at < 4; at += 1) {
      expect(await signInPort().verify(code(), wrongDay)).toEqual(failed({ kind: 'wrong-birth-date' }));
    }
    expect(await signInPort().verify(code(), wrongDay)).toEqual(failed({ kind: 'invitation-locked' }));
    expect(await signInPort().verify(code(), born)).toEqual(failed({ kind: 'invitation-locked' }));
  });

  it('expires after seven days', async () => {
    const { invite, signInPort, code } = here;
    await invite();
    expect(await signInPort(plus(noon, 7 * DAY - 1)).verify(code(), born)).toMatchObject({ ok: true });
    expect(await signInPort(plus(noon, 7 * DAY)).verify(code(), born)).toEqual(failed({ kind: 'invitation-expired' }));
  });

  it('ACC-081 makes an account for the address that it went to, which then acts for the person', async () => {
    const { parts, invite, signInPort, code, enroll } = here;
    await invite();
    const wanted = { code: code(), name: 'Rosa Ortiz', email: rosaEmail, password: rosaPassword };
    expect(await signInPort().createAccount(wanted)).toEqual(failed({ kind: 'not-verified' }));
    await signInPort().verify(code(), born);
    const refused = { kind: 'other-address' } as const;
    expect(await signInPort().createAccount({ ...wanted, email: 'tom@example.com' })).toEqual(failed(refused));
    // SEC-S10: as with a patient's own name.
    expect(await signInPort().createAccount({ ...wanted, name: '<img src=x>' })).toEqual(failed({ kind: 'bad-input' }));
    expect(await signInPort().createAccount({ ...wanted, password: 'short' })).toEqual(
      failed({ kind: 'unfit-password' }),
    );
    expect(await signInPort().createAccount({ ...wanted, password: 'Common-Pass-1' })).toEqual(
      failed({ kind: 'known-password' }),
    );
    expect(await signInPort(plus(noon, 30 * MINUTE)).createAccount(wanted)).toEqual(failed({ kind: 'not-verified' }));
    const rosa = await enroll();
    expect(rosa).toMatchObject({ name: 'Rosa Ortiz', charts: [], confirmedAt: noon, language: 'es' });
    expect(await parts.delegations.ofDelegate(rosa.id)).toMatchObject([
      { chart: benAtMesa, profileName: 'Ben Ortiz', permissions: ['health:view'] },
    ]);
    expect(parts.notifier.last('delegate-accepted', ben.email)).toEqual({
      kind: 'delegate-accepted',
      delegate: 'Rosa Ortiz',
    });
    expect(await signInPort().createAccount(wanted)).toEqual(failed({ kind: 'invitation-used' }));
  });

  it('ACC-081 ASVS-6.8 makes an account that an identity opens in the place of a password', async () => {
    const { parts, invite, signInPort, code } = here;
    await invite();
    await signInPort().verify(code(), born);
    const device = 'phone' as DeviceId;
    const who = { provider: 'clinic', issuer: 'https://clinic.example', subject: 's-rosa', strong: false };
    const tickets = new IdentityTickets(parts.challenges, parts.codes, noon);
    const wanted = { code: code(), name: 'Rosa Ortiz', email: rosaEmail, password: '' };
    const made = async (ticket: string, on = device) =>
      signInPort().createAccount({ ...wanted, identity: { ticket, device: on } });
    expect(await made('a-ticket')).toEqual(failed({ kind: 'identity-over' }));
    expect(await made(await tickets.issue(who, device), 'tablet' as DeviceId)).toEqual(
      failed({ kind: 'identity-over' }),
    );
    const ofBen = { ...who, subject: 's-ben' };
    await parts.linkedIdentities.link(ben.id, ofBen, noon);
    expect(await made(await tickets.issue(ofBen, device))).toEqual(failed({ kind: 'has-account' }));
    expect(await parts.accounts.byLogin(rosaEmail)).toBeUndefined();

    const ticket = await tickets.issue(who, device);
    expect(await made(ticket)).toMatchObject({ ok: true });
    const rosa = await parts.accounts.byLogin(rosaEmail);
    expect((await parts.linkedIdentities.find(who.issuer, who.subject))?.account).toBe(rosa?.id);
    expect(await parts.delegations.ofDelegate(rosa?.id ?? ben.id)).toHaveLength(1);
    expect(await signInPort().signIn({ login: rosaEmail, password: '', device })).toMatchObject({ ok: false });
    expect(await tickets.open(ticket, device)).toBeUndefined();
  });

  it('ACC-078 ACC-171 signs in with for whom one may act, and with the delegate’s own name and address', async () => {
    const { invite, signInPort, enroll } = here;
    await invite({ practices: [mesa.id, pena.id], permissions: ['health:view', 'payments:act'] });
    await enroll();
    const device = 'phone' as DeviceId;
    const answer = await signInPort().signIn({ login: rosaEmail, password: rosaPassword, device });
    expect(answer).toMatchObject({
      value: {
        practices: [],
        delegate: {
          name: 'Rosa Ortiz',
          email: rosaEmail,
          people: [
            {
              name: 'Ben Ortiz',
              practices: [
                { id: 'mesa', patient: 'ben-mesa', permissions: ['payments:view', 'payments:act', 'health:view'] },
                { id: 'pena', patient: 'ben-pena', permissions: ['payments:view', 'payments:act', 'health:view'] },
              ],
            },
          ],
        },
      },
    });
  });

  it('is accepted by an account that there is, once, and never by whoever sent it', async () => {
    const { invite, signInPort, code, as, parts } = here;
    await invite();
    expect(await as(ana).accept(code())).toEqual(failed({ kind: 'not-verified' }));
    await signInPort().verify(code(), born);
    expect(await as(ben).accept(code())).toEqual(failed({ kind: 'own-invitation' }));
    const accepted = await Promise.all([as(ana).accept(code()), as(ana).accept(code())]);
    expect(accepted.filter(({ ok: worked }) => worked)).toHaveLength(1);
    expect(accepted.find(({ ok: worked }) => worked)).toMatchObject({ value: { people: [{ name: 'Ben Ortiz' }] } });
    expect(parts.activityLog.changes.at(-1)).toEqual({
      at: noon,
      actor: 'ana',
      actorKind: 'delegate',
      subject: 'ben-mesa',
      practice: 'mesa',
      action: 'accepted-delegation',
      resource: expect.any(String),
    });
  });
});
