import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR, instant, MINUTE, plus, type AccountId, type DeviceId, type SessionId } from '../kernel/index.ts';
import { isLive, judgeRefresh, tokenLife, type Session } from './session.ts';
import { sessions } from './testing/index.ts';

const start = instant(1_700_000_000_000);

const begun = (): Session => ({
  id: 'session-1' as SessionId,
  account: 'account-1' as AccountId,
  device: 'device-1' as DeviceId,
  startedAt: start,
  userAgent: 'A browser',
  lastSeenAt: start,
  refresh: { current: 'token-0', pending: [], expiresAt: plus(start, tokenLife.refresh), version: 0 },
});

/** Renewed until shortly before its end. */
const inUse = (session: Session): Session => ({ ...session, lastSeenAt: plus(session.refresh.expiresAt, -MINUTE) });

/** The gateway of one session and the tab that holds its token; a thief may hold a copy of one. */
class Pair {
  session = begun();
  #issued = 0;

  /** What the gateway answers to a token, and the successor it hands out. */
  present(token: string): { readonly kind: string; readonly successor: string } {
    this.#issued += 1;
    const successor = `token-${this.#issued}`;
    const verdict = judgeRefresh(this.session, token, successor, plus(start, MINUTE));
    if (verdict.kind === 'renew') this.session = verdict.session;
    if (verdict.kind === 'reused') this.session = { ...this.session, revokedAt: plus(start, MINUTE) };
    return { kind: verdict.kind, successor };
  }
}

interface Tab {
  held: string;
  /** Renewals of the held token whose answers were all lost. */
  lost: number;
}

/** Requests that renew at once, of which each may be lost on its way, or its answer. */
class RenewAtOnce implements fc.Command<Tab, Pair> {
  readonly #ways: readonly ('request-lost' | 'answer-lost' | 'answered')[];
  readonly #last: boolean;

  constructor(ways: RenewAtOnce['ways'], last: boolean) {
    this.#ways = ways;
    this.#last = last;
  }

  get ways() {
    return this.#ways;
  }

  check(tab: Readonly<Tab>): boolean {
    return tab.lost + this.#ways.filter((way) => way !== 'request-lost').length <= 7;
  }

  run(tab: Tab, pair: Pair): void {
    const { held } = tab;
    const came: string[] = [];
    for (const way of this.#ways) {
      if (way === 'request-lost') continue;
      const { kind, successor } = pair.present(held);
      expect(kind).toBe('renew');
      if (way === 'answered') came.push(successor);
      tab.lost += 1;
    }
    // Both kinds of tabs must stay signed in: one that keeps the first answer and one that keeps the last.
    const kept = this.#last ? came.at(-1) : came[0];
    if (kept !== undefined) {
      tab.held = kept;
      tab.lost = 0;
    }
    expect(isLive(pair.session, plus(start, MINUTE))).toBe(true);
  }

  toString(): string {
    return `renew ${this.#ways.join('+')}, keep the ${this.#last ? 'last' : 'first'}`;
  }
}

