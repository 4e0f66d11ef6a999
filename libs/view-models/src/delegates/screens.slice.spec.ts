import { representedPeopleOver } from '@portico/services/dashboard/testing';
import { delegatesOver } from '@portico/services/delegates/testing';
import { describe, expect, it } from '@jest/globals';
import type { Account, Permission } from '@portico/domain/access';
import type { Delegation } from '@portico/domain/delegates';
import { failed, instant, ok, type LocalDate, type PracticeId, type ProfileId } from '@portico/domain/kernel';
import { openClientSession, noTabs } from '../access/index.ts';
import { MemoryKeyValueStore } from '../access/testing/index.ts';
import { ana, ben, benAtMesa, benAtPena, callOf, mesa, pena, baseFixture } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { DelegateProfileViewModel } from './delegate-profile-choice.view-model.ts';
import { DelegateVerificationViewModel, type InvitationInHand } from './delegate-verification.view-model.ts';
import {
  mostPeopleAtOnce,
  type ManagedProfiles,
  type RepresentedPeople,
  type VerifiedInvitation,
} from '@portico/application/delegates';
import fc from 'fast-check';
import { InviteDelegateViewModel } from './invite-delegate.view-model.ts';
import { ManageDelegatesViewModel } from './manage-delegates.view-model.ts';
import { ManageProfilesViewModel } from './manage-profiles.view-model.ts';
import { RepresentedPeopleViewModel } from './represented-people.view-model.ts';

const granted = (chart: Delegation['chart'], profile: string, at: number): Delegation => ({
  delegate: ana.id,
  chart,
  profile: profile as ProfileId,
  profileName: profile,
  permissions: ['health:view'],
  grantedAt: instant(at),
});

const nothingWaits: RepresentedPeople = { overview: async () => ok([]) };

/** Ana acts for Ben at two practices, as whom she knows under two names. */
const scene = async () => {
  const parts = { ...baseFixture(), linkTo: (path: string) => path };
  await parts.delegations.grant(granted(benAtMesa, 'Ben', 1));
  await parts.delegations.grant(granted(benAtPena, 'Benjamin', 2));
  const as = (person: Account) => delegatesOver(parts, callOf(person, mesa));
  const clientSession = openClientSession(new MemoryKeyValueStore(), noTabs);
  return { parts, as, clientSession };
};

