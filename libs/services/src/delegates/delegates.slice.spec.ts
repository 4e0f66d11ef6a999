import { delegatesOver } from './testing/index.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { allPermissions, can, type Permission } from '@portico/domain/access';
import { actingFor, representedBy } from '@portico/domain/delegates';
import {
  DAY,
  failed,
  instant,
  MINUTE,
  ok,
  plus,
  type AccountId,
  type DeviceId,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import { RequestAuthenticator } from '../access/index.ts';
import { ana, anaAtMesa, ben, benAtMesa, benAtPena, callOf, mesa, noon, pena } from '../kernel/testing/index.ts';
import { anaForBen, born, delegatesFixture } from './testing/index.ts';

let here: ReturnType<typeof delegatesFixture>;
beforeEach(() => {
  here = delegatesFixture();
});

describe('a patient', () => {
  it('ACC-355 ACC-346 changes what is open to a delegate, and until which day', async () => {
    const { parts, as } = here;
    await parts.delegations.grant(anaForBen());
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
    expect(await as(ana).profiles()).toMatchObject({
      value: {
        self: {
          people: [{ practices: [{ permissions: ['payments:view', 'payments:act'], until: '2026-12-31' }] }],
        },
      },
    });
    // The last day is one of the practice: in Phoenix it ends at seven in the morning of London.
    const [kept] = await parts.delegations.ofDelegate(ana.id);
    expect(kept?.until).toBe(Date.UTC(2027, 0, 1, 7));
    expect(parts.activityLog.changes.at(-1)).toMatchObject({
      actor: 'ben',
      subject: 'ben-mesa',
      action: 'changed-delegation',
      resource: 'ana',
    });
  });

  it('ACC-348 ACC-347 revokes with every permission off: at once, out of the list, told to the delegate', async () => {
    const { parts, as } = here;
    await parts.delegations.grant(anaForBen());
    const link = { delegate: ana.id, chart: benAtMesa };
    expect(await as(ben).changePermissions({ ...link, permissions: [] })).toEqual(ok(undefined));
    expect(await as(ben).profiles()).toMatchObject({ value: { delegates: [] } });
    expect(representedBy(ana.id, await parts.delegations.ofDelegate(ana.id), noon)).toEqual([]);
    expect(parts.notifier.last('delegation-ended', ana.email)).toEqual({ kind: 'delegation-ended', from: 'Ben Ortiz' });
    expect(parts.activityLog.changes.at(-1)).toMatchObject({ action: 'revoked-delegation', resource: 'ana' });
    expect(await as(ben).changePermissions({ ...link, permissions: [] })).toEqual(failed({ kind: 'not-found' }));
  });
});

describe('a delegate', () => {
  it('ACC-352 ACC-354 merges two profiles of own people, and never two that share a practice', async () => {
    const { parts, as } = here;
    const other = 'ben-at-pena' as ProfileId;
    await parts.delegations.grant(anaForBen());
    await parts.delegations.grant(anaForBen({ chart: benAtPena, profile: other, grantedAt: instant(2) }));
    const link = { delegate: ana.id, chart: benAtPena };
    const into = 'ben-of-ana' as ProfileId;
    expect(await as(ben).merge(link, other, into)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).merge(link, other, 'nobody' as ProfileId)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).merge({ ...link, chart: benAtMesa }, other, into)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).merge(link, other, into)).toEqual(ok(into));
    expect(await as(ana).profiles()).toMatchObject({
      value: { self: { people: [{ profile: into, practices: [{ id: 'mesa' }, { id: 'pena' }] }] } },
    });
    const child = { practice: mesa.id, patient: 'child' as never };
    await parts.delegations.grant(anaForBen({ chart: child, profile: 'child' as ProfileId, grantedAt: instant(3) }));
    const shared = await as(ana).merge({ delegate: ana.id, chart: child }, 'child' as ProfileId, into);
    expect(shared).toEqual(failed({ kind: 'bad-input' }));
  });

  it('ACC-353 ACC-351 disconnects from a person at one practice', async () => {
    const { parts, as } = here;
    await parts.delegations.grant(anaForBen());
    const link = { delegate: ana.id, chart: benAtMesa };
    expect(await as(ben).disconnect(link)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).disconnect(link)).toEqual(ok(undefined));
    expect(await as(ana).disconnect(link)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ana).profiles()).toMatchObject({ value: { self: { people: [] } } });
    expect(parts.activityLog.changes.at(-1)).toMatchObject({
      actor: 'ana',
      actorKind: 'delegate',
      subject: 'ben-mesa',
      action: 'disconnected-profile',
    });
  });

  it('ACC-356 is told who else helps a person without an account, with full rights for good, and of nobody else', async () => {
    const { parts, as } = here;
    const child = { practice: mesa.id, patient: 'child' as PatientId };
    const ofChild = { chart: child, profile: 'child' as ProfileId, profileName: 'Liam Ortiz' };
    const others = async () => {
      const answer = await as(ana).profiles();
      return answer.ok ? answer.value.otherHelpers : answer;
    };
    await parts.delegations.grant(anaForBen({ permissions: allPermissions }));
    await parts.delegations.grant(anaForBen({ ...ofChild, permissions: allPermissions }));
    const none = { profile: 'child', practice: 'mesa', helpers: [] };
    expect(await others()).toEqual([none]);
    await parts.delegations.grant(
      anaForBen({ ...ofChild, delegate: ben.id, permissions: ['health:view'], until: plus(noon, 10 * DAY) }),
    );
    const shown = { ...none, helpers: [{ name: 'Ben Ortiz', permissions: ['health:view'], until: '2026-12-01' }] };
    expect(await others()).toEqual([shown]);
    expect(await as(ben).profiles()).toMatchObject({ value: { otherHelpers: [] } });
    await parts.delegations.change(ana.id, child, { permissions: allPermissions, until: plus(noon, DAY) });
    expect(await others()).toEqual([]);
    await parts.delegations.change(ana.id, child, { permissions: allPermissions.slice(0, -1) });
    expect(await others()).toEqual([]);
    await parts.delegations.change(ana.id, child, { permissions: allPermissions });
    await parts.delegations.revoke(ben.id, child, noon);
    expect(await others()).toEqual([none]);
  });

  it('MON-005 manages nobody’s delegates while another person is represented', async () => {
    const { parts } = here;
    await parts.delegations.grant(anaForBen({ permissions: ['profile:act', 'health:view'] }));
    const [person] = representedBy(ana.id, await parts.delegations.ofDelegate(ana.id), noon);
    if (person === undefined) throw new Error('Nobody is represented.');
    const acting = actingFor(ana.id, person);
    expect(can(acting, 'delegates:view', { kind: 'chart', chart: benAtMesa })).toBe(false);
    const service = delegatesOver(parts, { ...callOf(ana, mesa), acting });
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
    const { parts } = here;
    const session = 'session-1' as never;
    await parts.sessions.start({
      id: session,
      account: ana.id,
      device: 'phone' as DeviceId,
      startedAt: noon,
      userAgent: '',
      lastSeenAt: noon,
      refresh: { current: 'hash', pending: [], expiresAt: plus(noon, DAY), version: 0 },
    });
    const accessToken = parts.tokens.access({ session, account: ana.id, expiresAt: plus(noon, DAY) });
    return new RequestAuthenticator(parts.accounts, parts.sessions, parts.delegations, parts.tokens).admit(
      { accessToken, ...more },
      now,
    );
  };
  const represented = 'ben-of-ana' as ProfileId;

  it('ACC-376 ACC-340 is let in as a delegate for a person who entrusted them, and for nobody else', async () => {
    await here.parts.delegations.grant(anaForBen());
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
    here = delegatesFixture();
    await here.parts.delegations.grant(anaForBen());
    expect(await admitted({ represented, practice: pena.id })).toEqual(refused);
    here = delegatesFixture();
    await here.parts.delegations.grant(anaForBen({ delegate: 'tom' as AccountId }));
    expect(await admitted({ represented })).toEqual(refused);
    here = delegatesFixture();
    await here.parts.delegations.grant(anaForBen({ revokedAt: noon }));
    expect(await admitted({ represented })).toEqual(refused);
  });

  it('ends at the end of its time, from the very next request', async () => {
    await here.parts.delegations.grant(anaForBen({ until: plus(noon, MINUTE) }));
    expect(await admitted({ represented }, plus(noon, MINUTE - 1))).toMatchObject({ ok: true });
    here = delegatesFixture();
    await here.parts.delegations.grant(anaForBen({ until: plus(noon, MINUTE) }));
    expect(await admitted({ represented }, plus(noon, MINUTE))).toEqual(failed({ kind: 'not-represented' }));
  });
});

// A person who is asked twice by the same patient keeps the profile under which they know them.
it('keeps the profile of a person who invites again', async () => {
  const { invite, signInPort, code, as, parts } = here;
  await parts.delegations.grant(anaForBen({ revokedAt: noon }));
  await invite({ email: ana.email });
  const link = parts.notifier.last('delegate-invitation', ana.email)?.link ?? '';
  const again = new RegExp(/code=([^&]+)/).exec(link)?.[1] ?? code();
  await signInPort().verify(again, born);
  expect(await as(ana).accept(again)).toMatchObject({ value: { people: [{ profile: 'ben-of-ana' }] } });
});
