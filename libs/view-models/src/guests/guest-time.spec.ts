import { describe, expect, it } from '@jest/globals';
import { actingAsGuest, GuestTimeService } from '@portico/services/guests';
import type { Capability } from '@portico/domain/access';
import { CountingTokens } from '@portico/domain/access/testing';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { guestTokenLife, guestWarning, longestGuestSession } from '@portico/domain/guests';
import { plus, type CapabilityId, type Instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { noon } from '@portico/services/kernel/testing';
import { openClientSession } from '../access/index.ts';
import { MemoryKeyValueStore } from '../access/testing/index.ts';
import { GuestTimeViewModel } from './guest-time.view-model.ts';

const id = 'link' as CapabilityId;
const chart = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const link = {
  id,
  purpose: 'guest-pay',
  code: 'hash',
  ...chart,
  createdAt: noon,
  expiresAt: plus(noon, 10 * longestGuestSession),
  wrongChecks: 0,
} as unknown as Capability;

const scene = () => {
  let now: Instant = noon;
  const tokens = new CountingTokens();
  const session = openClientSession(new MemoryKeyValueStore());
  const until = plus(noon, guestTokenLife);
  const token = tokens.guest({ capability: id, expiresAt: until });
  session.guest.start({ token, ...chart, by: 'link', until });
  const service = () =>
    new GuestTimeService({ byId: async () => link }, tokens, new MemoryActivityLog(), () => [], { now } as never);
  const viewModel = new GuestTimeViewModel({ lengthen: (of) => service().lengthen(of) }, session.guest, {
    now: () => now,
    every: () => () => undefined,
  });
  return {
    viewModel,
    session,
    at: (moment: Instant) => {
      now = moment;
      viewModel.tick();
    },
    isIn: () => {
      const claims = tokens.readGuest(session.guest.current?.token ?? '', now);
      return claims !== undefined && actingAsGuest(link, now, () => []) !== undefined;
    },
  };
};

describe('the time of a guest', () => {
  it.each([
    ['before the last five minutes', guestTokenLife - guestWarning - 1, { isEnding: false, isOver: false }],
    ['in the last five minutes', guestTokenLife - guestWarning, { isEnding: true, isOver: false }],
    ['in the last moment', guestTokenLife - 1, { isEnding: true, isOver: false }],
    ['after it', guestTokenLife, { isEnding: false, isOver: true }],
  ])('is told %s', (_, after, told) => {
    const { viewModel, at } = scene();
    at(plus(noon, after));
    expect({ isEnding: viewModel.isEnding, isOver: viewModel.isOver }).toEqual(told);
  });

  it('is lengthened by one press more than ten times, and ends after six hours', async () => {
    const { viewModel, at, isIn, session } = scene();
    let times = 0;
    for (;;) {
      const end = session.guest.current?.until as Instant;
      at(plus(end, -1));
      expect({ isEnding: viewModel.isEnding, isIn: isIn() }).toEqual({ isEnding: true, isIn: true });
      await viewModel.goOn();
      if (session.guest.current?.until === end) break;
      expect(viewModel.state).toBe('idle');
      times += 1;
    }
    expect(times).toBeGreaterThan(10);
    expect(session.guest.current?.until).toBe(plus(noon, longestGuestSession));
  });

  it('cannot be lengthened once it is over', async () => {
    const { viewModel, at } = scene();
    at(plus(noon, guestTokenLife));
    await viewModel.goOn();
    expect(viewModel.state).toBe('failed');
  });
});
