import { describe, expect, it } from '@jest/globals';
import { ok, SECOND, type Instant, type PatientId, type PracticeId, type ProfileId } from '@portico/domain/kernel';
import { noon } from '@portico/services/kernel/testing';
import type { Access, Delegate, Layout, OpenedPractice, SignedIn } from '@portico/application/access';
import { Drafts } from '../kernel/index.ts';
import { RecentErrors } from './error-record.ts';
import { ErrorsViewModel } from './errors.view-model.ts';
import { openClientSession } from './session/client-session.ts';
import { ShellViewModel } from './shell.view-model.ts';
import { SignInViewModel } from './sign-in.view-model.ts';
import { noTabs, type Renewal, type Tabs } from './tab-token-sharing.ts';
import { HandClock, MemoryKeyValueStore } from './testing/index.ts';

const at = (patient: string): OpenedPractice => ({
  id: 'mesa' as PracticeId,
  name: 'Mesa',
  management: 'vertex',
  patient: patient as PatientId,
  payments: 'no-value',
  permissions: ['health:view'],
});
const child = { profile: 'child' as ProfileId, name: 'Iker', practices: [at('child-mesa')] };
const delegate: Delegate = { id: 'rosa' as never, name: 'Rosa', email: 'rosa@example.com', people: [child] };
const tokens = { access: 'a1', authentication: 'a1', refresh: 'r1' };
const signedIn: SignedIn = {
  kind: 'signed-in',
  username: 'rosa',
  email: 'rosa@example.com',
  tokens,
  practices: [at('rosa-mesa')],
  offerSecondFactor: false,
};

const layout: Layout = {
  practice: 'mesa' as PracticeId,
  practiceName: 'Mesa',
  practicePhone: '',
  personName: 'Rosa',
  unreadMessages: 2,
  charts: [],
};

/** Another tab of this browser: what it says is heard when it is called. */
const otherTab = () => {
  const hears: { signedOut?: () => void; renewed?: (renewal: Renewal) => void; ended?: (refresh: string) => void } = {};
  const told: string[] = [];
  const activity = { last: noon as Instant | undefined };
  const tabs: Tabs = {
    ...noTabs,
    whenSignedOut: (_, ended) => {
      hears.signedOut = ended;
      return () => delete hears.signedOut;
    },
    whenRenewed: (renewed) => {
      hears.renewed = renewed;
      return () => delete hears.renewed;
    },
    tellEnded: (_, refresh) => {
      told.push(refresh ?? '');
      activity.last = undefined;
    },
    whenEnded: (held, ended) => {
      hears.ended = (refresh) => {
        if (refresh === held()) ended();
      };
      return () => delete hears.ended;
    },
    activityOf: () => ({
      last: () => activity.last ?? 0,
      note: (at) => {
        activity.last = at;
      },
    }),
  };
  return { hears, tabs, told, activity };
};

/** A signed-in page whose shell is not open yet; `page` is what happened to the page of the browser, in order. */
const scene = ({ as = signedIn, seconds }: { readonly as?: SignedIn; readonly seconds?: number } = {}) => {
  const session = new MemoryKeyValueStore();
  const { hears, tabs, told, activity } = otherTab();
  const clientSession = openClientSession(session, tabs);
  clientSession.lifecycle.start(as);
  const [practice] = as.practices;
  if (practice !== undefined) clientSession.actingAs.select(practice);
  const access: Pick<Access, 'signIn' | 'acceptInvite' | 'layout' | 'signOut' | 'keepLanguage'> = {
    keepLanguage: async () => ok(undefined),
    signIn: async () => ok(as),
    acceptInvite: async () => ok({ practices: [] }),
    layout: () => new Promise(() => undefined),
    signOut: async () => ok(undefined),
  };
  const clock = new HandClock(noon);
  const page: string[] = [];
  let note = (): void => undefined;
  const signIn = new SignInViewModel(access, clientSession, 'tab' as never);
  const problems = new ErrorsViewModel();
  const record = new RecentErrors(() => clock.now());
  const drafts = new Drafts(() => clientSession.actingAs.draftOwner);
  const countdown = Promise.resolve(seconds === undefined ? undefined : seconds * SECOND);
  const shell = new ShellViewModel({
    ...{ access, clientSession, signIn, problems, record, drafts, tabs, clock, countdown },
    page: {
      load: (address) => void page.push(`load ${address}`),
      reload: () => void page.push('reload'),
      rename: (address) => void page.push(`rename ${address}`),
      watchActivity: (noted) => {
        note = noted;
        return () => {
          note = () => undefined;
        };
      },
    },
  });
  return {
    session,
    clientSession,
    clock,
    page,
    signIn,
    problems,
    record,
    shell,
    hears,
    told,
    activity,
    touch: () => note(),
  };
};

const open = async (of?: Parameters<typeof scene>[0]) => {
  const all = scene(of);
  const close = all.shell.open();
  await Promise.resolve();
  return { ...all, close };
};

describe('the shell of a delegate who has just signed in', () => {
  it('ACC-171 ACC-173 asks first for whom they act, and keeps the requested address', () => {
    const { shell, page, clientSession } = scene({ as: { ...signedIn, delegate } });
    shell.begin({ path: '/messages', search: '?message_id=1' });
    expect(page).toEqual(['rename /delegateProfile']);
    expect(clientSession.handover.requested.take()).toBe('/messages?message_id=1');
    shell.begin({ path: '/messages', search: '' });
    expect(page).toHaveLength(1);
  });

  it('ACC-173 keeps no address where the choice itself was requested', () => {
    const { shell, clientSession } = scene({ as: { ...signedIn, delegate } });
    shell.begin({ path: '/delegateProfile', search: '' });
    expect(clientSession.handover.requested.take()).toBeUndefined();
  });
});

