import { createHash } from 'node:crypto';
import { HOUR, instant, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import type { KeyPair } from '@portico/domain/payments';
import { exchange, textOf, type Exchange } from '../wire/http-exchange.ts';
import { TIME_LIMIT, type Machine, type ReportError } from '../wire/clock-and-network.ts';
import { knownCode, RENEWAL } from '../wire/loggable-processor-failure.ts';
import { errorIn } from './decline-reasons.ts';
import type { CloverKeyStore, CloverSettings } from './settings.ts';

/** By what a request is let in. */
export interface CloverKeys {
  /** Undefined where there is none now: then nothing is sent. */
  current(): Promise<string | undefined>;
  /** Another one than what Clover has just refused; undefined where there is none. */
  instead(refused: string): Promise<string | undefined>;
}

export const cloverKeys = (
  settings: CloverSettings,
  report: ReportError,
  keys: CloverKeyStore | undefined,
  machine: Machine,
): CloverKeys => {
  const { privateToken, clientId, refreshToken, platformAddress } = settings;
  if (privateToken !== undefined) return { current: async () => privateToken, instead: async () => undefined };
  return clientId === undefined || refreshToken === undefined || platformAddress === undefined || keys === undefined
    ? { current: async () => undefined, instead: async () => undefined }
    : new RenewedKeys({ clientId, refreshToken, address: platformAddress, keys }, report, machine);
};

interface Grant {
  readonly clientId: string;
  readonly refreshToken: string;
  readonly address: string;
  readonly keys: CloverKeyStore;
}

/** A token is renewed so long before it ends. */
const EARLY = 5 * MINUTE;
/** Good so long where Clover does not say until when; it is asked anew as soon as Clover refuses it. */
const USUALLY_GOOD = HOUR;
/** After a renewal that was refused or not answered, none is tried for so long. */
const REST = MINUTE;
/** How often, and how long each time in milliseconds, the renewal of another gateway is waited for. */
const WAITS = { times: 20, pause: 250 };
/**
 * How long a renewal may hold the lease, in milliseconds; a gateway that ended meanwhile blocks others no longer than
 * that.
 */
const TURN = TIME_LIMIT + 15_000;

/**
 * Keys of Clover's v2 OAuth: an access token that ends within hours, and a refresh token for one renewal. The new pair
 * is stored before it is used, and one gateway renews at a time: a second renewal with the same token is refused.
 */
class RenewedKeys implements CloverKeys {
  readonly #grant: Grant;
  readonly #report: ReportError;
  readonly #machine: Machine;
  readonly #digest: string;
  #held: KeyPair | undefined;
  /** A pair that came and could not be kept: the only one that Clover still takes. */
  #unkept: KeyPair | undefined;
  #renewing: Promise<string | undefined> | undefined;
  #restsUntil = instant(0);

  constructor(grant: Grant, report: ReportError, machine: Machine) {
    this.#grant = grant;
    this.#report = report;
    this.#machine = machine;
    this.#digest = createHash('sha256').update(grant.refreshToken).digest('hex');
  }

  async current(): Promise<string | undefined> {
    await this.#keepLate();
    return this.#isFresh(this.#held) ? this.#held?.access : this.#renewed();
  }

  instead(refused: string): Promise<string | undefined> {
    if (this.#held?.access === refused) this.#held = undefined;
    return this.#renewed(refused);
  }

  /** All that ask at once wait for the same renewal. */
  #renewed(refused?: string): Promise<string | undefined> {
    this.#renewing ??= this.#renew(refused)
      // The database may be away.
      .catch(() => this.#usable(this.#held, refused))
      .finally(() => {
        this.#renewing = undefined;
      });
    return this.#renewing;
  }

  async #renew(refused: string | undefined): Promise<string | undefined> {
    const { keys } = this.#grant;
    const known = await this.#kept();
    if (this.#isFresh(known) && known?.access !== refused) return this.#hold(known);
    if (this.#now() < this.#restsUntil) return this.#usable(known, refused);
    const now = this.#now();
    if (!(await keys.takeTurn(now, plus(now, TURN)))) return this.#ofAnother(known, refused);
    try {
      // Another gateway may have renewed them between the first read and the lease.
      const kept = await this.#kept();
      if (this.#isFresh(kept) && kept?.access !== refused) return this.#hold(kept);
      const pair = await this.#ask(kept?.refresh ?? this.#grant.refreshToken);
      if (pair === undefined) {
        this.#restsUntil = plus(this.#now(), REST);
        return this.#usable(kept, refused);
      }
      this.#unkept = pair;
      this.#hold(pair);
      await this.#keepLate();
      return pair.access;
    } finally {
      await keys.giveTurnBack();
    }
  }

  async #ofAnother(known: KeyPair | undefined, refused: string | undefined): Promise<string | undefined> {
    const usable = this.#usable(known, refused);
    if (usable !== undefined) return usable;
    for (let times = 0; times < WAITS.times; times += 1) {
      await this.#machine.sleep(WAITS.pause);
      const kept = await this.#kept();
      if (this.#isFresh(kept) && kept?.access !== refused) return this.#hold(kept);
    }
    return undefined;
  }

  async #ask(refreshToken: string): Promise<KeyPair | undefined> {
    const { clientId, address } = this.#grant;
    const answer = await exchange(
      (asked, init) => this.#machine.fetch(asked, init),
      `${address}/oauth/v2/refresh`,
      {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: clientId, refresh_token: refreshToken }),
      },
      this.#machine.deadline(),
    );
    const pair = answer.kind === 'answered' && answer.status === 200 ? this.#pairIn(answer.body) : undefined;
    if (pair === undefined) this.#tell(answer);
    return pair;
  }

  #pairIn(body: Readonly<Record<string, unknown>>): KeyPair | undefined {
    const [access, refresh] = [textOf(body['access_token']), textOf(body['refresh_token'])];
    if (access === undefined || refresh === undefined) return undefined;
    const said = Number(body['access_token_expiration']);
    const until = said > 0 ? inMilliseconds(said) : plus(this.#now(), USUALLY_GOOD);
    return { grant: this.#digest, access, refresh, until };
  }

  /** A pair of another grant than the settings have is of no use. */
  async #kept(): Promise<KeyPair | undefined> {
    const kept = await this.#grant.keys.kept();
    return kept?.grant === this.#digest ? kept : undefined;
  }

  async #keepLate(): Promise<void> {
    const pair = this.#unkept;
    if (pair === undefined) return;
    try {
      await this.#grant.keys.keep(pair);
      if (this.#unkept === pair) this.#unkept = undefined;
    } catch {
      // Tried again before the next request.
    }
  }

  #hold(pair: KeyPair | undefined): string | undefined {
    this.#held = pair;
    return pair?.access;
  }

  #isFresh(pair: KeyPair | undefined): boolean {
    return pair !== undefined && this.#now() < plus(pair.until, -EARLY);
  }

  #usable(pair: KeyPair | undefined, refused: string | undefined): string | undefined {
    return pair !== undefined && pair.access !== refused && this.#now() < pair.until ? pair.access : undefined;
  }

  #now(): Instant {
    return instant(this.#machine.now());
  }

  #tell(answer: Exchange): void {
    const status = answer.kind === 'silent' ? 0 : answer.status;
    const code = answer.kind === 'answered' ? knownCode(errorIn(answer.body).code) : undefined;
    this.#report({ operation: RENEWAL, status, ...(code !== undefined && { code }) });
  }
}

/** Documented as seconds since 1970. */
const inMilliseconds = (said: number): Instant => instant(said < 100_000_000_000 ? said * 1_000 : said);
