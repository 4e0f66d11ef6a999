import { beforeEach, describe, expect, it } from '@jest/globals';
import { can, type Account, type Permission } from '@portico/domain/access';
import { actingFor, representedBy, type Delegation } from '@portico/domain/delegates';
import {
  DAY,
  failed,
  instant,
  MINUTE,
  ok,
  plus,
  type AccountId,
  type DeviceId,
  type Instant,
  type LocalDate,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import { AccessService, Gatekeeper } from '../access/index.ts';
import { ana, anaAtMesa, ben, benAtMesa, benAtPena, callOf, mesa, noon, pena, stage } from '../kernel/testing/index.ts';
import { DelegateDoorService } from './delegate-door.service.ts';
import { DelegatesService } from './delegates.service.ts';

const born = '1961-04-30' as LocalDate;
const wrongDay = '1961-04-29' as LocalDate;
const rosaEmail = 'rosa@example.com';
const rosaPassword = 'Right-Horse-7';

/** Ben, a patient of two practices, and Rosa, who has no account yet. */
const scene = () => {
  const house = {
    ...stage(),
    knownPasswords: { isKnown: async (password: string) => password === 'Common-Pass-1' },
    linkTo: (path: string) => `https://portal.example${path}`,
  };
  house.patients.put({ patient: benAtMesa, name: 'Ben Ortiz', birthDate: born, language: 'en' });
  const door = (now: Instant = noon) => {
    const access = new AccessService(house, { now, language: 'es' });
    return new DelegateDoorService(
      house,
      { now, language: 'es' },
      { access, recovery: { ask: async () => ok({ kind: 'asked' }) } },
    );
  };
  const as = (person: Account, now: Instant = noon) =>
    new DelegatesService(house, {
      ...callOf(person, mesa, now),
      acting: {
        actor: { kind: 'patient', account: person.id },
        subject: { account: person.id, charts: person.charts },
        ...(person.charts[0] === undefined ? {} : { practice: person.charts[0].practice }),
      },
    });
  const invite = (more: Partial<Parameters<DelegatesService['invite']>[0]> = {}, from = ben) =>
    as(from).invite({
      name: 'Rosa Ortiz',
      email: rosaEmail,
      practices: [mesa.id],
      permissions: ['health:view'],
      ...more,
    });
  const code = (): string => {
    const link = house.notifier.last('delegate-invitation', rosaEmail)?.link ?? '';
    return new RegExp(/code=([^&]+)/).exec(link)?.[1] ?? '';
  };
  const rosa = async (): Promise<Account> => {
    const account = await house.accounts.byLogin(rosaEmail);
    if (account === undefined) throw new Error('Rosa has no account.');
    return account;
  };
  const enrol = async (): Promise<Account> => {
    await door().verify(code(), born);
    await door().createAccount({ code: code(), name: 'Rosa Ortiz', email: rosaEmail, password: rosaPassword });
    return rosa();
  };
  return { house, door, as, invite, code, rosa, enrol };
};

let here: ReturnType<typeof scene>;
beforeEach(() => {
  here = scene();
});

describe('inviting a delegate', () => {
  it('mails a link to the delegate, in the language of the patient, and shows that it waits', async () => {
    const { house, as, invite } = here;
    expect(await invite({ practices: [mesa.id, pena.id], until: '2026-12-31' as LocalDate })).toEqual(ok(undefined));
    expect(house.notifier.sent).toEqual([
      {
        notice: {
          kind: 'delegate-invitation',
          from: 'Ben Ortiz',
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

  it('is for own practices, somebody else, something to do and a day that is to come', async () => {
    const { invite } = here;
    expect(await invite({ practices: ['nowhere' as PracticeId] })).toEqual(failed({ kind: 'not-found' }));
    expect(await invite({ practices: [mesa.id, 'nowhere' as PracticeId] })).toEqual(failed({ kind: 'not-found' }));
    expect(await invite({ email: ben.email })).toEqual(failed({ kind: 'own-address' }));
    expect(await invite({ email: 'nobody' })).toEqual(failed({ kind: 'bad-input' }));
    expect(await invite({ permissions: [] })).toEqual(failed({ kind: 'bad-input' }));
    expect(await invite({ name: ' ' })).toEqual(failed({ kind: 'bad-input' }));
    expect(await invite({ until: '2020-01-01' as LocalDate })).toEqual(failed({ kind: 'bad-input' }));
  });

  it('stops at twenty that wait', async () => {
    const { invite } = here;
    for (let at = 0; at < 20; at += 1) expect(await invite()).toEqual(ok(undefined));
    expect(await invite()).toEqual(failed({ kind: 'too-many-invitations' }));
  });

  it('can be withdrawn by whoever invited, and its link opens nothing from then on', async () => {
    const { as, invite, door, code, house } = here;
    await invite();
    const profiles = await as(ben).profiles();
    const id = profiles.ok ? profiles.value.invitations[0]?.id : undefined;
    if (id === undefined) throw new Error('Nothing waits.');
    expect(await as(ana).withdraw(id)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ben).withdraw(id)).toEqual(ok(undefined));
    expect(await as(ben).withdraw(id)).toEqual(failed({ kind: 'not-found' }));
    expect(await door().verify(code(), born)).toEqual(failed({ kind: 'invitation-withdrawn' }));
    expect(await as(ben).profiles()).toMatchObject({ value: { invitations: [] } });
    expect(house.activityLog.entries.map(({ action }) => action)).toEqual(['invited-delegate', 'revoked-delegation']);
  });
});

describe('the link of an invitation', () => {
  it('ACC-083 ACC-079 asks for the date of birth of the person to act for, and tells who invites only then', async () => {
    const { invite, door, code } = here;
    await invite();
    expect(await door().verify(code(), wrongDay)).toEqual(failed({ kind: 'wrong-birth-date' }));
    expect(await door().verify(code(), born)).toEqual(
      ok({ from: 'Ben Ortiz', name: 'Rosa Ortiz', email: rosaEmail, hasAccount: false }),
    );
    expect(await door().verify('made-up', born)).toEqual(failed({ kind: 'invitation-unknown' }));
  });

  it('is locked by five wrong dates of birth in a row, and by fewer not', async () => {
    const { invite, door, code } = here;
    await invite();
    for (let at = 0; at < 4; at += 1) await door().verify(code(), wrongDay);
    expect(await door().verify(code(), born)).toMatchObject({ ok: true });
    for (let at = 0; at < 4; at += 1) {
      expect(await door().verify(code(), wrongDay)).toEqual(failed({ kind: 'wrong-birth-date' }));
    }
    expect(await door().verify(code(), wrongDay)).toEqual(failed({ kind: 'invitation-locked' }));
    expect(await door().verify(code(), born)).toEqual(failed({ kind: 'invitation-locked' }));
  });

  it('expires after seven days', async () => {
    const { invite, door, code } = here;
    await invite();
    expect(await door(plus(noon, 7 * DAY - 1)).verify(code(), born)).toMatchObject({ ok: true });
    expect(await door(plus(noon, 7 * DAY)).verify(code(), born)).toEqual(failed({ kind: 'invitation-expired' }));
  });

  it('ACC-081 makes an account for the address that it went to, which then acts for the person', async () => {
    const { house, invite, door, code, enrol } = here;
    await invite();
    const wanted = { code: code(), name: 'Rosa Ortiz', email: rosaEmail, password: rosaPassword };
    expect(await door().createAccount(wanted)).toEqual(failed({ kind: 'not-verified' }));
    await door().verify(code(), born);
    const refused = { kind: 'other-address' } as const;
    expect(await door().createAccount({ ...wanted, email: 'tom@example.com' })).toEqual(failed(refused));
    expect(await door().createAccount({ ...wanted, password: 'short' })).toEqual(failed({ kind: 'unfit-password' }));
    expect(await door().createAccount({ ...wanted, password: 'Common-Pass-1' })).toEqual(
      failed({ kind: 'known-password' }),
    );
    expect(await door(plus(noon, 30 * MINUTE)).createAccount(wanted)).toEqual(failed({ kind: 'not-verified' }));
    const rosa = await enrol();
    expect(rosa).toMatchObject({ name: 'Rosa Ortiz', charts: [], confirmedAt: noon, language: 'es' });
    expect(await house.delegations.ofDelegate(rosa.id)).toMatchObject([
      { chart: benAtMesa, profileName: 'Ben Ortiz', permissions: ['health:view'] },
    ]);
    expect(house.notifier.last('delegate-accepted', ben.email)).toEqual({
      kind: 'delegate-accepted',
      delegate: 'Rosa Ortiz',
    });
    expect(await door().createAccount(wanted)).toEqual(failed({ kind: 'invitation-used' }));
  });

  it('ACC-078 ACC-171 signs in with for whom one may act, and with the delegate’s own name and address', async () => {
    const { invite, door, enrol } = here;
    await invite({ practices: [mesa.id, pena.id], permissions: ['health:view', 'payments:act'] });
    await enrol();
    const device = 'phone' as DeviceId;
    const answer = await door().signIn({ login: rosaEmail, password: rosaPassword, device });
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
    const { invite, door, code, as, house } = here;
    await invite();
    expect(await as(ana).accept(code())).toEqual(failed({ kind: 'not-verified' }));
    await door().verify(code(), born);
    expect(await as(ben).accept(code())).toEqual(failed({ kind: 'own-invitation' }));
    const accepted = await Promise.all([as(ana).accept(code()), as(ana).accept(code())]);
    expect(accepted.filter(({ ok: worked }) => worked)).toHaveLength(1);
    expect(accepted.find(({ ok: worked }) => worked)).toMatchObject({ value: { people: [{ name: 'Ben Ortiz' }] } });
    expect(house.activityLog.entries.at(-1)).toEqual({
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

const anaForBen = (more: Partial<Delegation> = {}): Delegation => ({
  delegate: ana.id,
  chart: benAtMesa,
  profile: 'ben-of-ana' as ProfileId,
  profileName: 'Ben Ortiz',
  permissions: ['health:view'],
  grantedAt: instant(1),
  ...more,
});

describe('a patient', () => {
  it('ACC-355 ACC-346 changes what is open to a delegate, and until which day', async () => {
    const { house, as } = here;
    await house.delegations.grant(anaForBen());
    const link = { delegate: ana.id, chart: benAtMesa };
    const change = { ...link, permissions: ['payments:act'] as Permission[], until: '2026-12-31' as LocalDate };
    expect(await as(ana).changePermissions(change)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ben).changePermissions({ ...change, chart: anaAtMesa })).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ben).changePermissions(change)).toEqual(ok(undefined));
    expect(await as(ben).profiles()).toMatchObject({
      value: {
        delegates: [
          {
            account: 'ana',
            name: 'Ana Núñez',
            grants: [{ permissions: ['payments:view', 'payments:act'], until: '2026-12-31' }],
          },
        ],
      },
    });
    // The last day is one of the practice: in Phoenix it ends at seven in the morning of London.
    const [kept] = await house.delegations.ofDelegate(ana.id);
    expect(kept?.until).toBe(Date.UTC(2027, 0, 1, 7));
    expect(house.activityLog.entries.at(-1)).toMatchObject({
      actor: 'ben',
      subject: 'ben-mesa',
      action: 'changed-delegation',
      resource: 'ana',
    });
  });

  it('ACC-348 ACC-347 revokes with every permission off: at once, out of the list, told to the delegate', async () => {
    const { house, as } = here;
    await house.delegations.grant(anaForBen());
    const link = { delegate: ana.id, chart: benAtMesa };
    expect(await as(ben).changePermissions({ ...link, permissions: [] })).toEqual(ok(undefined));
    expect(await as(ben).profiles()).toMatchObject({ value: { delegates: [] } });
    expect(representedBy(ana.id, await house.delegations.ofDelegate(ana.id), noon)).toEqual([]);
    expect(house.notifier.last('delegation-ended', ana.email)).toEqual({ kind: 'delegation-ended', from: 'Ben Ortiz' });
    expect(house.activityLog.entries.at(-1)).toMatchObject({ action: 'revoked-delegation', resource: 'ana' });
    expect(await as(ben).changePermissions({ ...link, permissions: [] })).toEqual(failed({ kind: 'not-found' }));
  });
});

describe('a delegate', () => {
  it('ACC-352 ACC-354 merges two profiles of own people, and never two that share a practice', async () => {
    const { house, as } = here;
    const other = 'ben-at-pena' as ProfileId;
    await house.delegations.grant(anaForBen());
    await house.delegations.grant(anaForBen({ chart: benAtPena, profile: other, grantedAt: instant(2) }));
    const link = { delegate: ana.id, chart: benAtPena };
    const into = 'ben-of-ana' as ProfileId;
    expect(await as(ben).merge(link, other, into)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).merge(link, other, 'nobody' as ProfileId)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).merge({ ...link, chart: benAtMesa }, other, into)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).merge(link, other, into)).toEqual(ok(undefined));
    expect(await as(ana).profiles()).toMatchObject({
      value: { self: { people: [{ profile: into, practices: [{ id: 'mesa' }, { id: 'pena' }] }] } },
    });
    const child = { practice: mesa.id, patient: 'child' as never };
    await house.delegations.grant(anaForBen({ chart: child, profile: 'child' as ProfileId, grantedAt: instant(3) }));
    const shared = await as(ana).merge({ delegate: ana.id, chart: child }, 'child' as ProfileId, into);
    expect(shared).toEqual(failed({ kind: 'bad-input' }));
  });

  it('ACC-353 ACC-351 disconnects from a person at one practice', async () => {
    const { house, as } = here;
    await house.delegations.grant(anaForBen());
    const link = { delegate: ana.id, chart: benAtMesa };
    expect(await as(ben).disconnect(link)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).disconnect(link)).toEqual(ok(undefined));
    expect(await as(ana).disconnect(link)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).profiles()).toMatchObject({ value: { self: { people: [] } } });
    expect(house.activityLog.entries.at(-1)).toMatchObject({
      actor: 'ana',
      actorKind: 'delegate',
      subject: 'ben-mesa',
      action: 'disconnected-profile',
    });
  });

  it('MON-005 manages nobody’s delegates while another person is represented', async () => {
    const { house } = here;
    await house.delegations.grant(anaForBen({ permissions: ['profile:act', 'health:view'] }));
    const [person] = representedBy(ana.id, await house.delegations.ofDelegate(ana.id), noon);
    if (person === undefined) throw new Error('Nobody is represented.');
    const acting = actingFor(ana.id, person);
    expect(can(acting, 'delegates:view', { kind: 'chart', chart: benAtMesa })).toBe(false);
    const service = new DelegatesService(house, { ...callOf(ana, mesa), acting });
    expect(await service.profiles()).toMatchObject({ value: { delegates: [], practices: [], invitations: [] } });
    expect(
      await service.invite({
        name: 'Tom',
        email: 'tom@example.com',
        practices: [mesa.id],
        permissions: ['health:view'],
      }),
    ).toEqual(failed({ kind: 'not-found' }));
  });
});

describe('a request in the name of another person', () => {
  const admitted = async (more: { readonly represented?: ProfileId; readonly practice?: PracticeId }, now = noon) => {
    const { house } = here;
    const session = 'session-1' as never;
    await house.sessions.start({
      id: session,
      account: ana.id,
      device: 'phone' as DeviceId,
      startedAt: noon,
      userAgent: '',
      lastSeenAt: noon,
      refresh: { current: 'hash', pending: [], expiresAt: plus(noon, DAY), version: 0 },
    });
    const accessToken = house.tokens.access({ session, account: ana.id, expiresAt: plus(noon, DAY) });
    return new Gatekeeper(house).admit({ accessToken, ...more }, now);
  };
  const represented = 'ben-of-ana' as ProfileId;

  it('ACC-376 ACC-340 is let in as a delegate for a person who entrusted them, and for nobody else', async () => {
    await here.house.delegations.grant(anaForBen());
    expect(await admitted({ represented })).toMatchObject({
      value: {
        acting: {
          actor: { kind: 'delegate', account: 'ana', grants: [{ chart: benAtMesa, permissions: ['health:view'] }] },
          subject: { profile: represented, charts: [benAtMesa] },
          practice: 'mesa',
        },
      },
    });
  });

  it('ACC-340 is refused for a person or practice that is not, or no longer, open', async () => {
    const refused = failed({ kind: 'not-represented' });
    expect(await admitted({ represented })).toEqual(refused);
    here = scene();
    await here.house.delegations.grant(anaForBen());
    expect(await admitted({ represented, practice: pena.id })).toEqual(refused);
    here = scene();
    await here.house.delegations.grant(anaForBen({ delegate: 'tom' as AccountId }));
    expect(await admitted({ represented })).toEqual(refused);
    here = scene();
    await here.house.delegations.grant(anaForBen({ revokedAt: noon }));
    expect(await admitted({ represented })).toEqual(refused);
  });

  it('ends at the end of its time, from the very next request', async () => {
    await here.house.delegations.grant(anaForBen({ until: plus(noon, MINUTE) }));
    expect(await admitted({ represented }, plus(noon, MINUTE - 1))).toMatchObject({ ok: true });
    here = scene();
    await here.house.delegations.grant(anaForBen({ until: plus(noon, MINUTE) }));
    expect(await admitted({ represented }, plus(noon, MINUTE))).toEqual(failed({ kind: 'not-represented' }));
  });
});

// A person who is asked twice by the same patient keeps the profile under which they know them.
it('keeps the profile of a person who invites again', async () => {
  const { invite, door, code, as, house } = here;
  await house.delegations.grant(anaForBen({ revokedAt: noon }));
  await invite({ email: ana.email });
  const link = house.notifier.last('delegate-invitation', ana.email)?.link ?? '';
  const again = new RegExp(/code=([^&]+)/).exec(link)?.[1] ?? code();
  await door().verify(again, born);
  expect(await as(ana).accept(again)).toMatchObject({ value: { people: [{ profile: 'ben-of-ana' }] } });
});