describe('a patient’s delegates', () => {
  it('ACC-343 ACC-346 shows what is open to each, and saves what was ticked', async () => {
    const { as, parts } = await scene();
    const screen = new ManageDelegatesViewModel(as(ben));
    await screen.load();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const [delegate] = screen.phase.profiles.delegates;
    const [grant] = delegate?.grants ?? [];
    if (delegate === undefined || grant === undefined) throw new Error('Nobody.');
    screen.edit(delegate, grant);
    screen.editing?.editor.toggleArea('payments');
    screen.editing?.editor.toggle('health:view');
    screen.editing?.editor.typeUntil('2026-12-31');
    expect(screen.editing?.editor.isChanged).toBe(true);
    await screen.save();
    expect({ editing: screen.editing, news: screen.change.news }).toEqual({
      editing: undefined,
      news: { kind: 'saved', name: 'Ana Núñez' },
    });
    const [kept] = await parts.delegations.overCharts([benAtMesa]);
    expect(kept?.permissions).toEqual(['payments:view', 'payments:act']);
  });

  it('ACC-347 ACC-348 ACC-349 revokes after a question, and says when nobody is left', async () => {
    const { as } = await scene();
    const screen = new ManageDelegatesViewModel(as(ben));
    for (const left of [1, 0]) {
      await screen.load();
      if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
      const [delegate] = screen.phase.profiles.delegates;
      const [grant] = delegate?.grants ?? [];
      if (delegate === undefined || grant === undefined) throw new Error('Nobody.');
      screen.edit(delegate, grant);
      screen.editing?.editor.toggle('health:view');
      await screen.save();
      expect(screen.question).toMatchObject({ kind: 'revoke' });
      screen.ask(undefined);
      expect(screen.noneLeft).toBe(false);
      screen.ask({ kind: 'revoke', delegate, grant });
      await screen.confirm();
      expect(screen.change.news).toEqual({ kind: 'revoked', name: 'Ana Núñez' });
      expect(screen.noneLeft).toBe(left === 0);
    }
  });

  it('ACC-358 says that a change did not work, and keeps what was ticked', async () => {
    const { as } = await scene();
    const service = as(ben);
    const screen = new ManageDelegatesViewModel({
      profiles: () => service.profiles(),
      withdraw: (id) => service.withdraw(id),
      resend: (change) => service.resend(change),
      changePermissions: async () => failed({ kind: 'malfunction' }),
    });
    await screen.load();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const [delegate] = screen.phase.profiles.delegates;
    const [grant] = delegate?.grants ?? [];
    if (delegate === undefined || grant === undefined) throw new Error('Nobody.');
    screen.edit(delegate, grant);
    screen.editing?.editor.toggleWhole();
    await screen.save();
    expect(screen.change.failure).toEqual({ kind: 'malfunction' });
    expect(screen.editing?.editor.whole).toBe('all');
    screen.change.dismiss();
    expect(screen.change.failure).toBeUndefined();
  });

  it('ACC-343 changes of a delegate and of an invitation permit nothing that the practice cannot serve', async () => {
    const { as } = await scene();
    const screen = new ManageDelegatesViewModel(as(ben), (practices) =>
      practices.some((practice) => practice === mesa.id) ? ['payments'] : [],
    );
    await screen.load();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const [delegate] = screen.phase.profiles.delegates;
    if (delegate === undefined) throw new Error('Nobody.');
    const offersPayments = (open: typeof screen.editing | typeof screen.changing) => {
      open?.editor.choose('act');
      return {
        shown: open?.editor.tree.some(({ area }) => area === 'payments'),
        held: open?.editor.held.includes('payments:act'),
      };
    };
    for (const grant of delegate.grants) {
      screen.edit(delegate, grant);
      const isServed = grant.chart.practice !== mesa.id;
      expect(offersPayments(screen.editing)).toEqual({ shown: isServed, held: isServed });
    }
    const form = new InviteDelegateViewModel(as(ben), screen.phase.profiles.practices);
    form.describe({ name: 'Dana', email: 'dana@example.com' });
    form.editor.choose('act');
    form.togglePractice(mesa.id);
    await form.send();
    await screen.invited('Dana');
    screen.changeInvitation(screen.phase.profiles.invitations[0]);
    expect(offersPayments(screen.changing)).toEqual({ shown: false, held: false });
  });

  it('sends an invitation again once at a time, until the list shows its new link', async () => {
    const { as, parts } = await scene();
    const profiles = await as(ben).profiles();
    if (!profiles.ok) throw new Error('Not loaded.');
    const form = new InviteDelegateViewModel(as(ben), profiles.value.practices);
    form.describe({ name: 'Dana', email: 'dana@example.com' });
    form.editor.choose('see');
    form.togglePractice(mesa.id);
    await form.send();
    const { port, release } = holding(as(ben));
    const screen = new ManageDelegatesViewModel(port);
    void screen.load();
    await release();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const [invitation] = screen.phase.profiles.invitations;
    if (invitation === undefined) throw new Error('Nothing waits.');
    const mails = parts.notifier.sent.length;
    void screen.resend(invitation);
    for (const _ of ['sent', 'loaded']) {
      expect(screen.change.busy).toBe(true);
      // What is pressed once more asks for nothing.
      void screen.resend(invitation);
      await release();
    }
    expect({
      busy: screen.change.busy,
      failure: screen.change.failure,
      sent: parts.notifier.sent.length - mails,
    }).toEqual({ busy: false, failure: undefined, sent: 1 });
  });

  it('takes up the whole form of an invitation where it was left: rights, last day and practices', async () => {
    const { as } = await scene();
    const screen = new ManageDelegatesViewModel(as(ben));
    await screen.load();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const { practices } = screen.phase.profiles;
    let kept: Readonly<Record<string, string>> | undefined;
    const draft = {
      read: () => kept,
      keep: (typed: Readonly<Record<string, string>>) => void (kept = typed),
      drop: () => void (kept = undefined),
    };
    const opened = () => new InviteDelegateViewModel(as(ben), practices, draft);
    const told = ({ name, chosen, editor: { extent, held, until } }: InviteDelegateViewModel) => ({
      ...{ name, chosen, extent, held, until },
    });
    for (const extent of ['see', 'act', 'some'] as const) {
      kept = undefined;
      const form = opened();
      form.describe({ name: 'Dana' });
      form.editor.choose(extent);
      if (extent === 'some') form.editor.toggle('forms:act' satisfies Permission);
      form.editor.typeUntil('2027-01-31');
      form.togglePractice(pena.id);
      form.dispose();
      expect(told(opened())).toEqual(told(form));
      expect(told(form)).toMatchObject({ extent, until: '2027-01-31', chosen: ['pena'] });
    }
  });

  it('ACC-343 checks the practice that the person is in, or the only one, and no right there', async () => {
    const { as } = await scene();
    const screen = new ManageDelegatesViewModel(as(ben));
    await screen.load();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const { practices } = screen.phase.profiles;
    const opened = (count: number, here?: PracticeId) =>
      new InviteDelegateViewModel(as(ben), practices.slice(0, count), undefined, [], here);
    const chosenOf = (count: number, here?: PracticeId) => opened(count, here).chosen;
    expect([chosenOf(0), chosenOf(1), chosenOf(2)]).toEqual([[], ['mesa'], []]);
    expect([chosenOf(0, pena.id), chosenOf(1, pena.id), chosenOf(2, pena.id)]).toEqual([[], ['mesa'], ['pena']]);
    expect(opened(2, pena.id).editor.held).toEqual([]);
  });

  it('leaves a practice unchecked that was unchecked, also where the form is taken up again', async () => {
    const { as } = await scene();
    const screen = new ManageDelegatesViewModel(as(ben));
    await screen.load();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const { practices } = screen.phase.profiles;
    let kept: Readonly<Record<string, string>> | undefined;
    const draft = { read: () => kept, keep: (typed: typeof kept) => void (kept = typed), drop: () => undefined };
    const opened = () => new InviteDelegateViewModel(as(ben), practices, draft, [], pena.id);
    const form = opened();
    form.describe({ name: 'Dana' });
    form.togglePractice(pena.id);
    form.dispose();
    expect(opened().chosen).toEqual([]);
  });

  it('invites with a name, an address, a practice and something to do, and withdraws', async () => {
    const { as, parts } = await scene();
    const screen = new ManageDelegatesViewModel(as(ben));
    await screen.load();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const drafts: Record<string, string>[] = [];
    const draft = {
      read: () => ({ name: 'Dana' }),
      keep: (kept: Readonly<Record<string, string>>) => void drafts.push(kept),
      drop: () => void drafts.splice(0),
    };
    const form = new InviteDelegateViewModel(as(ben), screen.phase.profiles.practices, draft);
    expect({ formName: form.name, chosen: form.chosen }).toEqual({ formName: 'Dana', chosen: [] });
    expect(form.canSend).toBe(false);
    form.describe({ email: 'dana@example.com' });
    expect(drafts).toEqual([{ name: 'Dana', email: 'dana@example.com' }]);
    form.describe({ language: 'es' });
    expect(drafts.at(-1)).toEqual({ name: 'Dana', email: 'dana@example.com', language: 'es' });
    expect(form.canSend).toBe(false);
    form.editor.toggle('forms:act' satisfies Permission);
    // No practice is chosen for the person.
    expect(form.canSend).toBe(false);
    form.togglePractice(pena.id);
    expect({ canSend: form.canSend, chosen: form.chosen }).toEqual({ canSend: true, chosen: ['pena'] });
    form.togglePractice(pena.id);
    expect({ canSend: form.canSend, chosen: form.chosen }).toEqual({ canSend: false, chosen: [] });
    form.togglePractice(pena.id);
    form.editor.typeUntil('2026-13-01');
    expect(form.canSend).toBe(false);
    form.editor.typeUntil('');
    await form.send();
    expect({ sentTo: form.sentTo, drafts }).toEqual({ sentTo: 'Dana', drafts: [] });
    expect(parts.notifier.sent.at(-1)?.language).toBe('es');
    await screen.invited('Dana');
    const [invitation] = screen.phase.profiles.invitations;
    if (invitation === undefined) throw new Error('Nothing waits.');
    await screen.resend(invitation);
    expect(screen.change.news).toEqual({ kind: 'sentAgain', name: 'Dana' });
    const [again] = screen.phase.profiles.invitations;
    if (again === undefined) throw new Error('Nothing waits.');
    const { id: _, ...offered } = invitation;
    expect(again).toMatchObject(offered);
    screen.changeInvitation(again);
    screen.changing?.editor.setArea('forms', 'none');
    await screen.save();
    // With nothing permitted it is not sent.
    expect({ isOpen: screen.changing !== undefined, mails: parts.notifier.sent.length }).toEqual({
      isOpen: true,
      mails: 2,
    });
    screen.changing?.editor.setArea('payments', 'view');
    screen.changing?.editor.typeUntil('2026-12-31');
    await screen.save();
    expect({ changing: screen.changing, mails: parts.notifier.sent.length }).toEqual({ changing: undefined, mails: 3 });
    const [changed] = screen.phase.profiles.invitations;
    expect(changed).toMatchObject({ permissions: ['payments:view'], until: '2026-12-31' });
    if (changed === undefined) throw new Error('Nothing waits.');
    screen.ask({ kind: 'withdraw', invitation: changed });
    await screen.confirm();
    expect(screen.phase.profiles.invitations).toEqual([]);
    expect(parts.notifier.sent).toHaveLength(3);
  });
});

