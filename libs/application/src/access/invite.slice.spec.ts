import { describe, expect, it } from '@jest/globals';
import { issueCapability, type Account, type CodeHash, type NewCapability } from '@portico/domain/access';
import { DAY, plus, type CapabilityId, type DeviceId, type LocalDate, type PatientId } from '@portico/domain/kernel';
import { actingAs, ana, ben, holding, mesa, noon, pena, stage } from '../kernel/testing/index.ts';
import type { Access } from './access.port.ts';
import { AccessService } from './access.service.ts';
import { plainArrival } from './login-arrival.ts';
import { SessionKeeper } from './session-keeper.ts';
import { SignInViewModel } from './sign-in.view-model.ts';
import { MemoryKeep } from './testing/index.ts';

const birthDate = '1980-02-29' as LocalDate;
const chart = { practice: pena.id, patient: 'ana-pena' as PatientId };
const invited: NewCapability = { purpose: 'invitation', ...chart };

/** Ana signs in by the link of an invitation to a second practice, which knows the same day of birth. */
const scene = async ({ who = { ...ana, birthDate } as Account, capability = invited } = {}) => {
  const house = stage();
  await house.accounts.add([who]);
  house.patients.put({ patient: chart, name: 'Ana', language: 'es', birthDate });
  const id = 'invitation-1' as CapabilityId;
  await house.capabilities.add(
    issueCapability(capability, { id, code: house.codes.hashOf('inv') as CodeHash, now: noon }),
  );
  const time = { now: noon };
  const asked: string[] = [];
  const session = new MemoryKeep();
  const keeper = new SessionKeeper(session);
  const service = () => {
    const token = keeper.tokens?.access.split('/') ?? [];
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
    return new AccessService(house, { now: time.now, language: 'en', ...signedIn });
  };
  const access: Access = {
    signIn: (credentials) => service().signIn(credentials),
    resendCode: (credentials) => service().resendCode(credentials),
    signOut: () => service().signOut(),
    layout: (practice) => service().layout(practice),
    acceptInvite: (code) => {
      asked.push(code);
      return service().acceptInvite(code);
    },
  };
  const signIn = async (invite?: string, through: Access = access) => {
    const form = new SignInViewModel(through, keeper, 'device' as DeviceId);
    form.arrive({ ...plainArrival, ...(invite === undefined ? {} : { invite }) });
    form.typeLogin(who.email);
    form.typePassword(`${who.id}-password`);
    await form.submit();
    return form;
  };
  return { house, time, asked, session, keeper, access, signIn, id };
};

describe('signing in by the link of an invitation', () => {
  it('ACC-149 ACC-185 ACC-186 accepts it once, right after sign-in, and offers the new practice', async () => {
    const { signIn, asked, house, keeper } = await scene();
    const form = await signIn('inv');
    expect(asked).toEqual(['inv']);
    expect(form.phase).toMatchObject({ kind: 'choosing-practice' });
    expect(keeper.practices.map(({ id }) => id)).toEqual(['mesa', 'pena']);
    expect((await house.accounts.byId(ana.id))?.charts).toEqual([...ana.charts, chart]);
    expect(keeper.takeInviteRefused()).toBe(false);
    expect(house.activityLog.entries.map(({ action }) => action)).toEqual(['signed-in', 'connected-practice']);
    keeper.end();
    expect((await signIn()).phase.kind).toBe('choosing-practice');
    expect(asked).toEqual(['inv']);
  });

  it.each(['another code', 'inv'])(
    'ACC-186 a refused one (%s) leaves the sign-in as it stands, and is told',
    async (code) => {
      const { signIn, keeper, house, time } = await scene();
      if (code === 'inv') time.now = plus(noon, 30 * DAY);
      const form = await signIn(code);
      expect(form.phase).toEqual({ kind: 'signed-in' });
      expect(keeper.practice?.id).toBe('mesa');
      expect([keeper.takeInviteRefused(), keeper.takeInviteRefused()]).toEqual([true, false]);
      expect((await house.accounts.byId(ana.id))?.charts).toEqual(ana.charts);
    },
  );

  it('adds nobody else’s chart: the day of birth must be the same, and five that are not lock the invitation', async () => {
    const { signIn, house, id, keeper } = await scene({ who: { ...ana, birthDate: '1999-01-01' as LocalDate } });
    for (let times = 0; times < 5; times += 1) {
      keeper.end();
      await signIn('inv');
      expect(keeper.takeInviteRefused()).toBe(true);
    }
    expect((await house.capabilities.byId(id))?.wrongChecks).toBe(5);
    await house.accounts.add([{ ...ana, birthDate }]);
    keeper.end();
    await signIn('inv');
    expect(keeper.takeInviteRefused()).toBe(true);
    expect((await house.accounts.byId(ana.id))?.charts).toEqual(ana.charts);
  });

  it('opens with no code of another purpose, and to nobody who is not signed in', async () => {
    const { signIn, keeper, access } = await scene({ capability: { ...invited, purpose: 'guest-pay' } });
    expect(await access.acceptInvite('inv')).toMatchObject({ error: { kind: 'session-over' } });
    await signIn('inv');
    expect(keeper.takeInviteRefused()).toBe(true);
  });

  it('works once, also when two use it at the same time', async () => {
    const { signIn, access, house } = await scene();
    await signIn();
    const answers = await Promise.all([access.acceptInvite('inv'), access.acceptInvite('inv')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await house.accounts.byId(ana.id))?.charts).toEqual([...ana.charts, chart]);
  });

  it('a late answer brings back nobody who left meanwhile', async () => {
    const { access, keeper, session } = await scene();
    const held = holding(access);
    const form = new SignInViewModel(
      { ...access, acceptInvite: (code) => held.port.acceptInvite(code) },
      keeper,
      'device' as DeviceId,
    );
    form.arrive({ ...plainArrival, invite: 'inv' });
    form.typeLogin(ana.email);
    form.typePassword('ana-password');
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
    const house = stage();
    const keeper = new SessionKeeper(new MemoryKeep());
    const access = new AccessService(house, { now: noon, language: 'en' });
    const form = new SignInViewModel(access, keeper, 'device' as DeviceId);
    form.arrive({ ...plainArrival, mobileSignUp: true });
    form.typeLogin(ben.email);
    form.typePassword('ben-password');
    await form.submit();
    expect(form).toMatchObject({ appOffered: true, phase: { kind: 'choosing-practice' } });
    form.continueOnWeb();
    expect(form.appOffered).toBe(false);
    form.reset();
    form.typeLogin(ben.email);
    form.typePassword('ben-password');
    await form.submit();
    expect(form.appOffered).toBe(false);
  });
});
