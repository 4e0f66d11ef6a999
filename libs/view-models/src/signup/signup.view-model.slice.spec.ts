import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ExternalIdentity } from '@portico/domain/access';
import { failed, MINUTE, plus, type DeviceId } from '@portico/domain/kernel';
import { IdentityTickets } from '@portico/services/access';
import { anaAtMesa, ben, mesa, noon } from '@portico/services/kernel/testing';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { openClientSession, TabDraft } from '../access/index.ts';
import { MemoryKeyValueStore } from '../access/testing/index.ts';
import { noDraft, type FormDraft } from '../kernel/index.ts';
import { trackedSignup } from './signup-analytics.ts';
import { readSignupQuery } from './signup-query.ts';
import { SignupViewModel } from './signup.view-model.ts';
import type { Signup } from '@portico/application/signup';
import {
  signupFixture,
  birthDate,
  goodPassword,
  inviteAna,
  type SignupFixture,
} from '@portico/services/signup/testing';

const address = 'new.ana@example.org';
const atClinic: ExternalIdentity = {
  provider: 'clinic',
  issuer: 'https://clinic.example',
  subject: 's-ana',
  strong: false,
};

describe('the address of a sign-up', () => {
  const read = (values: Readonly<Record<string, string>>) => readSignupQuery((name) => values[name] ?? null);

  it('ACC-198 ACC-199 ACC-200 ACC-201 ACC-204 ACC-206 is read by the names of its values', () => {
    expect(
      read({
        ...{ i: 'inv', em: ' ana@example.org ', un: 'ana', confirmation_code: 'c', practiceId: 'mesa' },
        ...{ practiceMgmt: 'vertex', sms: 'true' },
      }),
    ).toEqual({
      mode: 'sign-up',
      invitation: 'inv',
      email: 'ana@example.org',
      username: 'ana',
      code: 'c',
      practice: 'mesa',
      management: 'vertex',
      sms: true,
    });
  });

  it.each([
    [{}, 'sign-up'],
    [{ confirm: 'true' }, 'confirm'],
    [{ confirm: '' }, 'confirm'],
    [{ confirm: 'false' }, 'sign-up'],
    [{ reconfirm: '1' }, 'reconfirm'],
    [{ reconfirm: '1', confirm: '1' }, 'reconfirm'],
  ] as const)('ACC-202 ACC-203 asks by %j for %s', (values, mode) => {
    expect(read(values).mode).toBe(mode);
  });
});

