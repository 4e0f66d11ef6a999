import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { ok, type PatientId, type PracticeId, type ProfileId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { FrameViewModel, type ClientSession, openClientSession, noTabs } from '../access/index.ts';
import type { Access, Delegate, Layout, OpenedPractice, SignedIn } from '@portico/application/access';
import type { RepresentedPeople } from '@portico/application/delegates';
import { MemoryKeyValueStore } from '../access/testing/index.ts';
import { DelegateProfileViewModel } from './delegate-profile-choice.view-model.ts';

/** Two practices, so that two people may be at the same one: what tells them apart is the person alone. */
const at = (practice: 'mesa' | 'pena', patient: string): OpenedPractice => ({
  id: practice as PracticeId,
  name: practice,
  management: 'vertex',
  patient: patient as PatientId,
  payments: 'no-value',
  permissions: ['health:view'],
});

const delegate: Delegate = {
  id: 'rosa' as never,
  name: 'Rosa',
  email: 'rosa@example.com',
  people: [
    { profile: 'ben' as ProfileId, name: 'Ben', practices: [at('mesa', 'ben-mesa'), at('pena', 'ben-pena')] },
    { profile: 'child' as ProfileId, name: 'Child', practices: [at('mesa', 'child-mesa')] },
  ],
};

const signedIn: SignedIn = {
  kind: 'signed-in',
  username: 'rosa',
  email: 'rosa@example.com',
  tokens: { access: 'a', authentication: 'a', refresh: 'r' },
  practices: [at('mesa', 'rosa-mesa')],
  offerSecondFactor: false,
  delegate,
};

const nothingWaits: RepresentedPeople = { overview: async () => ok([]) };

const nameOf = (clientSession: ClientSession): string => clientSession.actingAs.represented?.name ?? 'Rosa';

type Step =
  | { readonly kind: 'open' }
  | { readonly kind: 'choose'; readonly whom: number }
  | { readonly kind: 'practice'; readonly practice: PracticeId }
  | { readonly kind: 'self' }
  | { readonly kind: 'answer'; readonly which: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.constant<Step>({ kind: 'open' }),
    fc.integer({ min: 0, max: 1 }).map((whom): Step => ({ kind: 'choose', whom })),
    fc
      .constantFrom<PracticeId>('mesa' as PracticeId, 'pena' as PracticeId)
      .map((practice): Step => ({ kind: 'practice', practice })),
    fc.constant<Step>({ kind: 'self' }),
    fc.nat(5).map((which): Step => ({ kind: 'answer', which })),
  ),
  { maxLength: 40 },
);

