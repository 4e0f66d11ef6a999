import {
  parseRecoveryCode,
  type AuthenticatorApps,
  type Protections,
  type ShortCodeHashes,
} from '@portico/domain/access';
import type { ProofChecks } from '../access/index.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';

/** The proofs accepted at sign-in besides a sent code; each is valid once. */
export const proofChecks = (
  protections: Protections,
  apps: AuthenticatorApps,
  hashes: ShortCodeHashes,
  passkeys: PasskeyChallenges,
): Required<ProofChecks> => ({
  totp: {
    holds: async (code, { account, now }, guess) => {
      const { factors } = await protections.of(account.id);
      const app = factors.find((factor) => factor.kind === 'totp');
      const step = app && apps.stepOf(app.secret, code.trim(), now, guess);
      return step !== undefined && protections.advanceTotp(account.id, step);
    },
  },
  'recovery-code': {
    holds: async (typed, { account }, guess) => {
      const code = parseRecoveryCode(typed);
      if (code === undefined) return false;
      return protections.useRecoveryCode(account.id, hashes.everyHashOf(code), guess);
    },
  },
  passkey: {
    challenge: async ({ account, now }) => {
      const { factors } = await protections.of(account.id);
      return passkeys.ask(
        factors.filter((factor) => factor.kind === 'passkey'),
        now,
      );
    },
    holds: async (answer, { account, now }, guess) =>
      (await passkeys.holder(answer, { now, alone: false }, guess)) === account.id,
  },
});
