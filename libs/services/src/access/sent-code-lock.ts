import { oneTimeCode, type OneTimeCode, type OneTimeCodes } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';
import type { GuessLock, GuessRefused } from './guess-limit.ts';

/** Five wrong tries end a sent code (`ACC-180`). */
export const sentCodeLock = (
  oneTimeCodes: OneTimeCodes,
  { account, device, purpose }: Pick<OneTimeCode, 'account' | 'device' | 'purpose'>,
): GuessLock => ({
  of: `code ${JSON.stringify([account, device, purpose])}`,
  most: oneTimeCode.wrongTries,
  count: () => oneTimeCodes.countWrongTry(account, device, purpose),
});

/** The refusal for a code that was not accepted. */
export const codeRefusal = (
  refused: GuessRefused,
): { readonly kind: 'wrong-code' | 'attempt-over' } | { readonly kind: 'must-wait'; readonly until: Instant } => {
  if (refused.kind === 'must-wait') return refused;
  return { kind: refused.kind === 'wrong' && !refused.wasLast ? 'wrong-code' : 'attempt-over' };
};
