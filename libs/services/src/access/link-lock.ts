import { wrongChecks, type Capabilities } from '@portico/domain/access';
import type { CapabilityId } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';
import type { GuessLock, GuessRefused } from './guess-limit.ts';

/** Five wrong identity checks in a row lock a link (`ACC-084`). */
export const linkLock = (capabilities: Capabilities, link: CapabilityId): GuessLock => ({
  of: `link ${link}`,
  most: wrongChecks,
  count: () => capabilities.countWrongCheck(link),
  clear: () => capabilities.clearWrongChecks(link),
});

/** The failure for too many guesses from one address; undefined for a guess that was only wrong. */
export const tooManyGuesses = (refused: GuessRefused): Failure | undefined =>
  refused.kind === 'must-wait' ? { kind: 'too-many-requests', until: refused.until } : undefined;