describe('a delegate’s people', () => {
  it('ACC-338 ACC-350 ACC-354 merges two that are one, after a question', async () => {
    const { as, clientSession } = await scene();
    const screen = new ManageProfilesViewModel(as(ana), clientSession.actingAs);
    await screen.load();
    const [first, second] = screen.people;
    if (first === undefined || second === undefined) throw new Error('Nobody.');
    expect(screen.partnersOf(second)).toEqual([first]);
    screen.ask({ kind: 'merge', from: second, into: first });
    await screen.confirm();
    expect(screen.people).toMatchObject([{ name: 'Ben', practices: [{ id: 'mesa' }, { id: 'pena' }] }]);
    expect(screen.done).toMatchObject({ kind: 'merge' });
  });

  it('ACC-351 disconnects from one at a practice, and loads anew where that was open', async () => {
    const { as, clientSession } = await scene();
    const screen = new ManageProfilesViewModel(as(ana), clientSession.actingAs);
    await screen.load();
    const [first, second] = screen.people;
    const [practice] = second?.practices ?? [];
    if (first === undefined || second === undefined || practice === undefined) throw new Error('Nobody.');
    screen.ask({ kind: 'disconnect', person: second, practice });
    await screen.confirm();
    expect({ peopleCount: screen.people.length, left: screen.left }).toEqual({ peopleCount: 1, left: false });
    clientSession.actingAs.actFor(first);
    const [own] = first.practices;
    if (own === undefined) throw new Error('Nowhere.');
    screen.ask({ kind: 'disconnect', person: first, practice: own });
    await screen.confirm();
    expect({ left: screen.left, represented: clientSession.actingAs.represented }).toEqual({
      left: true,
      represented: undefined,
    });
  });

  it('ACC-358 says that it did not work', async () => {
    const { as, clientSession } = await scene();
    const service = as(ana);
    const screen = new ManageProfilesViewModel(
      {
        profiles: () => service.profiles(),
        merge: async () => failed({ kind: 'timed-out' }),
        disconnect: async () => failed({ kind: 'not-found' }),
      },
      clientSession.actingAs,
    );
    await screen.load();
    const [person] = screen.people;
    const [practice] = person?.practices ?? [];
    if (person === undefined || practice === undefined) throw new Error('Nobody.');
    screen.ask({ kind: 'disconnect', person, practice });
    await screen.confirm();
    expect({ failure: screen.failure, question: screen.question }).toEqual({
      failure: { kind: 'not-found' },
      question: undefined,
    });
  });

  it('drops a late list of people once the screen is left', async () => {
    const { as, clientSession } = await scene();
    const service = as(ana);
    const { port, release } = holding({ profiles: () => service.profiles() });
    const screen = new DelegateProfileViewModel(port, nothingWaits, clientSession);
    void screen.load();
    screen.dispose();
    await release();
    expect({ phaseKind: screen.phase.kind, delegate: clientSession.actingAs.delegate }).toEqual({
      phaseKind: 'loading',
      delegate: undefined,
    });
    const again = new DelegateProfileViewModel(port, nothingWaits, clientSession);
    void again.load();
    await release();
    expect(again.phase).toMatchObject({ kind: 'ready', people: [{ name: 'Ben' }, { name: 'Benjamin' }] });
    expect(clientSession.actingAs.delegate?.name).toBe('Ana Núñez');
  });
});

