import {
  oneTimeCode,
  parseRecoveryCode,
  type AuthenticatorApps,
  type Challenges,
  type Passkey,
  type Passkeys,
  type Protections,
  type ShortCodeHashes,
} from '@portico/domain/access';
import { plus, type AccountId, type CountedGuess, type Instant } from '@portico/domain/kernel';
import type { ProofChecks } from '../access/index.ts';

export interface ProofCheckDeps {
  readonly protections: Protections;
  readonly challenges: Challenges;
  readonly apps: AuthenticatorApps;
  readonly passkeys: Passkeys;
  readonly shortCodeHashes: ShortCodeHashes;
}

/** The proofs accepted at sign-in besides a sent code; each is valid once. */
export const proofChecks = (deps: ProofCheckDeps): Required<ProofChecks> => ({
  totp: {
    holds: async (code, { account, now }, guess) => {
      const { factors } = await deps.protections.of(account.id);
      const app = factors.find((factor) => factor.kind === 'totp');
      const step = app && deps.apps.stepOf(app.secret, code.trim(), now, guess);
      return step !== undefined && deps.protections.advanceTotp(account.id, step);
    },
  },
  'recovery-code': {
    holds: async (typed, { account }, guess) => {
      const code = parseRecoveryCode(typed);
      if (code === undefined) return false;
      return deps.protections.useRecoveryCode(account.id, deps.shortCodeHashes.everyHashOf(code), guess);
    },
  },
  passkey: {
    challenge: async ({ account, now }) => {
      const { factors } = await deps.protections.of(account.id);
      return askForPasskey(
        deps,
        factors.filter((factor) => factor.kind === 'passkey'),
        now,
      );
    },
    holds: async (answer, { account, now }, guess) =>
      (await passkeyHolder(deps, answer, { now, alone: false }, guess)) === account.id,
  },
});

/** Creates a challenge for one of these passkeys, or for any; returns the WebAuthn options as JSON text. */
export const askForPasskey = async (
  { passkeys, challenges }: Pick<ProofCheckDeps, 'passkeys' | 'challenges'>,
  known: readonly Passkey[],
  now: Instant,
): Promise<string> => {
  const { options, challenge } = await passkeys.ask(known);
  const expiresAt = plus(now, oneTimeCode.life);
  await challenges.put({ id: challenge, kind: 'passkey-sign-in', expiresAt }, now);
  return options;
};

/**
 * The account whose passkey signed the response; undefined if it is not valid. Each challenge is used once. `alone`:
 * signed in without a password.
 */
export const passkeyHolder = async (
  { passkeys, challenges, protections }: Pick<ProofCheckDeps, 'passkeys' | 'challenges' | 'protections'>,
  answer: string,
  { now, alone }: { readonly now: Instant; readonly alone: boolean },
  guess: CountedGuess,
): Promise<AccountId | undefined> => {
  const claimed = passkeys.claimed(answer);
  const asked = claimed && (await challenges.take(claimed.challenge, now));
  if (claimed === undefined || asked?.kind !== 'passkey-sign-in') return undefined;
  const account = await protections.byPasskey(claimed.passkey);
  if (account === undefined) return undefined;
  const { factors } = await protections.of(account);
  const passkey = factors.find((factor) => factor.kind === 'passkey' && factor.id === claimed.passkey);
  if (passkey?.kind !== 'passkey' || (alone && passkey.besidePassword === true)) return undefined;
  const judged = await passkeys.judge(answer, asked.id, passkey, guess);
  if (!judged.ok) return undefined;
  await protections.notePasskeyUse(passkey.id, judged.value, now);
  return account;
};