describe('the open shell', () => {
  it('ACC-186 says once that an invitation was refused, above the screen that opens', async () => {
    const { shell, clientSession, problems } = scene();
    clientSession.handover.inviteRefused.leave();
    shell.showPath();
    shell.open();
    expect(problems.toasts).toEqual([{ kind: 'invite-refused' }]);
    shell.showPath();
    shell.open();
    expect(problems.toasts).toEqual([]);
  });

  it('ACC-230 ACC-234 ends the session of a person who does nothing for as long as was configured', async () => {
    const { clock, shell, signIn, touch, session } = await open({ seconds: 100 });
    clock.pass(39 * SECOND);
    touch();
    clock.pass(99 * SECOND);
    expect({ signedOut: shell.end.signedOut, phaseKind: signIn.phase.kind }).toEqual({
      signedOut: false,
      phaseKind: 'signed-in',
    });
    clock.pass(SECOND);
    expect(signIn.page.news).toBe('was-idle');
    expect({ signedOut: shell.end.signedOut, phaseKind: signIn.phase.kind, all: session.all }).toEqual({
      signedOut: true,
      phaseKind: 'typing',
      all: {},
    });
  });

  it('ACC-241 forgets the person: no errors, no record, the address of the start, the form', async () => {
    const { shell, page, problems, record, signIn } = await open();
    problems.tell({ kind: 'unreachable' });
    record.record({ operation: 'GetDashboard', code: 'x' });
    shell.end.signOut();
    expect({ page, toasts: problems.toasts, recent: record.recent }).toEqual({
      page: ['rename /'],
      toasts: [],
      recent: [],
    });
    expect({ phaseKind: signIn.phase.kind, news: signIn.page.news }).toEqual({
      phaseKind: 'typing',
      news: 'signed-out',
    });
  });

  it('says of a session that ended by itself that what was typed is kept', async () => {
    const { shell, signIn } = await open();
    shell.end.leave();
    expect(signIn.page.news).toBe('session-ended');
  });

  it('ACC-241 does so when the person signs out in another tab', async () => {
    const { hears, signIn, session } = await open();
    hears.signedOut?.();
    expect(signIn.page.news).toBe('signed-out');
    expect({ phaseKind: signIn.phase.kind, all: session.all }).toEqual({ phaseKind: 'typing', all: {} });
  });

  it('ACC-239 goes on while another tab of the person is used, and leaves nothing of it behind at the end', async () => {
    const { clock, shell, activity, touch } = await open();
    clock.pass(500 * SECOND);
    activity.last = clock.now();
    clock.pass(500 * SECOND);
    expect(shell.inactivity.idle).toEqual({ kind: 'active' });
    touch();
    expect(activity.last).toBe(clock.now());
    clock.pass(600 * SECOND);
    expect({ signedOut: shell.end.signedOut, last: activity.last }).toEqual({ signedOut: true, last: undefined });
  });

  it('ACC-241 a session that ended by itself ends in a duplicate too, which says so and keeps what was typed', async () => {
    const { hears, told, signIn, session } = await open();
    hears.ended?.('of another sign-in');
    expect(signIn.phase.kind).toBe('signed-in');
    hears.ended?.('r1');
    expect(signIn.page.news).toBe('session-ended');
    expect({ phaseKind: signIn.phase.kind, all: session.all, told }).toEqual({
      phaseKind: 'typing',
      all: {},
      told: ['r1'],
    });
  });

  it('ACC-145 takes over the tokens that a duplicate of this tab renewed', async () => {
    const { hears, clientSession } = await open();
    const renewed = { access: 'a2', authentication: 'a2', refresh: 'r2' };
    hears.renewed?.({ shown: 'r1', tokens: renewed });
    expect(clientSession.tokens.current).toEqual(renewed);
  });

  it('ACC-340 returns to the own records on another page when the permission to act has ended', async () => {
    const { clientSession, problems, page } = await open({ as: { ...signedIn, delegate } });
    clientSession.actingAs.actFor(child);
    problems.report('GetDashboard', { kind: 'not-represented' });
    expect(page).toEqual(['load /delegateProfile']);
    expect(clientSession.actingAs.represented).toBeUndefined();
    expect(clientSession.handover.endedFor.take()).toBe('Iker');
  });

  it('shows in the frame how many messages are unread', async () => {
    const { clientSession, shell } = await open({ as: { ...signedIn, layout } });
    expect(shell.frame.layout?.unreadMessages).toBe(2);
    clientSession.layout.noteUnread(1);
    expect(shell.frame.layout?.unreadMessages).toBe(1);
  });

  it('ACC-248 ACC-339 loads the page anew for another practice, and the dashboard for the own records', async () => {
    const { shell, page } = await open();
    shell.practiceSwitched();
    shell.personSwitched();
    expect(page).toEqual(['reload', 'load /dashboard']);
  });

  it('counts no time any more once it is closed', async () => {
    const { close, clock } = await open();
    expect(clock.running).toBe(1);
    close();
    expect(clock.running).toBe(0);
  });

  it('hears nothing any more once it is closed, not even the configuration that comes late', async () => {
    const { shell, hears, clock, problems, page, touch } = scene();
    const close = shell.open();
    close();
    await Promise.resolve();
    touch();
    problems.report('GetDashboard', { kind: 'not-represented' });
    expect({ hears, running: clock.running, page }).toEqual({ hears: {}, running: 0, page: [] });
  });
});