describe('what waits at a delegate’s people', () => {
  const openList = async (people: RepresentedPeople, profiles?: Parameters<typeof listOf>[0]) => {
    const { as, clientSession, parts } = await scene();
    const service = as(ana);
    const list = profiles === undefined ? () => service.profiles() : async () => ok(listOf(profiles));
    const screen = new DelegateProfileViewModel({ profiles: list }, people, clientSession);
    await screen.load();
    return { screen, clientSession, parts };
  };
  const listOf = (profiles: readonly ProfileId[]): ManagedProfiles => ({
    ...{ delegates: [], invitations: [], practices: [] },
    self: {
      ...{ id: ana.id, name: ana.name, email: ana.email },
      people: profiles.map((profile) => ({ profile, name: profile, practices: [] })),
    },
  });

  it('is told by the service of each person, and opens a page as the person at the practice that it is about', async () => {
    const { as, clientSession, parts } = await scene();
    await parts.delegations.grant({ ...granted(benAtPena, 'Ben', 2), permissions: ['messages:view'] });
    parts.mailbox.put(benAtPena, 3);
    const screen = new DelegateProfileViewModel(
      as(ana),
      representedPeopleOver(parts, callOf(ana, mesa)),
      clientSession,
    );
    clientSession.handover.requested.leave('/help');
    await screen.load();
    if (screen.phase.kind !== 'ready') throw new Error('Not loaded.');
    const person = screen.phase.people.find(({ name }) => name === 'Ben');
    if (person === undefined) throw new Error('Nobody.');
    expect(screen.waiting.found.get(person.profile)?.practices).toEqual([
      { practice: mesa.id, isAway: false, newResults: 0 },
      { practice: pena.id, isAway: false, unreadMessages: 3 },
    ]);
    expect(screen.open(person, pena.id, '/messages')).toBe('/messages');
    expect({
      represented: clientSession.actingAs.represented?.profile,
      practice: clientSession.actingAs.practice?.id,
      requested: clientSession.handover.requested.take(),
      switched: clientSession.handover.switched.take() !== undefined,
    }).toEqual({ represented: person.profile, practice: pena.id, requested: undefined, switched: true });
  });

  it('asks of everyone once, of no more people at a time than are answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(3 * mostPeopleAtOnce), async (count) => {
        const profiles = Array.from({ length: count }, (_, index) => `p${index}` as ProfileId);
        const asked: (readonly ProfileId[])[] = [];
        const { screen } = await openList(
          {
            overview: async (some) => {
              asked.push(some);
              return ok(some.map((profile) => ({ profile, practices: [] })));
            },
          },
          profiles,
        );
        expect(asked.flat()).toEqual(profiles);
        expect(asked.every((some) => some.length > 0 && some.length <= mostPeopleAtOnce)).toBe(true);
        expect([...screen.waiting.found.keys()]).toEqual(profiles);
        expect(screen.waiting.isLoading).toBe(false);
      }),
    );
  });

  it('says that it is not known, asks again, and lets people be chosen all the same', async () => {
    let isDown = true;
    const { screen } = await openList({ overview: async () => (isDown ? failed({ kind: 'unreachable' }) : ok([])) }, [
      'ben' as ProfileId,
    ]);
    expect({ failure: screen.waiting.failure, phase: screen.phase.kind }).toEqual({
      failure: { kind: 'unreachable' },
      phase: 'ready',
    });
    isDown = false;
    await screen.loadWaiting();
    expect(screen.waiting.failure).toBeUndefined();
  });

  it('drops what comes late, once the screen is left', async () => {
    const { port, release } = holding<RepresentedPeople>({
      overview: async (some) => ok(some.map((profile) => ({ profile, practices: [] }))),
    });
    const waiting = new RepresentedPeopleViewModel(port);
    void waiting.load(['ben' as ProfileId]);
    waiting.dispose();
    await release();
    expect({ found: waiting.found.size, isLoading: waiting.isLoading }).toEqual({ found: 0, isLoading: true });
  });
});