describe('the switch between people', () => {
  it('ACC-339 never shows or keeps what is of the person before, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const session = new MemoryKeyValueStore();
        const clientSession = openClientSession(session, noTabs);
        clientSession.lifecycle.start(signedIn);
        clientSession.actingAs.select(at('mesa', 'rosa-mesa'));
        const waiting: (() => void)[] = [];
        const access: Pick<Access, 'layout'> = {
          // What the gateway answers is of the person whom the request named.
          layout: (practice) => {
            const personName = nameOf(clientSession);
            const layout: Layout = {
              practice,
              practiceName: practice,
              practicePhone: '',
              personName,
              unreadMessages: 0,
              charts: [],
              delegate,
            };
            return new Promise((resolve) => waiting.push(() => resolve(ok(layout))));
          },
        };
        let frame = new FrameViewModel(access as Access, clientSession);
        const whom = new DelegateProfileViewModel(
          { profiles: async () => ok(undefined as never) },
          nothingWaits,
          clientSession,
        );
        for (const step of walk) {
          if (step.kind === 'open') {
            // A page: after a switch the former one is gone, though its answers may still come.
            frame = new FrameViewModel(access as Access, clientSession);
            void frame.open();
          } else if (step.kind === 'choose') whom.choose(delegate.people[step.whom]);
          else if (step.kind === 'practice') frame.switchTo(step.practice);
          else if (step.kind === 'self') frame.actForSelf();
          else waiting.splice(step.which % Math.max(1, waiting.length), 1)[0]?.();
          await Promise.resolve();
          await Promise.resolve();
          const kept = clientSession.layout.current;
          if (kept !== undefined) {
            expect(kept.personName).toBe(nameOf(clientSession));
            expect(kept.practice).toBe(clientSession.actingAs.practice?.id);
          }
          const own = clientSession.actingAs.practices.find(({ id }) => id === clientSession.actingAs.practice?.id);
          expect(clientSession.actingAs.practice?.patient).toBe(own?.patient);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('ACC-135 ACC-142 APT-002 keeps delegate and represented user for the tab, `self` when there is none', () => {
    const session = new MemoryKeyValueStore();
    const clientSession = openClientSession(session, noTabs);
    clientSession.lifecycle.start(signedIn);
    expect(session.all).toMatchObject({
      delegateId: 'rosa',
      delegateName: 'Rosa',
      delegateEmail: 'rosa@example.com',
      representedUser: 'self',
    });
    const [ben] = delegate.people;
    if (ben !== undefined) clientSession.actingAs.actFor(ben);
    expect(session.all).toMatchObject({ representedUser: 'ben' });
    expect(clientSession.actingAs.practices.map(({ patient }) => patient)).toEqual(['ben-mesa', 'ben-pena']);
    clientSession.actingAs.actForSelf();
    expect(session.all).toMatchObject({ representedUser: 'self' });
    expect(clientSession.actingAs.practice?.patient).toBe('rosa-mesa');
    clientSession.lifecycle.end();
    expect(session.all).toEqual({});
  });

  it('offers nothing of what the system of the practice that is open cannot do', () => {
    const clientSession = openClientSession(new MemoryKeyValueStore(), noTabs);
    const layout = {
      practice: 'mesa' as PracticeId,
      practiceName: 'Mesa',
      practicePhone: '',
      personName: '',
      unreadMessages: 0,
      charts: [],
      withheld: ['messages'],
    } as const;
    clientSession.lifecycle.start({ ...signedIn, layout });
    clientSession.actingAs.select(at('mesa', 'rosa-mesa'));
    const may = (permission: Permission): boolean => clientSession.actingAs.may(permission);
    expect({ read: may('messages:view'), write: may('messages:act'), visits: may('appointments:act') }).toEqual({
      read: false,
      write: false,
      visits: true,
    });
  });

  it('ACC-006 offers what was granted at the practice that is open, and everything on own records', () => {
    const clientSession = openClientSession(new MemoryKeyValueStore(), noTabs);
    clientSession.lifecycle.start(signedIn);
    expect(clientSession.actingAs.may('health:view')).toBe(false);
    clientSession.actingAs.select(at('mesa', 'rosa-mesa'));
    expect([clientSession.actingAs.may('health:act'), clientSession.actingAs.may('payments:act')]).toEqual([
      true,
      true,
    ]);
    const [ben] = delegate.people;
    if (ben !== undefined) clientSession.actingAs.actFor(ben);
    expect([
      clientSession.actingAs.may('health:view'),
      clientSession.actingAs.may('health:act'),
      clientSession.actingAs.may('payments:view'),
    ]).toEqual([true, false, false]);
  });

  it('SEC-S5 offers at each practice what was granted there, wherever the person is', () => {
    const clientSession = openClientSession(new MemoryKeyValueStore(), noTabs);
    const mesa = at('mesa', 'ben-mesa');
    const pena: OpenedPractice = { ...at('pena', 'ben-pena'), permissions: ['health:act'] };
    const ben = { profile: 'ben' as ProfileId, name: 'Ben', practices: [mesa, pena] };
    clientSession.lifecycle.start({ ...signedIn, delegate: { ...delegate, people: [ben] } });
    clientSession.actingAs.actFor(ben);
    clientSession.actingAs.select(mesa);
    const practices = ['mesa', 'pena', 'elsewhere'] as PracticeId[];
    expect(practices.map((practice) => clientSession.actingAs.may('health:act', practice))).toEqual([
      false,
      true,
      false,
    ]);
    expect(clientSession.actingAs.may('health:act')).toBe(false);
  });

  it('ACC-173 follows the requested path once, after it was chosen for whom', () => {
    const clientSession = openClientSession(new MemoryKeyValueStore(), noTabs);
    clientSession.lifecycle.start(signedIn);
    expect([
      clientSession.handover.choosing.take() !== undefined,
      clientSession.handover.choosing.take() !== undefined,
    ]).toEqual([true, false]);
    clientSession.handover.requested.leave('/help?x=1');
    const whom = new DelegateProfileViewModel(
      { profiles: async () => ok(undefined as never) },
      nothingWaits,
      clientSession,
    );
    expect(whom.choose(delegate.people[1])).toBe('/help?x=1');
    expect(whom.choose(undefined)).toBe('/dashboard');
  });

  it('ACC-340 falls back to self and says once for whom it ended', () => {
    const clientSession = openClientSession(new MemoryKeyValueStore(), noTabs);
    clientSession.lifecycle.start(signedIn);
    const [ben] = delegate.people;
    if (ben !== undefined) clientSession.actingAs.actFor(ben);
    clientSession.lifecycle.endRepresentation();
    expect({
      represented: clientSession.actingAs.represented,
      take: clientSession.handover.endedFor.take(),
      take2: clientSession.handover.endedFor.take(),
    }).toEqual({ represented: undefined, take: 'Ben', take2: undefined });
  });
});
