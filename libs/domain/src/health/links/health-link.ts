import { DAY, HOUR, plus, type AccountId, type Brand, type Instant, type PatientRef } from '../../kernel/index.ts';
import type { EntryRef } from '../entries/entry-ref.ts';

export type HealthLinkId = Brand<string, 'HealthLinkId'>;

/** How long a link opens, as the person chooses. */
export const linkLifetimes = ['hour', 'day', 'week', 'month'] as const;
export type LinkLifetime = (typeof linkLifetimes)[number];
export const usualLinkLifetime: LinkLifetime = 'week';

const milliseconds: Readonly<Record<LinkLifetime, number>> = { hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY };

export const linkEnd = (madeAt: Instant, lifetime: LinkLifetime): Instant => plus(madeAt, milliseconds[lifetime]);

/** Wrong passcodes in the whole life of a link. */
export const mostWrongPasscodes = 5;

/** Links of one patient that open at the same time. */
export const mostHealthLinks = 10;

/** After so many openings a link is over. */
export const mostLinkOpenings = 500;

/** Characters of the encrypted summary. */
export const longestSealedSummary = 1024 * 1024;

export const shortestPasscode = 6;
export const longestPasscode = 64;

/** As it is typed; undefined where it is too short or too long. */
export const parsePasscode = (text: string): string | undefined =>
  text.length >= shortestPasscode && text.length <= longestPasscode ? text : undefined;

/** Characters of a recipient's name that are kept. */
export const longestRecipient = 120;

/** The name that a recipient gives, without line breaks and other marks that nobody sees. */
export const recipientName = (text: string): string =>
  [...text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, longestRecipient).join('').trim();

/** The five parts of an encrypted text (RFC 7516), of which a direct key leaves the second empty. */
export const isSealedSummary = (text: string): boolean =>
  text.length <= longestSealedSummary && /^[\w-]{10,500}\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/.test(text);

export interface HealthLinkOpening {
  readonly at: Instant;
  /** As the recipient gave it. */
  readonly recipient: string;
}

/** What a helper could put into a link; it is never more than what the helper may see while the link opens. */
export interface LinkContents {
  readonly entries: readonly EntryRef[];
  /** Whether address, phone and the like may be in it, which stand in the profile. */
  readonly profile: boolean;
}

/** A link to the summary of a record, which is encrypted with a key that stands in the link alone. */
export interface HealthLink {
  readonly id: HealthLinkId;
  readonly chart: PatientRef;
  /** Who made it. */
  readonly by: AccountId;
  /** Absent where the patient made it, and of links of a helper that are older than this was kept. */
  readonly contents?: LinkContents;
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
  readonly revokedAt?: Instant;
  readonly hasPasscode: boolean;
  readonly wrongPasscodes: number;
  readonly openedTimes: number;
  /** Newest first; the oldest of many are left out. */
  readonly openings: readonly HealthLinkOpening[];
}

export const healthLinkStates = ['open', 'expired', 'revoked', 'locked'] as const;
export type HealthLinkState = (typeof healthLinkStates)[number];

type Facts = Pick<HealthLink, 'expiresAt' | 'revokedAt' | 'wrongPasscodes' | 'openedTimes'>;

export const stateOfLink = (link: Facts, now: Instant): HealthLinkState => {
  if (link.revokedAt !== undefined) return 'revoked';
  if (now >= link.expiresAt || link.openedTimes >= mostLinkOpenings) return 'expired';
  return link.wrongPasscodes >= mostWrongPasscodes ? 'locked' : 'open';
};