describe('SignupViewModel', () => {
  let fixture: SignupFixture;
  beforeEach(() => {
    fixture = signupFixture();
  });

  const open = async (
    values: Readonly<Record<string, string>>,
    {
      path = '/signup',
      signup = fixture.service(),
      draft = noDraft,
    }: { readonly path?: string; readonly signup?: Signup; readonly draft?: FormDraft } = {},
  ) => {
    const query = readSignupQuery((name) => values[name] ?? null);
    const viewModel = new SignupViewModel(signup, { path, query, device: 'device-1' as DeviceId, draft });
    await viewModel.load();
    return viewModel;
  };
  const fillInvited = ({ form }: SignupViewModel) => {
    form.type('birthDate', birthDate);
    form.type('password', goodPassword);
    form.acceptTerms(true);
  };
  const signedUp = async (): Promise<SignupViewModel> => {
    const viewModel = await open({ i: await inviteAna(fixture) });
    fillInvited(viewModel);
    await viewModel.createInvited();
    await fixture.settled();
    return viewModel;
  };

  it('ASVS-10.1 brings along whom a service knows, lets that go once it was used, and says so where it is too old', async () => {
    for (const [ticket, view] of [
      [
        await new IdentityTickets(fixture.parts.challenges, fixture.parts.codes, noon).issue(
          atClinic,
          'device-1' as DeviceId,
        ),
        'check-email',
      ],
      ['a ticket of long ago', 'invited'],
    ] as const) {
      const dropped: string[] = [];
      const identity = { ticket, dropIdentity: () => void dropped.push(ticket) };
      const code = await inviteAna(fixture);
      const query = readSignupQuery((name) => (name === 'i' ? code : null));
      const viewModel = new SignupViewModel(fixture.service(), {
        path: '/signup',
        query,
        device: 'device-1' as DeviceId,
        identity,
      });
      await viewModel.load();
      fillInvited(viewModel);
      await viewModel.createInvited();
      expect({ view: viewModel.view, dropped }).toEqual({ view, dropped: [ticket] });
      expect(viewModel.request.problem?.kind).toBe(view === 'invited' ? 'signup-refused' : undefined);
    }
  });

  it('ASVS-14.3 takes an email from a provider out again, and leaves one that was typed', async () => {
    const viewModel = await open({});
    viewModel.form.replaceEmail('', 'ana@example.org');
    viewModel.form.replaceEmail('ana@example.org', '');
    expect(viewModel.form.email).toBe('');
    viewModel.form.type('email', 'ben@example.org');
    viewModel.form.replaceEmail('ana@example.org', '');
    expect(viewModel.form.email).toBe('ben@example.org');
  });

  it('ACC-212 ACC-215 shows the invitation, then where the mail went, and knows whose account it is', async () => {
    const viewModel = await open({ i: await inviteAna(fixture), em: 'other@example.org' });
    expect({ view: viewModel.view, email: viewModel.form.email }).toEqual({ view: 'invited', email: address });
    fillInvited(viewModel);
    await viewModel.createInvited();
    expect(viewModel).toMatchObject({
      view: 'check-email',
      signupScreen: { name: 'check-email' },
      mail: {
        email: address,
        updatedEmail: address,
        isSent: false,
        patientId: anaAtMesa.patient,
        username: expect.stringMatching(/.+/),
      },
    });
    expect(viewModel.form.password).toBe('');
  });

  it('keeps what was typed over a reload of the tab, no password and no consent, until the account is created', async () => {
    const { signUp } = openClientSession(new MemoryKeyValueStore()).handover;
    let now = noon;
    const draft = () => new TabDraft(signUp, () => now);
    const invitation = await inviteAna(fixture);
    const at = (i = invitation) => open({ i }, { draft: draft() });
    const first = await at();
    fillInvited(first);
    first.form.type('email', 'ana.mesa@example.org');
    first.needs.choose({ otherHelp: 'A ramp.' });
    first.dispose();
    const { form, needs } = await at();
    expect({ ...form, needs: needs.value }).toMatchObject({
      ...{ birthDate, email: 'ana.mesa@example.org', password: '', terms: false },
      needs: { otherHelp: 'A ramp.' },
    });
    expect((await open({}, { draft: draft() })).form.birthDate).toBe('');
    now = plus(noon, 30 * MINUTE);
    expect((await at()).form.birthDate).toBe('');
    const last = await at();
    fillInvited(last);
    await last.createInvited();
    expect({ view: last.view, kept: draft().peek() }).toEqual({ view: 'check-email', kept: undefined });
  });

  it('keeps the practice that was chosen over a reload of the tab', async () => {
    fixture.parts.practices.put({ ...mesa, id: 'second' as typeof mesa.id, name: 'Second', takesNewPatients: true });
    const note = openClientSession(new MemoryKeyValueStore()).handover.signUp;
    const at = () => open({}, { path: '/register_account', draft: new TabDraft(note, () => noon) });
    await (await at()).practice.choose('second');
    expect((await at()).form.practice).toBe('second');
  });

  it('ACC-213 ACC-214 shows the new patient’s form on the register path, as long as somebody may register', async () => {
    expect((await open({}, { path: '/register_account' })).view).toBe('create-account');
    expect((await open({}, { path: '/signup' })).view).toBe('no-invitation');
    expect((await open({ i: await inviteAna(fixture) }, { path: '/register_account' })).view).toBe('invited');
    fixture.parts.practices.put(mesa);
    expect((await open({}, { path: '/register_account' })).view).toBe('no-invitation');
  });

  it('ACC-204 begins with the practice of the address, if its system is the one that is named', async () => {
    fixture.parts.practices.put({ ...mesa, id: 'second' as typeof mesa.id, name: 'Second', takesNewPatients: true });
    const begin = async (values: Readonly<Record<string, string>>) =>
      (await open(values, { path: '/register_account' })).form.practice;
    expect(await begin({ practiceId: 'second' })).toBe('second');
    expect(await begin({ practiceId: 'second', practiceMgmt: 'vertex' })).toBe('second');
    expect(await begin({ practiceId: 'second', practiceMgmt: 'carecloud' })).toBe('');
    expect(await begin({})).toBe('');
  });

  it('ACC-204 ACC-214 begins with the practice of the address where there are too many to list, and searches the others', async () => {
    const many = Array.from({ length: 40 }, (_, number) => {
      const name = `Clinic ${String(number).padStart(2, '0')}`;
      return { ...mesa, id: `many-${number}` as typeof mesa.id, name, takesNewPatients: true };
    });
    fixture.parts.practices.put(...many);
    const { practice, form } = await open({ practiceId: 'many-39' }, { path: '/register_account' });
    expect({ isSearched: practice.isSearched, chosen: form.practice, asks: practice.asksNeeds }).toEqual({
      isSearched: true,
      chosen: 'many-39',
      asks: true,
    });
    expect(practice.offered.map(({ id }) => id)).toEqual(['many-39', ...many.slice(0, 20).map(({ id }) => id)]);
    await practice.type('38');
    await practice.choose('many-38');
    expect({ chosen: form.practice, offered: practice.offered.map(({ id }) => id) }).toEqual({
      chosen: 'many-38',
      offered: ['many-38'],
    });
    expect((await open({ practiceId: 'nowhere' }, { path: '/register_account' })).form.practice).toBe('');
  });

  it('ACC-207 ACC-220 may be sent with prefilled fields unchanged, once a password, typed once, and terms are there', async () => {
    const viewModel = await open({ i: await inviteAna(fixture) });
    const { form } = viewModel;
    form.type('birthDate', birthDate);
    expect(form.canCreateInvited).toBe(false);
    form.type('password', 'short');
    form.acceptTerms(true);
    expect(form.canCreateInvited).toBe(false);
    form.type('password', goodPassword);
    expect(form.canCreateInvited).toBe(true);
    form.acceptTerms(false);
    expect(form.canCreateInvited).toBe(false);
    await viewModel.createInvited();
    expect(viewModel.view).toBe('invited');
  });

  it('ACC-205 ACC-207 ACC-413 counts a sign-up once, with the button that led to it, and no refused one', async () => {
    const analytics = new MemoryAnalytics();
    const signup = trackedSignup(fixture.service(), analytics, () => 'mail');
    const viewModel = await open({ i: await inviteAna(fixture) }, { signup });
    fillInvited(viewModel);
    viewModel.form.type('birthDate', '1999-01-01');
    await viewModel.createInvited();
    expect(viewModel.request.problem).toMatchObject({ error: 'wrong-birth-date' });
    expect(analytics.told).toEqual([]);
    fillInvited(viewModel);
    await viewModel.createInvited();
    await viewModel.mail.resend();
    expect(analytics.told).toEqual([{ name: 'Sign Up', usedBtn: 'mail' }]);
  });

  it('ACC-208 sends the mail again to the email of the address, when the person asks for it', async () => {
    await signedUp();
    fixture.parts.notifier.sent.length = 0;
    const viewModel = await open({ reconfirm: 'true', em: address });
    expect({ view: viewModel.view, sent: fixture.parts.notifier.sent }).toEqual({ view: 'reconfirm', sent: [] });
    await viewModel.mail.resendTyped();
    await fixture.settled();
    expect(viewModel).toMatchObject({ view: 'check-email', mail: { isSent: true, email: address } });
    expect(fixture.parts.notifier.sent).toHaveLength(1);
  });

  it('ACC-209 ACC-211 confirms by the link of the mail, not by opening it', async () => {
    await signedUp();
    const link = fixture.parts.notifier.last('confirm-email', address)?.link ?? '';
    const valueOf = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(link)?.[1] ?? '');
    const values = Object.fromEntries(
      ['confirm', 'un', 'confirmation_code', 'em'].map((name) => [name, valueOf(name)]),
    );
    const viewModel = await open(values);
    expect(viewModel.view).toBe('confirm');
    expect((await fixture.parts.accounts.byLogin(address))?.confirmedAt).toBeUndefined();
    await viewModel.confirmation.confirm();
    expect(viewModel.confirmation.done).toBe(true);
    expect((await fixture.parts.accounts.byLogin(address))?.confirmedAt).toBeDefined();
  });

  it('ACC-210 shows the screen that a confirmation answers', async () => {
    const viewModel = await open({ confirm: 'true', un: 'x', confirmation_code: 'x', em: address });
    await viewModel.confirmation.confirm();
    expect(viewModel).toMatchObject({ view: 'confirmation-over', confirmation: { done: false } });
  });

  it('ACC-223 sends the mail elsewhere for whoever mistyped, and only to a whole address', async () => {
    const viewModel = await signedUp();
    viewModel.mail.typeUpdated('right@example');
    expect(viewModel.mail.canSendUpdated).toBe(false);
    viewModel.mail.typeUpdated('right@example.org');
    expect(viewModel.mail.canSendUpdated).toBe(true);
    await viewModel.mail.updateEmail();
    await fixture.settled();
    expect(viewModel).toMatchObject({
      view: 'check-email',
      mail: { email: 'right@example.org', isSent: true },
    });
    expect(fixture.parts.notifier.last('confirm-email', 'right@example.org')).toBeDefined();
  });

  it('ACC-216 ACC-217 checks the other email as the sign-in email: a last label of 2 to 64 letters', async () => {
    const viewModel = await signedUp();
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,70}$/),
        fc.constantFrom('ana@example.', 'ana@', 'ana'),
        (label, start) => {
          viewModel.mail.typeUpdated(start + label);
          const whole = start === 'ana@example.' && label.length >= 2 && label.length <= 64;
          expect(viewModel.mail.canSendUpdated).toBe(whole);
        },
      ),
    );
  });

  it('ACC-229 opens the server’s message when a mail cannot be sent again or elsewhere', async () => {
    const viewModel = await signedUp();
    for (let times = 0; times < 5; times += 1) await viewModel.mail.resend();
    expect(viewModel.mail.error).toContain('There were too many tries.');
    viewModel.mail.closeError();
    expect(viewModel.mail.error).toBeUndefined();
    viewModel.mail.typeUpdated(ben.email);
    viewModel.mail.username = 'somebody-else';
    await viewModel.mail.updateEmail();
    expect(viewModel.mail.error).toContain('can no longer be changed here');
  });

  it('says that a question failed, and drops replies once it is left', async () => {
    const down: Signup = Object.assign(fixture.service(), {
      look: async () => failed({ kind: 'unreachable' as const }),
    });
    expect(await open({}, { signup: down })).toMatchObject({
      view: 'failed',
      request: { problem: { kind: 'unreachable' } },
    });
    const viewModel = await open({ i: await inviteAna(fixture) });
    fillInvited(viewModel);
    const creating = viewModel.createInvited();
    viewModel.dispose();
    await creating;
    expect({ view: viewModel.view, password: viewModel.form.password }).toEqual({ view: 'invited', password: '' });
  });
});