const renewals = fc
  .tuple(
    fc.array(fc.constantFrom('request-lost', 'answer-lost', 'answered'), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([ways, last]) => new RenewAtOnce(ways, last));

describe('renewing a session', () => {
  it('ACC-145 signs the honest tab out neither by lost answers nor by requests that renew at once', () => {
    fc.assert(
      fc.property(fc.commands([renewals], { maxCommands: 40 }), (commands) => {
        fc.modelRun(() => ({ model: { held: 'token-0', lost: 0 }, real: new Pair() }), commands);
      }),
      { numRuns: 300 },
    );
  });

  it('ACC-145 ends the session when a token that was copied comes back after its owner moved on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.boolean(), (before, thiefMovesOn) => {
        const pair = new Pair();
        let held = 'token-0';
        for (let round = 0; round < before; round += 1) held = pair.present(held).successor;
        const copied = held;
        // Once either of the two has renewed twice, the other's next renewal reveals the copy.
        const first = pair.present(copied).successor;
        pair.present(first);
        expect(pair.present(copied).kind).toBe('reused');
        // The session is over for both.
        expect(pair.present(thiefMovesOn ? first : copied).kind).toBe('refused');
        expect(isLive(pair.session, plus(start, MINUTE))).toBe(false);
      }),
    );
  });

  it('ACC-145 is refused for a token that was never issued or stands two renewals back', () => {
    fc.assert(
      fc.property(sessions, fc.string(), (session, made) => {
        const { current, pending, spent } = session.refresh;
        fc.pre(![current, spent, ...pending].includes(made));
        expect(judgeRefresh(session, made, 'next', session.startedAt).kind).toBe('refused');
      }),
    );
    const pair = new Pair();
    let held = 'token-0';
    for (let round = 0; round < 3; round += 1) held = pair.present(held).successor;
    expect(pair.present('token-0').kind).toBe('refused');
  });

  it('ACC-144 is refused from its end on, 12 hours after sign-in, and once it was revoked', () => {
    expect(tokenLife).toEqual({ access: 15 * MINUTE, idle: HOUR, refresh: 12 * HOUR });
    fc.assert(
      fc.property(sessions, fc.nat(), fc.nat(), (session, later, pick) => {
        const { current, pending, spent, expiresAt } = session.refresh;
        const known = [current, ...pending, ...(spent === undefined ? [] : [spent])];
        const token = known[pick % known.length] ?? current;
        expect(judgeRefresh(inUse(session), token, 'next', plus(expiresAt, later)).kind).toBe('refused');
        const revoked = { ...session, revokedAt: session.startedAt };
        expect(judgeRefresh(revoked, token, 'next', plus(expiresAt, -1 - later)).kind).toBe('refused');
        expect(isLive(inUse(session), plus(expiresAt, -1))).toBe(true);
        for (const end of [expiresAt, plus(expiresAt, later)]) expect(isLive(inUse(session), end)).toBe(false);
        expect(isLive(revoked, plus(expiresAt, -1 - later))).toBe(false);
      }),
    );
  });

  it('SEC-S10 ACC-144 is over once it was not renewed for an hour, whatever its refresh token says', () => {
    fc.assert(
      fc.property(sessions, fc.nat(), (session, later) => {
        const { lastSeenAt, refresh } = session;
        const end = plus(lastSeenAt, tokenLife.idle);
        const endless = { ...session, refresh: { ...refresh, expiresAt: plus(end, later + 1) } };
        expect(isLive(endless, plus(end, -1))).toBe(true);
        expect(isLive(endless, plus(end, later))).toBe(false);
        expect(judgeRefresh(endless, refresh.current, 'next', plus(end, later)).kind).toBe('refused');
      }),
    );
  });

  it('ACC-144 moves the end of a session never, and counts each change', () => {
    fc.assert(
      fc.property(sessions.map(inUse), fc.nat(), (session, pick) => {
        const known = [session.refresh.current, ...session.refresh.pending];
        const now = plus(session.refresh.expiresAt, -1);
        const verdict = judgeRefresh(session, known[pick % known.length] ?? '', 'next', now);
        if (verdict.kind !== 'renew') return;
        const { refresh, ...rest } = verdict.session;
        expect(refresh.expiresAt).toBe(session.refresh.expiresAt);
        expect(refresh.version).toBe(session.refresh.version + 1);
        expect(refresh.pending).toContain('next');
        expect(refresh.pending.length).toBeLessThanOrEqual(8);
        expect({ ...rest, lastSeenAt: session.lastSeenAt, refresh: session.refresh }).toEqual(session);
      }),
    );
  });

  it('hands out at most eight successors of one token', () => {
    const pair = new Pair();
    const kinds = Array.from({ length: 10 }, () => pair.present('token-0').kind);
    expect(kinds).toEqual([...Array.from({ length: 8 }, () => 'renew'), 'refused', 'refused']);
    expect(pair.present('token-3').kind).toBe('renew');
  });
});