describe('the page of an invitation', () => {
  const verified: VerifiedInvitation = {
    ...{ from: 'Ben', name: 'Dana', email: 'dana@example.com', hasAccount: false },
    to: '/delegate/delegateCreateAccount',
  };
  const open = (answer: Parameters<typeof ok>[0] | undefined, code = 'c/1') => {
    const inHand: InvitationInHand = {};
    const asked: unknown[] = [];
    const screen = new DelegateVerificationViewModel(
      {
        verify: async (...given) => {
          asked.push(given);
          return answer === undefined ? failed({ kind: 'wrong-birth-date' }) : ok(answer as VerifiedInvitation);
        },
      },
      inHand,
      code,
    );
    return { screen, asked, inHand };
  };

  it('ACC-058 MON-024 does nothing until a date was given, and then leads with the code to where the answer says', async () => {
    const { screen, asked, inHand } = open(verified);
    await screen.check();
    expect({ asked, canCheck: screen.canCheck }).toEqual({ asked: [], canCheck: false });
    screen.typeBirthDate('1961-04-30' satisfies LocalDate | string);
    await screen.check();
    expect(asked).toEqual([['c/1', '1961-04-30']]);
    expect(screen.phase).toEqual({ kind: 'led', to: '/delegate/delegateCreateAccount?code=c%2F1' });
    expect(inHand.invitation).toEqual(verified);
    const owner = open({ ...verified, to: '/delegate/delegateLogin' }).screen;
    owner.typeBirthDate('1961-04-30');
    await owner.check();
    expect(owner.phase).toEqual({ kind: 'led', to: '/delegate/delegateLogin?code=c%2F1' });
  });

  it('says that the date is wrong, and that an address without a code opens nothing', async () => {
    const { screen } = open(undefined);
    screen.typeBirthDate('1961-04-30');
    await screen.check();
    expect(screen.phase).toEqual({ kind: 'asking', problem: { kind: 'wrong-birth-date' } });
    expect(open(verified, '').screen.phase).toEqual({ kind: 'shut', why: 'invitation-unknown' });
  });
});
