import { describe, expect, it } from '@jest/globals';
import { oneTimeCode, passwordCountOf, type CodePurpose, type GuessKind } from '@portico/domain/access';
import { plus, type DeviceId } from '@portico/domain/kernel';
import { ana, baseFixture, callOf, mesa, noon } from '../kernel/testing/index.ts';
import { accessOver } from '../access/testing/index.ts';
import { GuessLimit, secondStepOf, type ProofChecks } from '../access/index.ts';
import { OwnAccount } from './own-account.ts';
import { sentCodeOf } from './sent-code.ts';

const device = 'phone' as DeviceId;
type Parts = ReturnType<typeof baseFixture>;

const putCode =
  (purpose: CodePurpose) =>
  ({ oneTimeCodes, shortCodeHashes }: Parts, code: string) =>
    oneTimeCodes.put({
      ...{ account: ana.id, device, purpose, sentTo: ana.email, wrongTries: 0 },
      code: shortCodeHashes.hashOf(code),
      expiresAt: plus(noon, oneTimeCode.life),
    });

/** The second step of a person whose password was right a moment ago. */
const secondStepOver = (
  { accounts, protections, oneTimeCodes, codes, shortCodeHashes, tries, notifier }: Parts,
  checks: ProofChecks,
) =>
  secondStepOf(
    accounts,
    protections,
    oneTimeCodes,
    codes,
    shortCodeHashes,
    tries,
    notifier,
    checks,
  )(ana, device, { now: noon });

const setPassword = async ({ accounts, passwords }: Parts, password: string) => {
  await accounts.change(ana.id, { passwordHash: await passwords.hash(password) });
};

interface Secret {
  readonly place: string;
  /** Under what its guesses wait for each other. */
  readonly kind: GuessKind;
  readonly of: string;
  readonly set: (parts: Parts, secret: string) => Promise<void>;
  readonly guess: (parts: Parts, secret: string) => Promise<{ readonly ok: boolean }>;
}

const secrets: readonly Secret[] = [
  {
    place: 'the password of a sign-in',
    kind: 'password',
    of: passwordCountOf(ana.email, device, []),
    set: setPassword,
    guess: (parts, password) =>
      accessOver(parts, { now: noon, language: 'en' }).signIn({ login: ana.email, password, device }),
  },
  {
    place: 'the password of a signed-in person',
    kind: 'own-password',
    of: ana.id,
    set: setPassword,
    guess: ({ accounts, passwords, tries }, password) =>
      new OwnAccount(accounts, passwords, tries, callOf(ana, mesa)).proven(password),
  },
  {
    place: 'the code of a second step',
    kind: 'sent-code',
    of: ana.id,
    set: putCode('sign-in'),
    guess: (parts, code) => secondStepOver(parts, parts.proofChecks).weigh('email', code),
  },
  {
    place: 'the code of a new address',
    kind: 'sent-code',
    of: ana.id,
    set: putCode('change-email'),
    guess: ({ oneTimeCodes, codes, shortCodeHashes, notifier, tries }, code) =>
      sentCodeOf(
        oneTimeCodes,
        codes,
        shortCodeHashes,
        notifier,
        tries,
      )(ana, device, 'change-email', { now: noon }).weigh(code, ana.email),
  },
];

/** A proof that is not sent, such as the code of an app, a passkey or a recovery code. */
const proof: Secret = {
  place: 'a proof of a second step',
  kind: 'proof',
  of: ana.id,
  set: ({ protections }) => protections.addFactor(ana.id, { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' }),
  guess: (parts, given) =>
    secondStepOver(parts, { totp: { holds: async (shown) => shown === '11111' } }).weigh('totp', given),
};

/** A guess that waits for its turn while `meanwhile` happens. */
const guessAround = async ({ kind, of, set, guess }: Secret, given: string, meanwhile: (parts: Parts) => unknown) => {
  const parts = baseFixture();
  await set(parts, '11111');
  let end: () => void = () => undefined;
  const isBefore = new Promise<undefined>((resolve) => (end = () => resolve(undefined)));
  const before = new GuessLimit(parts.tries, { now: noon }).guess({ kind, of }, () => isBefore);
  const waiting = guess(parts, given);
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  await meanwhile(parts);
  end();
  await before;
  return (await waiting).ok;
};

describe('a guess that waits for its turn', () => {
  it.each(secrets)('ACC-188 is compared with what is kept at its turn: $place', async (secret) => {
    const replaced = (parts: Parts) => secret.set(parts, '22222');
    expect({
      kept: await guessAround(secret, '11111', () => undefined),
      old: await guessAround(secret, '11111', replaced),
      latest: await guessAround(secret, '22222', replaced),
    }).toEqual({ kept: true, old: false, latest: true });
  });

  it.each([...secrets.slice(0, 3), proof])(
    'ACC-188 opens nothing of an account that is disabled: $place',
    async (secret) => {
      expect(await guessAround(secret, '11111', () => undefined)).toBe(true);
      expect(await guessAround(secret, '11111', ({ accounts }) => accounts.disable(ana.id, noon))).toBe(false);
    },
  );

  it.each([...secrets.slice(2, 3), proof])(
    'ACC-188 is no second step to a password that was replaced, and no device is trusted: $place',
    async (secret) => {
      let oneTimeCodes: Parts['oneTimeCodes'] | undefined;
      const replaced = async (parts: Parts) => {
        ({ oneTimeCodes } = parts);
        await setPassword(parts, 'another one');
      };
      expect(await guessAround(secret, '11111', replaced)).toBe(false);
      expect(await oneTimeCodes?.isTrusted(ana.id, device, noon)).toBe(false);
    },
  );
});
