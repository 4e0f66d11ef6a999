import { json, type SandboxReply } from '../sandbox-http-listener.ts';
import { textOf, type Body } from './read-request.ts';
import type { CloverSwitches } from './behavior-switches.ts';

/** Milliseconds. How long Clover's own tokens are good is said nowhere: an app is not to rely on it. */
const LIVES = { access: 30 * 60_000, refresh: 365 * 24 * 3_600_000 };

interface Pair {
  readonly access: string;
  readonly refresh: string;
  readonly since: number;
  isRefreshed: boolean;
  isRetired: boolean;
}

/** Tokens of Clover's v2 OAuth that end: `POST /oauth/v2/refresh` answers the next pair, once for each refresh token. */
export class Grants {
  readonly clientId: string;
  /** How often a refresh token was shown that was spent already. */
  spentShown = 0;
  readonly #secretFor: (use: string) => string;
  readonly #now: () => number;
  readonly #switches: CloverSwitches;
  readonly #pairs: Pair[] = [];

  constructor(secretFor: (use: string) => string, now: () => number, switches: CloverSwitches) {
    this.#secretFor = secretFor;
    this.#now = now;
    this.#switches = switches;
    this.clientId = secretFor('client').slice(0, 13).toUpperCase();
  }

  /** A practice lets the app in: the refresh token with which it begins. */
  grant(): string {
    return this.#next().refresh;
  }

  /** A practice takes back what it granted; nothing is let in any more. */
  clear(): void {
    for (const pair of this.#pairs) Object.assign(pair, { isRefreshed: true, isRetired: true });
    this.spentShown = 0;
  }

  isAccess(authorization: string): boolean {
    const now = this.#now();
    return this.#pairs.some(
      ({ access, since, isRetired }) =>
        authorization === `Bearer ${access}` && !isRetired && now < since + LIVES.access,
    );
  }

  refresh(body: Body): SandboxReply {
    const shown = textOf(body['refresh_token']);
    const pair = this.#pairs.find(({ refresh }) => refresh === shown);
    if (pair?.isRefreshed) this.spentShown += 1;
    const isGood = pair !== undefined && !pair.isRefreshed && this.#now() < pair.since + LIVES.refresh;
    if (!isGood || body['client_id'] !== this.clientId)
      return json(401, { status: 'Unauthorized', message: 'Failed to validate authentication code.' });
    pair.isRefreshed = true;
    pair.isRetired = this.#switches.retiresAccess;
    const { access, refresh, since } = this.#next();
    return json(200, {
      access_token: access,
      refresh_token: refresh,
      ...(this.#switches.saysExpiration && {
        access_token_expiration: Math.floor((since + LIVES.access) / 1_000),
        refresh_token_expiration: Math.floor((since + LIVES.refresh) / 1_000),
      }),
    });
  }

  #next(): Pair {
    const name = String(this.#pairs.length);
    const pair = {
      access: this.#secretFor(`access ${name}`),
      refresh: `clvroar-${this.#secretFor(`refresh ${name}`)}`,
      since: this.#now(),
      isRefreshed: false,
      isRetired: false,
    };
    this.#pairs.push(pair);
    return pair;
  }
}
