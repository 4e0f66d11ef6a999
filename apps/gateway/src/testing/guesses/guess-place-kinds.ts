import { addressLimit, attemptLimit, wrongChecks } from '@portico/domain/access';
import { anaEmail, benEmail, south } from '../clinic-fixture.ts';
import { credentials } from '../running-gateway.ts';
import { guestCode } from '../signed-in-sessions.ts';
import { ofAnOwnAccount, ofGuests, ofNothing, withFactors, type Prepare } from './guess-preconditions.ts';

/** Somewhere a secret is guessed, and how. */
export interface GuessPlace {
  readonly operation: string;
  /** What is guessed there. */
  readonly secret: string;
  /** Makes the thing whose secret is guessed; answers the headers of who guesses. */
  readonly prepare: Prepare;
  /** The guess that comes at this place in a row; never the right one. */
  readonly variables: (at: number, prepared: string) => object;
  /** In the answer to a guess that was weighed. */
  readonly wrong: RegExp;
  /** How the last guess that is weighed is answered, where those that are not weighed any more are answered alike. */
  readonly last?: RegExp;
  /** At most this many are weighed. */
  readonly most: number;
  /** All guesses come from one network address; otherwise each comes from another. */
  readonly fromOne?: true;
}

export const ofLink = { prepare: ofNothing, most: addressLimit.failures, fromOne: true } as const;
export const code = (at: number): string => `a-code-that-is-none-${at}`;
export const byCode = (operation: string, wrong: RegExp, more: object = {}): GuessPlace => ({
  ...ofLink,
  operation,
  secret: 'the code of a link',
  variables: (at) => ({ code: code(at), ...more }),
  wrong,
});
export const byInput = (operation: string, wrong: RegExp, more: object = {}): GuessPlace => ({
  ...byCode(operation, wrong),
  variables: (at) => ({ input: { code: code(at), ...more } }),
});

export const birthDate = (at: number): string =>
  `${1900 + Math.floor(at / 300)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 25)).padStart(2, '0')}`;
export const behindLink = (operation: string, purpose: Parameters<typeof ofGuests>[0]): GuessPlace => ({
  operation,
  secret: 'the birth date behind a link',
  prepare: ofGuests(purpose),
  variables: (at) => ({ input: { code: guestCode, practice_id: south.id, date_of_birth: birthDate(at) } }),
  wrong: /WRONG_IDENTITY/,
  most: wrongChecks,
});

export const ownPassword = (operation: string, variables: (wrong: string) => object): GuessPlace => ({
  operation,
  secret: 'one’s own password',
  prepare: ofAnOwnAccount,
  variables: (at) => variables(`wrong ${at}`),
  wrong: /wrong-password/,
  most: attemptLimit.failures,
});
export const device = { deviceIdentifier: 'a-test-device' };

export const wrongPassword = (operation: string): GuessPlace => ({
  operation,
  secret: 'the password of an account',
  prepare: ofNothing,
  variables: (at) => credentials(benEmail, `wrong ${at}`),
  wrong: /wrong-credentials/,
  most: attemptLimit.failures,
});

export const proof = (operation: string, otp_type: string, otp: (at: number) => string): GuessPlace => ({
  operation,
  secret: `a second proof: ${otp_type}`,
  prepare: withFactors,
  variables: (at) => ({ input: { ...credentials(anaEmail).input, otp_type, otp: otp(at) } }),
  wrong: /wrong-code/,
  last: /attempt-over/,
  most: attemptLimit.failures,
});
export const digits = (at: number, length: number): string => String(at).padStart(length, '0');

export const ofABill = (patient: string): Omit<GuessPlace, 'most'> => ({
  operation: 'guestPayNoCode',
  secret: 'who a bill is for',
  prepare: ofGuests('guest-pay'),
  variables: (at) => ({
    input: { practice_id: south.id, patient_number: patient, last_name: 'Example', date_of_birth: birthDate(at) },
  }),
  wrong: /WRONG_IDENTITY/,
});
