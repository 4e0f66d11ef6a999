import type { AttemptLimit, CodeGenerator, PasswordHasher, Tries } from '@portico/domain/access';
import type { Activity, ActivityLog, Origin } from '@portico/domain/activity';
import {
  mostWrongPasscodes,
  recipientName,
  stateOfLink,
  type HealthLinks,
  type KnownHealthLink,
} from '@portico/domain/health';
import { failed, MINUTE, ok, plus, type Instant, type Result } from '@portico/domain/kernel';
import { GuessLimit, type GuessRefused } from '../../access/index.ts';
import { byNobody, type Asked } from '../../activity/index.ts';
import type { LinkMakers } from './link-makers.ts';

interface AskedAt {
  /** The code in the address of the link. */
  readonly code: string;
  readonly now: Instant;
  readonly origin: Origin;
}

export interface LinkAsked extends AskedAt {
  readonly recipient: string;
  readonly passcode?: string;
  /** Characters that the receiver takes within the answer. */
  readonly embeddedLengthMax?: number;
}

export interface LinkFileAsked extends AskedAt {
  readonly ticket: string;
}

export type OpenedSummary =
  | { readonly kind: 'embedded'; readonly sealed: string }
  | { readonly kind: 'located'; readonly ticket: string };

export type LinkRefused =
  | { readonly kind: 'over' }
  | { readonly kind: 'passcode'; readonly remaining: number }
  | { readonly kind: 'must-wait'; readonly until: Instant };

/** Requests of one link, whoever makes them. */
const linkLimit: AttemptLimit = { failures: 60, window: 60 * MINUTE, pause: 10 * MINUTE };

/** How long a file can be fetched after its manifest. */
const ticketTime = 5 * MINUTE;

/** Answers whoever holds a link to a summary: the link itself is who asks, so that its code is weighed in the place of `can`. */
export class HealthLinkReceiving {
  readonly #links: HealthLinks;
  readonly #codes: Pick<CodeGenerator, 'link' | 'hashOf'>;
  readonly #passcodes: Pick<PasswordHasher, 'verify'>;
  readonly #tries: Tries;
  readonly #makers: Pick<LinkMakers, 'standing'>;
  readonly #activityLog: ActivityLog;

  constructor(
    links: HealthLinks,
    codes: Pick<CodeGenerator, 'link' | 'hashOf'>,
    passcodes: Pick<PasswordHasher, 'verify'>,
    tries: Tries,
    makers: Pick<LinkMakers, 'standing'>,
    activityLog: ActivityLog,
  ) {
    this.#links = links;
    this.#codes = codes;
    this.#passcodes = passcodes;
    this.#tries = tries;
    this.#makers = makers;
    this.#activityLog = activityLog;
  }

  async open(asked: LinkAsked): Promise<Result<OpenedSummary, LinkRefused>> {
    const found = await this.#find(asked);
    if (!found.ok) return found;
    const link = found.value;
    const refused = await this.#weighPasscode(link, asked);
    if (refused !== undefined) return failed(refused);
    const { now, origin } = asked;
    const { code: ticket, hash: ticketHash } = this.#codes.link();
    await this.#links.opened(link.id, { at: now, recipient: recipientName(asked.recipient), ticketHash });
    await this.#activityLog.append({ ...byReceiver(link, { now, origin }), action: 'opened-health-link' });
    const { sealed } = link;
    const fits = sealed.length <= (asked.embeddedLengthMax ?? Infinity);
    return ok(fits ? { kind: 'embedded', sealed } : { kind: 'located', ticket });
  }

  /** The file of a manifest that was answered a moment ago. */
  async file(asked: LinkFileAsked): Promise<Result<string, LinkRefused>> {
    const found = await this.#find(asked);
    if (!found.ok) return found;
    const { id, sealed } = found.value;
    const isThere = await this.#links.hasTicket(id, this.#codes.hashOf(asked.ticket), plus(asked.now, -ticketTime));
    return isThere ? ok(sealed) : failed({ kind: 'over' });
  }

  /** A link that is not over, of somebody who may still see what it shows; any other is as one that never was. */
  async #find({ code, now, origin }: AskedAt): Promise<Result<KnownHealthLink, LinkRefused>> {
    const found = await this.#guesses(now, origin).guess({ kind: 'link' }, (guess) =>
      this.#links.find(this.#codes.hashOf(code), guess),
    );
    if (!found.ok) return failed(waiting(found.error) ?? { kind: 'over' });
    const link = found.value;
    if (stateOfLink(link, now) !== 'open') return failed({ kind: 'over' });
    const verdict = await this.#tries.take([{ key: `health link ${link.id}`, limit: linkLimit }], now);
    if (verdict.kind === 'must-wait') return failed(verdict);
    const standing = await this.#makers.standing(link, now);
    if (standing === 'open') return ok(link);
    // For good: it opens no more when its maker may see the rest again.
    if (standing === 'too-much' && (await this.#links.revoke(link.chart, link.id, now))) {
      await this.#activityLog.append({ ...byReceiver(link, { now, origin }), action: 'revoked-health-link' });
    }
    return failed({ kind: 'over' });
  }

  /** Undefined where it is right, or none is asked for. */
  async #weighPasscode(link: KnownHealthLink, { passcode, now, origin }: LinkAsked): Promise<LinkRefused | undefined> {
    const { id, passcodeHash, wrongPasscodes } = link;
    if (passcodeHash === undefined) return undefined;
    if (passcode === undefined) return { kind: 'passcode', remaining: mostWrongPasscodes - wrongPasscodes };
    let counted = 0;
    const lock = {
      of: `passcode ${id}`,
      most: mostWrongPasscodes,
      count: async () => (counted = await this.#links.countPasscode(id, mostWrongPasscodes)),
      clear: () => this.#links.uncountPasscode(id),
    };
    const weighed = await this.#guesses(now, origin).guess({ kind: 'link-passcode', lock }, async (guess) =>
      (await this.#passcodes.verify(passcodeHash, passcode, guess)) ? true : undefined,
    );
    if (weighed.ok) return undefined;
    if (weighed.error.kind !== 'wrong') return waiting(weighed.error) ?? { kind: 'over' };
    await this.#activityLog.append({
      ...{ ...byReceiver(link, { now, origin }), action: 'failed-link-passcode' },
      ...{ outcome: 'failed', reason: 'wrong-passcode' },
    });
    return { kind: 'passcode', remaining: mostWrongPasscodes - counted };
  }

  #guesses(now: Instant, { address }: Origin): GuessLimit {
    return new GuessLimit(this.#tries, { now, ...(address === undefined ? {} : { address }) });
  }
}

const waiting = (refused: GuessRefused): LinkRefused | undefined =>
  refused.kind === 'must-wait' ? { kind: 'must-wait', until: refused.until } : undefined;

/** The fields of a line about the record of the link, by whoever holds it. */
const byReceiver = ({ id, chart }: KnownHealthLink, asked: Asked): Omit<Activity, 'action'> => ({
  ...byNobody(asked),
  subject: chart.patient,
  practice: chart.practice,
  resource: id,
});
