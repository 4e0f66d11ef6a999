import fc from 'fast-check';
import { recoveryOver } from '../recovery/testing/index.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { placeholderDevice, type ExternalIdentity } from '@portico/domain/access';
import {
  DAY,
  failed,
  HOUR,
  ok,
  plus,
  type AccountId,
  type DeviceId,
  type PatientRef,
  type Instant,
  type PracticeId,
} from '@portico/domain/kernel';
import type { Accommodations } from '@portico/domain/profile';
import { sampleForm } from '@portico/domain/profile/testing';
import { termsVersion } from '@portico/domain/signup';
import { IdentityTickets } from '../access/index.ts';
import { anaAtMesa, ben, mesa, noon } from '../kernel/testing/index.ts';
import type { InvitedForm, NewPatientForm, SignupScreen, SignupStart } from '@portico/application/signup';
import { signupFixture, birthDate, goodPassword, inviteAna, phone, type SignupFixture } from './testing/index.ts';

const address = 'new.ana@example.org';
const device = 'device-1' as DeviceId;
const invited = (invitation: string, more: Partial<InvitedForm> = {}): InvitedForm => ({
  invitation,
  email: address,
  password: goodPassword,
  birthDate,
  terms: termsVersion,
  device,
  ...more,
});
const newcomer = (more: Partial<NewPatientForm> = {}): NewPatientForm => ({
  firstName: ' Eva ',
  lastName: "O'Öz",
  birthDate: '1990-05-06',
  phone: '(602) 555-0101',
  practice: mesa.id,
  email: address,
  password: goodPassword,
  terms: termsVersion,
  device,
  ...more,
});

