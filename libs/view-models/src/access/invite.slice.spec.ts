import { accessOver } from '@portico/services/access/testing';
import { describe, expect, it } from '@jest/globals';
import { issueCapability, type Account, type CodeHash, type NewCapability } from '@portico/domain/access';
import { DAY, plus, type CapabilityId, type DeviceId, type LocalDate, type PatientId } from '@portico/domain/kernel';
import { actingAs, ana, ben, mesa, noon, pena, baseFixture } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { Access } from '@portico/application/access';
import { plainArrival } from './login-query.ts';
import { openClientSession } from './session/client-session.ts';
import { SignInViewModel } from './sign-in.view-model.ts';
import { MemoryKeyValueStore } from './testing/index.ts';

const birthDate = '1980-02-29' as LocalDate;
const chart = { practice: pena.id, patient: 'ana-pena' as PatientId };
const invited: NewCapability = { purpose: 'invitation', ...chart };

/** Ana signs in by the link of an invitation to a second practice, which knows the same day of birth. */
const scene = async ({ who = { ...ana, birthDate } as Account, capability = invited } = {}) => {
  const parts = baseFixture();
  await parts.accounts.add([who]);
  parts.patients.put({ patient: chart, name: 'Ana', language: 'es', birthDate });
  const id = 'invitation-1' as CapabilityId;
  await parts.capabilities.add(
    issueCapability(capability, { id, code: parts.codes.hashOf('inv') as CodeHash, now: noon }),
  );
  const time = { now: noon };
  const asked: string[] = [];
  const session = new MemoryKeyValueStore();
  const clientSession = openClientSession(session);
  const service = () => {
    const token = clientSession.tokens.current?.access.split('/') ?? [];
    const signedIn =
      token[2] === undefined
        ? {}
        : {
            signedIn: {
              acting: actingAs(who, mesa),
              language: 'en' as const,
              now: time.now,
              session: token[1] as never,
            },
          };
    return accessOver(parts, { now: time.now, language: 'en', ...signedIn });
  };
  const access: Access = {
    signIn: (credentials) => service().signIn(credentials),
    resendCode: (credentials) => service().resendCode(credentials),
    signOut: () => service().signOut(),
    layout: (practice) => service().layout(practice),
    keepLanguage: () => service().keepLanguage(),
    acceptInvite: (code) => {
      asked.push(code);
      return service().acceptInvite(code);
    },
  };
  const signIn = async (invite?: string, through: Access = access) => {
    const form = new SignInViewModel(through, clientSession, 'device' as DeviceId);
    form.page.arrive({ ...plainArrival, ...(invite === undefined ? {} : { invite }) });
    form.form.typeLogin(who.email);
    form.form.typePassword(`${who.id}-password`);
    await form.submit();
    return form;
  };
  return { parts, time, asked, session, clientSession, access, signIn, id };
};