describe('signing up', () => {
  let fixture: SignupFixture;
  beforeEach(() => {
    fixture = signupFixture();
  });

  const check = async (
    answer: Promise<{ readonly ok: boolean; readonly value?: SignupScreen; readonly error?: unknown }>,
  ) => {
    const { value } = await answer;
    await fixture.settled();
    if (value?.name !== 'check-email') throw new Error(`not sent: ${JSON.stringify(await answer)}`);
    return value;
  };
  const mailed = (to = address): { readonly un: string; readonly code: string; readonly em: string } => {
    const link = fixture.parts.notifier.last('confirm-email', to)?.link ?? '';
    const valueOf = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(link)?.[1] ?? '');
    return { un: valueOf('un'), code: valueOf('confirmation_code'), em: valueOf('em') };
  };
  const confirm = (to = address, now: Instant = noon) => {
    const { un, code, em } = mailed(to);
    return fixture.service({ now }).confirm({ device, username: un, code, email: em });
  };
  const account = (login = address) => fixture.parts.accounts.byLogin(login);

  describe('with what is needed at visits', () => {
    const needs = { interpreter: 'ase', otherHelp: 'A ramp' } as const;
    const keptOf = async (chart: PatientRef) => (await fixture.parts.registration.read(chart)).details.accommodations;

    it('waits with the account, then goes to the practice and stays nowhere else', async () => {
      const { practice, patient } = await check(fixture.service().createNew(newcomer({ accommodations: needs })));
      expect((await account())?.accommodations).toEqual(needs);
      expect(await confirm()).toEqual(ok(undefined));
      expect(await keptOf({ practice, patient } as PatientRef)).toEqual(needs);
      expect((await account())?.accommodations).toBeUndefined();
    });

    it('replaces what the practice kept of an invited patient where something was said, and nothing else', async () => {
      const { registration } = fixture.parts;
      const before = { accommodations: { otherHelp: 'Large print' }, emergency_contact: { firstName: 'Eva' } };
      await registration.keep(anaAtMesa, { details: before });
      await check(fixture.service().createInvited(invited(await inviteAna(fixture), { accommodations: needs })));
      expect((await registration.read(anaAtMesa)).details).toEqual(before);
      await confirm();
      expect((await registration.read(anaAtMesa)).details).toEqual({ ...before, accommodations: needs });
    });

    it('changes nothing where nothing was said, or where the practice does not keep it', async () => {
      const before = { accommodations: { otherHelp: 'Large print' } };
      await fixture.parts.registration.keep(anaAtMesa, { details: before });
      await check(fixture.service().createInvited(invited(await inviteAna(fixture), { accommodations: {} })));
      await confirm();
      expect(await keptOf(anaAtMesa)).toEqual(before.accommodations);

      fixture = signupFixture(sampleForm);
      await check(fixture.service().createInvited(invited(await inviteAna(fixture), { accommodations: needs })));
      await confirm();
      expect(await keptOf(anaAtMesa)).toBeUndefined();
      expect((await account())?.accommodations).toBeUndefined();
    });

    it('is refused with a language or a text that cannot be', async () => {
      for (const wrong of [{ interpreter: 'xx' }, { otherHelp: 'x'.repeat(201) }]) {
        const answer = await fixture.service().createNew(newcomer({ accommodations: wrong as Accommodations }));
        expect(answer).toEqual(failed({ kind: 'bad-input' }));
      }
    });
  });

  describe('by somebody whom a provider knows', () => {
    const identity: ExternalIdentity = {
      provider: 'clinic',
      issuer: 'https://clinic.example',
      subject: 's-ana',
      strong: false,
    };
    const ticketOf = (who = identity, on = device) =>
      new IdentityTickets(fixture.parts.challenges, fixture.parts.codes, noon).issue(who, on);
    const opened = async (subject = identity.subject) =>
      (await fixture.parts.linkedIdentities.find(identity.issuer, subject))?.account;
    const news = () =>
      fixture.parts.notifier.sent.flatMap(({ notification }) =>
        notification.kind === 'account-changed' ? [notification.news] : [],
      );

    it('ASVS-10.1 has the identity open the account once its email is confirmed, and not before', async () => {
      const code = await inviteAna(fixture);
      await check(fixture.service().createInvited(invited(code, { identity: await ticketOf() })));
      expect(await opened()).toBeUndefined();
      expect(await confirm()).toEqual(ok(undefined));
      expect(await opened()).toBe((await account())?.id);
      expect(news()).toEqual(['identity-linked']);
      expect(fixture.parts.activityLog.changes.map(({ action }) => action)).toContain('linked-identity');
      // A repeat neither links nor notifies again.
      expect(await confirm()).toEqual(ok(undefined));
      expect(news()).toHaveLength(1);
    });

    it('ASVS-10.1 is held as long as the account waits, and opens no account where it opened another one meanwhile', async () => {
      await check(fixture.service().createNew(newcomer({ identity: await ticketOf() })));
      await fixture.parts.linkedIdentities.link(ben.id, identity, noon);
      expect(await confirm(address, plus(noon, HOUR))).toEqual(ok(undefined));
      expect((await account())?.confirmedAt).toBeDefined();
      expect(await opened()).toBe(ben.id);
    });

    it.each([
      ['of another browser', () => ticketOf(identity, 'device-2' as DeviceId)],
      ['that nobody issued', async () => 'a-ticket'],
    ])('ASVS-10.2 makes no account with a ticket %s', async (_, ticket) => {
      expect(await fixture.service().createNew(newcomer({ identity: await ticket() }))).toMatchObject({
        error: { kind: 'signup-refused', error: 'identity-over' },
      });
      await fixture.settled();
      expect(await account()).toBeUndefined();
    });

    it('ASVS-10.2 takes a ticket once, and keeps it through a mistake in the form', async () => {
      const ticket = await ticketOf();
      const mistaken = await fixture.service().createNew(newcomer({ identity: ticket, phone: 'none' }));
      expect(mistaken).toMatchObject({ error: { error: 'bad-phone' } });
      await check(fixture.service().createNew(newcomer({ identity: ticket })));
      expect(
        await fixture.service().createNew(newcomer({ identity: ticket, email: 'other@example.org' })),
      ).toMatchObject({
        error: { error: 'identity-over' },
      });
    });

    it('SEC-S3 of two sign-ups with one address only the one that is confirmed brings its identity', async () => {
      await check(fixture.service().createNew(newcomer({ identity: await ticketOf() })));
      const strangers = { device: 'device-2' as DeviceId, password: 'Copper-Falcon-3' };
      const eve = await ticketOf({ ...identity, subject: 's-eve' }, strangers.device);
      const mine = mailed();
      await check(fixture.service().createNew(newcomer({ ...strangers, identity: eve })));
      const { un, code, em } = mine;
      expect(await fixture.service().confirm({ device, username: un, code, email: em })).toEqual(ok(undefined));
      expect(await opened()).toBe((await account())?.id);
      expect(await opened('s-eve')).toBeUndefined();
      expect(await confirm()).toMatchObject({ value: { name: 'confirmation-over' } });
      expect(await opened('s-eve')).toBeUndefined();
    });

    /** The owner of the mailbox sets another password. */
    const resetByMail = async (): Promise<void> => {
      const recovery = recoveryOver(fixture.parts, { now: noon });
      await recovery.ask(address);
      await fixture.settled();
      const link = fixture.parts.notifier.last('reset-password', address)?.link ?? '';
      const code = /confirmation_code=([^&]*)/.exec(link)?.[1] ?? '';
      expect(await recovery.reset({ username: address, code, password: goodPassword })).toMatchObject({ ok: true });
    };

    it('a sign-up without one is confirmed by its mail also after the password was forgotten', async () => {
      await check(fixture.service().createNew(newcomer({ password: 'Copper-Falcon-3' })));
      await resetByMail();
      const { un, code, em } = mailed();
      const other = 'device-2' as DeviceId;
      const confirmed = await fixture
        .service()
        .confirm({ device: other, username: un, code, email: em, password: goodPassword });
      expect(confirmed).toEqual(ok(undefined));
      expect((await account())?.charts).toHaveLength(1);
    });

    describe('that a stranger holds for an address of somebody else', () => {
      const eve = { device: 'device-2' as DeviceId, password: 'Copper-Falcon-3' };
      const confirmAsOwner = (password: string) => {
        const { un, code, em } = mailed();
        return fixture.service().confirm({ device, username: un, code, email: em, password });
      };
      beforeEach(async () => {
        await check(fixture.service().createNew(newcomer({ ...eve, identity: await ticketOf(identity, eve.device) })));
      });

      it('SEC-S3 is gone once the owner of the mailbox sets a password, and the first mail links nothing', async () => {
        const pending = await account();
        await resetByMail();
        expect(
          pending && (await new IdentityTickets(fixture.parts.challenges, fixture.parts.codes, noon).held(pending)),
        ).toBeUndefined();
        expect(await confirmAsOwner(goodPassword)).toEqual(ok({ name: 'confirmation-over', why: 'revoked' }));
        expect(await opened()).toBeUndefined();
        expect(news()).toEqual([]);
      });

      it.each([
        ['the password changed', { passwordHash: `plain:${goodPassword}` }, goodPassword],
        ['something else confirmed the account', { confirmedAt: noon }, eve.password],
      ])('SEC-S3 is not linked where %s', async (_, change, password) => {
        await fixture.parts.accounts.change((await account())?.id as AccountId, change);
        expect(await confirmAsOwner(password)).toEqual(ok(undefined));
        expect(await opened()).toBeUndefined();
      });
    });
  });

  describe('by an invitation', () => {
    it('ACC-221 ACC-227 is shown the practice and the own email, creates an account, and confirms the email', async () => {
      const code = await inviteAna(fixture);
      expect(await fixture.service().look({ invitation: code, email: '', sms: false })).toEqual(
        ok({
          screen: {
            name: 'invited',
            practiceName: mesa.name,
            email: address,
            sms: false,
            asksAccommodations: true,
            accent: mesa.accent,
          },
        }),
      );
      const screen = await check(fixture.service().createInvited(invited(code)));
      expect(screen).toMatchObject({ email: address, practice: mesa.id, patient: anaAtMesa.patient });
      expect(await account()).toMatchObject({
        name: 'Ana Núñez',
        birthDate,
        charts: [],
        terms: { version: termsVersion, acceptedAt: noon },
      });
      expect((await account())?.confirmedAt).toBeUndefined();

      expect(await confirm()).toEqual(ok(undefined));
      expect(await account()).toMatchObject({ confirmedAt: noon, charts: [anaAtMesa] });
      expect(fixture.parts.activityLog.entries.map(({ action }) => action)).toEqual(['signed-up', 'confirmed-email']);
    });

    it.each([
      ['expired', 30 * DAY],
      ['open', 30 * DAY - 1],
    ])('ACC-228 is %s after 30 days', async (why, after) => {
      const code = await inviteAna(fixture);
      const service = fixture.service({ now: plus(noon, after) });
      const looked = await service.look({ invitation: code, email: '', sms: false });
      const over = { name: 'invitation-over', why, practiceName: mesa.name, practicePhone: mesa.phone };
      expect(looked).toMatchObject({ ok: true, value: { screen: why === 'open' ? { name: 'invited' } : over } });
      const created = await service.createInvited(invited(code));
      expect(created).toMatchObject({ ok: true, value: why === 'open' ? { name: 'check-email' } : over });
    });

    it('is used up by the confirmed email, and not before: whoever typed a wrong address opens it again', async () => {
      const code = await inviteAna(fixture);
      await check(fixture.service().createInvited(invited(code, { email: 'tpyo@example.org' })));
      await check(fixture.service().createInvited(invited(code)));
      expect(await confirm()).toEqual(ok(undefined));
      expect(await confirm('tpyo@example.org')).toEqual(ok({ name: 'confirmation-over', why: 'used' }));
      expect((await account('tpyo@example.org'))?.charts).toEqual([]);
      expect(await fixture.service().createInvited(invited(code))).toMatchObject({ value: { why: 'used' } });
    });

    it('is locked by five wrong dates of birth, also when they are tried side by side', async () => {
      const code = await inviteAna(fixture);
      const guess = () => fixture.service().createInvited(invited(code, { birthDate: '1980-03-01' }));
      expect(await guess()).toMatchObject({ error: { error: 'wrong-birth-date' } });
      await Promise.all([guess(), guess(), guess(), guess()]);
      expect(await fixture.service().createInvited(invited(code))).toMatchObject({
        value: { name: 'invitation-over', why: 'locked', practicePhone: mesa.phone },
      });
      expect(await account()).toBeUndefined();
    });

    it('weighs no more than five dates, however many come at once', async () => {
      const code = await inviteAna(fixture);
      const dates = ['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => `1979-01-${day}`);
      const guesses = [...dates, birthDate].map((date, at) =>
        fixture.service().createInvited(invited(code, { birthDate: date, email: `guess-${at}@example.org` })),
      );
      const answers = await Promise.all(guesses);
      expect(answers.filter((answer) => answer.ok && answer.value.name === 'check-email')).toEqual([]);
    });

    it('that nobody knows opens nothing, and names no practice', async () => {
      const over = { name: 'invitation-over', why: 'unknown' };
      expect(await fixture.service().look({ invitation: 'guess', email: '', sms: false })).toEqual(
        ok({ screen: over }),
      );
      expect(await fixture.service().createInvited(invited('guess'))).toEqual(ok(over));
    });

    it('by text message keeps the phone and asks for an email', async () => {
      const code = await inviteAna(fixture, { sent: { phone } });
      expect(await fixture.service().look({ invitation: code, email: '', sms: true })).toMatchObject({
        value: { screen: { name: 'invited', email: '', sms: true } },
      });
      await check(fixture.service().createInvited(invited(code)));
      expect(await account()).toMatchObject({ phone });
    });
  });

  describe('as a new patient', () => {
    it('ACC-213 ACC-214 is offered where practices take new patients, and not to somebody with an invitation', async () => {
      expect(await fixture.service().look({ invitation: '', email: '', sms: false })).toEqual(
        ok({
          screen: { name: 'no-invitation' },
          loginScreens: {
            practices: [{ id: mesa.id, name: mesa.name, management: 'vertex', cities: [] }],
            hasMore: false,
          },
        }),
      );
      const code = await inviteAna(fixture);
      expect(await fixture.service().look({ invitation: code, email: '', sms: false })).not.toHaveProperty(
        'value.loginScreens',
      );
      fixture.parts.practices.put(mesa);
      expect(await fixture.service().look({ invitation: '', email: '', sms: false })).not.toHaveProperty(
        'value.loginScreens',
      );
    });

    it('ACC-214 lists 20 practices at most however many there are, and finds each by its name', async () => {
      const { practices } = fixture.parts;
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: 10_000 }), fc.nat(), async (count, at) => {
          const numbers = Array.from({ length: count }, (_, number) => number);
          for (const number of numbers) {
            const id = `many-${number}` as PracticeId;
            practices.put({ ...mesa, id, name: `Clínica Número ${number}`, takesNewPatients: number % 7 !== 3 });
          }
          const { value } = (await fixture.service().look({ invitation: '', email: '', sms: false })) as {
            readonly value: SignupStart;
          };
          expect(value.loginScreens?.practices.length).toBeLessThanOrEqual(20);
          if (count === 0) return;
          const wanted = at % count;
          const found = await fixture.service().findPractices(` ${wanted} NUMERO clinica`);
          const ids = found.ok ? found.value.practices.map(({ id }) => id) : [];
          expect(ids.length).toBeLessThanOrEqual(20);
          const isOpen = wanted % 7 !== 3;
          // A number that begins many others is among them only by chance.
          if (!isOpen || (found.ok && !found.value.hasMore))
            expect(ids.includes(`many-${wanted}` as PracticeId)).toBe(isOpen);
          expect(await fixture.service().choosePractice(`many-${wanted}`)).toEqual(
            ok(isOpen ? expect.objectContaining({ id: `many-${wanted}`, asksAccommodations: true }) : undefined),
          );
        }),
        {
          numRuns: 8,
          examples: [
            [0, 0],
            [20, 0],
            [21, 20],
            [10_000, 9999],
          ],
        },
      );
    }, 60_000);

    it('ACC-226 asks one practice for its form, and none until one is chosen', async () => {
      const asked: string[] = [];
      const { registration } = fixture.parts;
      const form = registration.form.bind(registration);
      registration.form = async (practice) => {
        asked.push(practice);
        return form(practice);
      };
      await fixture.service().look({ invitation: '', email: '', sms: false });
      await fixture.service().findPractices('mesa');
      expect(asked).toEqual([]);
      await fixture.service().choosePractice(mesa.id);
      expect(asked).toEqual([mesa.id]);
    });

    it('ACC-226 ACC-227 is entered in the register of the practice once the email is confirmed', async () => {
      const screen = await check(fixture.service().createNew(newcomer()));
      const chart = { practice: mesa.id, patient: screen.patient as typeof anaAtMesa.patient };
      expect(await fixture.parts.patients.identity(chart)).toBeUndefined();
      expect(await confirm()).toEqual(ok(undefined));
      expect(await fixture.parts.patients.identity(chart)).toMatchObject({ name: "Eva O'Öz", birthDate: '1990-05-06' });
      expect(await account()).toMatchObject({ charts: [chart], phone, name: "Eva O'Öz" });
    });

    it.each([
      ['bad-name', { firstName: ' ' }],
      ['bad-name', { lastName: '<b>' }],
      ['bad-birth-date', { birthDate: '2026-11-22' }],
      ['bad-phone', { phone: '12' }],
      ['unknown-practice', { practice: 'pena' as PracticeId }],
      ['bad-email', { email: 'eva@example' }],
      ['unfit-password', { password: 'violet' }],
      ['unfit-password', { email: 'Eva1!@example.org', password: 'Eva1!@example.org' }],
      ['known-password', { password: 'Password-1' }],
      ['terms-not-accepted', { terms: '2020-01-01' }],
    ] as const)('ACC-219 ACC-220 is refused as %s for %j', async (error, wrong) => {
      const answer = await fixture.service({ language: 'es' }).createNew(newcomer(wrong));
      expect(answer).toMatchObject({ ok: false, error: { kind: 'signup-refused', error } });
      await fixture.settled();
      expect(fixture.parts.notifier.sent).toEqual([]);
    });
  });

  describe('with an address that has an account', () => {
    it('is answered as anybody else, and its owner alone is told', async () => {
      const screens: SignupScreen[] = [];
      for (const email of [address, ben.email]) {
        const { username, patient, ...rest } = await check(fixture.service().createNew(newcomer({ email })));
        expect([typeof username, typeof patient]).toEqual(['string', 'string']);
        screens.push({ ...rest, email: '' } as SignupScreen);
      }
      expect(screens[0]).toEqual(screens[1]);
      expect(fixture.parts.notifier.sent.map(({ notification, to }) => [notification.kind, to.address])).toEqual([
        ['confirm-email', address],
        ['already-registered', ben.email],
      ]);
      expect(await account(ben.email)).toEqual(ben);
    });

    it('may connect the chart of an invitation after signing in', async () => {
      const code = await inviteAna(fixture);
      await check(fixture.service().createInvited(invited(code, { email: ben.email })));
      expect(fixture.parts.notifier.last('already-registered', ben.email)?.link).toBe(
        `https://portal.example.org/login?i=${code}`,
      );
    });

    it('SEC-S3 is neither lost nor taken when somebody else signs up with the same address', async () => {
      await check(fixture.service().createNew(newcomer()));
      const own = mailed();
      const stranger = 'stranger' as DeviceId;
      await check(fixture.service().createNew(newcomer({ password: 'Stranger-Knows-1', device: stranger })));
      const theirs = mailed();
      const asked = { username: theirs.un, code: theirs.code, email: theirs.em };
      // The owner opens the link of the stranger's mail, in the browser in which they signed up themselves.
      const password = ok({ name: 'confirm-password', wrong: false });
      expect(await fixture.service().confirm({ ...asked, device })).toEqual(password);
      expect(await fixture.service().confirm({ ...asked, device, password: goodPassword })).toEqual(
        ok({ name: 'confirm-password', wrong: true }),
      );
      expect((await account())?.confirmedAt).toBeUndefined();

      expect(await fixture.service().confirm({ username: own.un, code: own.code, email: own.em, device })).toEqual(
        ok(undefined),
      );
      expect(await account()).toMatchObject({ passwordHash: `plain:${goodPassword}`, confirmedAt: noon });
      // Nothing is left of the other sign-up, whichever browser and password are used.
      expect(await fixture.service().confirm({ ...asked, device: stranger, password: 'Stranger-Knows-1' })).toEqual(
        ok({ name: 'confirmation-over', why: 'unknown' }),
      );
    });
  });

  describe('confirming an email', () => {
    beforeEach(async () => {
      await check(fixture.service().createNew(newcomer()));
    });

    it('ACC-224 ACC-228 works once, and a second time leads on as the first did', async () => {
      expect(await confirm()).toEqual(ok(undefined));
      const once = await account();
      expect(await confirm(address, plus(noon, HOUR))).toEqual(ok(undefined));
      expect(await account()).toEqual(once);
    });

    it.each([
      [24 * HOUR, { name: 'confirmation-over', why: 'expired' }],
      [24 * HOUR - 1, undefined],
    ] as const)('ACC-228 works within 24 hours: after %d ms', async (after, screen) => {
      expect(await confirm(address, plus(noon, after))).toEqual(ok(screen));
      expect((await account())?.confirmedAt !== undefined).toBe(screen === undefined);
    });

    it('ACC-224 needs username, code and email of the same mail', async () => {
      const { un, code, em } = mailed();
      const over = ok({ name: 'confirmation-over', why: 'unknown' });
      for (const wrong of [{ username: 'x' }, { code: 'x' }, { email: 'other@example.org' }]) {
        expect(await fixture.service().confirm({ device, username: un, code, email: em, ...wrong })).toEqual(over);
      }
      const invitation = await inviteAna(fixture);
      expect(await fixture.service().confirm({ device, username: un, code: invitation, email: em })).toEqual(over);
    });

    it('SEC-S3 asks for the password in another browser, five times, and in one that cannot be told apart', async () => {
      const { un, code, em } = mailed();
      const asked = { username: un, code, email: em };
      expect(await fixture.service().confirm({ ...asked, device: placeholderDevice })).toEqual(
        ok({ name: 'confirm-password', wrong: false }),
      );
      const phone = 'phone' as DeviceId;
      const guesses = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          fixture.service().confirm({ ...asked, device: phone, password: `guess-${at}` }),
        ),
      );
      expect(guesses.filter(({ ok: weighed }) => weighed)).toHaveLength(5);
      const later = fixture.service({ now: plus(noon, HOUR) });
      expect(await later.confirm({ ...asked, device: phone, password: goodPassword })).toEqual(ok(undefined));
      expect((await account())?.confirmedAt).toBe(plus(noon, HOUR));
    });

    it('ACC-222 is possible by the last mail only', async () => {
      const { un, code, em } = mailed();
      await check(fixture.service().resend({ username: un, email: em }));
      expect(await fixture.service().confirm({ device, username: un, code, email: em })).toEqual(
        ok({ name: 'confirmation-over', why: 'revoked' }),
      );
      expect(await confirm()).toEqual(ok(undefined));
      expect((await account())?.charts).toHaveLength(1);
    });
  });

  describe('asking for the mail again', () => {
    it('ACC-222 is answered alike whether or not there is such an account, and mails unconfirmed ones alone', async () => {
      await check(fixture.service().createNew(newcomer()));
      fixture.parts.notifier.sent.length = 0;
      for (const email of [address, ben.email, 'nobody@example.org']) {
        expect(await check(fixture.service().resend({ username: '', email }))).toEqual({
          name: 'check-email',
          email,
          username: '',
          practice: '',
          patient: '',
        });
      }
      expect(fixture.parts.notifier.sent.map(({ to }) => to.address)).toEqual([address]);
    });

    it('is limited per address, known or not', async () => {
      for (const email of [address, 'nobody@example.org']) {
        for (let times = 0; times < 5; times += 1) await check(fixture.service().resend({ username: '', email }));
        expect(await fixture.service().resend({ username: '', email })).toEqual(
          failed({
            kind: 'signup-refused',
            error: 'too-many-tries',
            message: expect.stringContaining('too many tries'),
          }),
        );
      }
    });
  });

  describe('correcting the email', () => {
    const corrected = 'right@example.org';

    it('ACC-223 sends the mail there, and what went to the first address opens nothing', async () => {
      const { username, practice, patient } = await check(fixture.service().createNew(newcomer()));
      const stale = mailed();
      await check(fixture.service().updateEmail({ email: corrected, practice, patient, username }));
      expect(
        await fixture.service().confirm({ device, username: stale.un, code: stale.code, email: stale.em }),
      ).toEqual(ok({ name: 'confirmation-over', why: 'unknown' }));
      expect(await confirm(corrected)).toEqual(ok(undefined));
      expect((await account(corrected))?.charts).toHaveLength(1);
    });

    it('ACC-223 is for whoever made the account, until it is confirmed', async () => {
      const { username, practice, patient } = await check(fixture.service().createNew(newcomer()));
      const over = { ok: false, error: { error: 'sign-up-over' } };
      const update = (wrong: object) =>
        fixture.service().updateEmail({ email: corrected, practice, patient, username, ...wrong });
      for (const wrong of [{ username: address }, { username: 'x' }, { patient: 'x' }, { practice: 'x' }]) {
        expect(await update(wrong)).toMatchObject(over);
      }
      await confirm();
      expect(await update({})).toMatchObject(over);
      expect((await account())?.email).toBe(address);
    });

    it('is answered alike where the new address has an account, whose owner is told', async () => {
      const { username, practice, patient } = await check(fixture.service().createNew(newcomer()));
      await check(fixture.service().updateEmail({ email: ben.email, practice, patient, username }));
      expect(fixture.parts.notifier.last('already-registered', ben.email)).toBeDefined();
      expect((await account())?.email).toBe(address);
      expect(await account(ben.email)).toEqual(ben);
    });
  });

  it('is told in the language of the visitor', async () => {
    const answer = await fixture.service({ language: 'es' }).resend({ username: '', email: 'x' });
    expect(answer).toMatchObject({ error: { message: expect.stringContaining('Escriba su correo') } });
  });
});