describe('signing in by the link of an invitation', () => {
  it('ACC-149 ACC-185 ACC-186 accepts it once, right after sign-in, and offers the new practice', async () => {
    const { signIn, asked, parts, clientSession } = await scene();
    const form = await signIn('inv');
    expect(asked).toEqual(['inv']);
    expect(form.phase).toMatchObject({ kind: 'choosing-practice' });
    expect(clientSession.actingAs.practices.map(({ id }) => id)).toEqual(['mesa', 'pena']);
    expect((await parts.accounts.byId(ana.id))?.charts).toEqual([...ana.charts, chart]);
    expect(clientSession.handover.inviteRefused.take() !== undefined).toBe(false);
    expect(parts.activityLog.entries.map(({ action }) => action)).toEqual(['signed-in', 'connected-practice']);
    clientSession.lifecycle.end();
    expect((await signIn()).phase.kind).toBe('choosing-practice');
    expect(asked).toEqual(['inv']);
  });

  it.each(['another code', 'inv'])(
    'ACC-186 a refused one (%s) leaves the sign-in as it stands, and is told',
    async (code) => {
      const { signIn, clientSession, parts, time } = await scene();
      if (code === 'inv') time.now = plus(noon, 30 * DAY);
      const form = await signIn(code);
      expect(form.phase).toEqual({ kind: 'signed-in' });
      expect(clientSession.actingAs.practice?.id).toBe('mesa');
      expect([
        clientSession.handover.inviteRefused.take() !== undefined,
        clientSession.handover.inviteRefused.take() !== undefined,
      ]).toEqual([true, false]);
      expect((await parts.accounts.byId(ana.id))?.charts).toEqual(ana.charts);
    },
  );

  it('adds nobody else’s chart: the day of birth must be the same, and five that are not lock the invitation', async () => {
    const { signIn, parts, id, clientSession } = await scene({ who: { ...ana, birthDate: '1999-01-01' as LocalDate } });
    for (let times = 0; times < 5; times += 1) {
      clientSession.lifecycle.end();
      await signIn('inv');
      expect(clientSession.handover.inviteRefused.take() !== undefined).toBe(true);
    }
    expect((await parts.capabilities.byId(id))?.wrongChecks).toBe(5);
    await parts.accounts.add([{ ...ana, birthDate }]);
    clientSession.lifecycle.end();
    await signIn('inv');
    expect(clientSession.handover.inviteRefused.take() !== undefined).toBe(true);
    expect((await parts.accounts.byId(ana.id))?.charts).toEqual(ana.charts);
  });

  it('opens with no code of another purpose, and to nobody who is not signed in', async () => {
    const { signIn, clientSession, access } = await scene({ capability: { ...invited, purpose: 'guest-pay' } });
    expect(await access.acceptInvite('inv')).toMatchObject({ error: { kind: 'session-over' } });
    await signIn('inv');
    expect(clientSession.handover.inviteRefused.take() !== undefined).toBe(true);
  });

  it('works once, also when two use it at the same time', async () => {
    const { signIn, access, parts } = await scene();
    await signIn();
    const answers = await Promise.all([access.acceptInvite('inv'), access.acceptInvite('inv')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await parts.accounts.byId(ana.id))?.charts).toEqual([...ana.charts, chart]);
  });

  it('a late answer brings back nobody who left meanwhile', async () => {
    const { access, clientSession, session } = await scene();
    const held = holding(access);
    const form = new SignInViewModel(
      { ...access, acceptInvite: (code) => held.port.acceptInvite(code) },
      clientSession,
      'device' as DeviceId,
    );
    form.page.arrive({ ...plainArrival, invite: 'inv' });
    form.form.typeLogin(ana.email);
    form.form.typePassword('ana-password');
    const signingIn = form.submit();
    while (held.waiting === 0) await Promise.resolve();
    expect(form.phase.kind).toBe('signing-in');
    form.signOut();
    await held.release();
    await signingIn;
    expect(form.phase.kind).toBe('typing');
    expect(session.all).toEqual({});
  });
});

describe('the app that is offered on a phone', () => {
  it('ACC-152 ACC-153 comes first after sign-in, once, and the web is the other choice', async () => {
    const parts = baseFixture();
    const clientSession = openClientSession(new MemoryKeyValueStore());
    const access = accessOver(parts, { now: noon, language: 'en' });
    const form = new SignInViewModel(access, clientSession, 'device' as DeviceId);
    form.page.arrive({ ...plainArrival, mobileSignUp: true });
    form.form.typeLogin(ben.email);
    form.form.typePassword('ben-password');
    await form.submit();
    expect(form).toMatchObject({ page: { appOffered: true }, phase: { kind: 'choosing-practice' } });
    form.page.continueOnWeb();
    expect(form.page.appOffered).toBe(false);
    form.reset();
    form.form.typeLogin(ben.email);
    form.form.typePassword('ben-password');
    await form.submit();
    expect(form.page.appOffered).toBe(false);
  });
});
