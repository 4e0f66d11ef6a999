import { HmacShortCodeHashes } from '@portico/adapters-crypto';
import { PostgresProtections } from '@portico/adapters-storage';
import { addressLimit, attemptLimit, oneTimeCode, wrongChecks, type Email } from '@portico/domain/access';
import { MINUTE, type AccountId } from '@portico/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { rootFields } from './testing/authorization/root-fields.ts';
import { anaEmail, benEmail, south } from './testing/clinic-fixture.ts';
import {
  credentials,
  holding,
  startTestGateway,
  testKeys,
  type Reply,
  type RunningGateway,
} from './testing/running-gateway.ts';
import { guestCode, guestToken, refreshToken, signedIn } from './testing/signed-in-sessions.ts';

const open: RunningGateway[] = [];
const start = async (trustedProxies: readonly string[] = ['loopback']): Promise<RunningGateway> => {
  const gateway = await startTestGateway({ documents: 'any', trustedProxies });
  open.push(gateway);
  return gateway;
};

/** For those who spend nothing of it. */
let shared: RunningGateway;

const documents = new Map(rootFields().map(({ name, document }) => [name, document]));
const ask = (
  gateway: RunningGateway,
  operation: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Reply> => gateway.post(JSON.stringify({ query: documents.get(operation), variables }), headers);

const from = (place: number): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${place}` });
const atOnce = <T>(count: number, each: (at: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => each(at)));
const counted = (replies: readonly Reply[], reason: string): number =>
  replies.filter((reply) => reply.reason === reason).length;

/** The code that was sent, recovered by brute force from its hash, which takes both the database and the key. */
const codeSentTo = async (gateway: RunningGateway): Promise<string> => {
  const [row] = await gateway.database.rows<{ readonly code: string }>({ text: 'select code from one_time_codes' });
  const hashes = new HmacShortCodeHashes(testKeys);
  const digits = Array.from({ length: 10 ** oneTimeCode.digits }, (_, at) =>
    String(at).padStart(oneTimeCode.digits, '0'),
  );
  const found = digits.find((each) => hashes.hashOf(each) === row?.code);
  if (found === undefined) throw new Error('No code was sent.');
  return found;
};

describe('attacks', () => {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((gateway) => gateway.close()));
  });
  beforeAll(async () => {
    shared = await startTestGateway({ documents: 'any', trustedProxies: ['loopback'] });
  }, 120_000);
  afterAll(() => shared.close());

  describe('guessing the password of one account', () => {
    it('ACC-188 ASVS-6.3.1 side by side from many places weighs five, then nothing, the right one neither, until the pause is over', async () => {
      const gateway = await start();
      const guesses = await atOnce(40, (at) =>
        ask(gateway, 'getUserToken', credentials(anaEmail, `wrong ${at}`), from(at)),
      );
      expect(counted(guesses, 'wrong-credentials')).toBe(attemptLimit.failures);
      expect(counted(guesses, 'must-wait')).toBe(40 - attemptLimit.failures);
      expect((await ask(gateway, 'getUserToken', credentials(), from(99))).code).toBe('RATE_LIMITED');
      // Under its other name it is the same account.
      const other = credentials('ana-SECRETMARK');
      expect((await ask(gateway, 'getUserToken', other, from(98))).code).toBe('RATE_LIMITED');
      expect((await ask(gateway, 'delegateLogin', credentials(), from(97))).code).toBe('RATE_LIMITED');
      expect((await ask(gateway, 'getUserToken', credentials(benEmail), from(96))).code).toBeUndefined();
      gateway.pass(attemptLimit.pause);
      expect((await ask(gateway, 'getUserToken', credentials(), from(99))).code).toBeUndefined();
    });
  });

  describe('trying many accounts from one place', () => {
    it('ACC-188 ASVS-2.4.1 is stopped for that place, whatever a header says of another one', async () => {
      const gateway = await start([]);
      const tries = await atOnce(addressLimit.failures + 30, (at) =>
        ask(gateway, 'getUserToken', credentials(`somebody${at}@example.org`, 'wrong'), from(at % 250)),
      );
      expect(counted(tries, 'wrong-credentials')).toBe(addressLimit.failures);
      expect(counted(tries, 'must-wait')).toBe(30);
    });
  });

  describe('guessing a one-time code', () => {
    it('ACC-174 ASVS-6.5.1 ASVS-15.4 side by side weighs five; then the right one opens nothing either', async () => {
      const gateway = await start();
      await new PostgresProtections(gateway.database).addFactor('ana' as AccountId, {
        kind: 'email',
        email: anaEmail as Email,
      });
      const asked = await ask(gateway, 'getUserToken', credentials());
      expect(asked.data).toMatchObject({ getUserToken: { cognitoPayload: null, otpModal: { otp_type: 'EMAIL' } } });

      const right = await codeSentTo(gateway);
      const wrong = String((Number(right) + 1) % 100_000).padStart(5, '0');
      const withCode = (otp: string) => ({ input: { ...credentials().input, otp_type: 'EMAIL', otp } });
      const guesses = await atOnce(30, (at) => ask(gateway, 'getUserToken', withCode(wrong), from(at)));
      expect(counted(guesses, 'wrong-code')).toBe(oneTimeCode.wrongTries - 1);
      expect(guesses.filter(({ data }) => data !== undefined)).toEqual([]);
      expect((await ask(gateway, 'getUserToken', withCode(right), from(99))).reason).toBe('attempt-over');
    });
  });

  describe('guessing the birth date behind a guest’s link', () => {
    it('ACC-084 side by side weighs five, then the link is locked for the right one too', async () => {
      const gateway = shared;
      await gateway.database.rows({ text: `update clinic.practices set guest_errands = '["pay"]'` });
      await guestToken(gateway.database, 'guest-pay');
      const enter = (date: string, place: number) =>
        ask(
          gateway,
          'guestPay',
          { input: { code: guestCode, practice_id: south.id, date_of_birth: date } },
          from(place),
        ).then(({ data }) => (data?.['guestPay'] as { readonly reason: string | null } | undefined)?.reason);
      const reasons = await atOnce(30, (at) => enter(`19${10 + at}-01-01`, at));
      expect(reasons.filter((reason) => reason === 'WRONG_IDENTITY')).toHaveLength(wrongChecks);
      expect(reasons.filter((reason) => reason === 'LOCKED')).toHaveLength(30 - wrongChecks);
      expect(await enter('1980-02-29', 99)).toBe('LOCKED');
    });
  });

  describe('somebody who takes part of a body and sends it again', () => {
    it('opens nothing by the order or the number of keys', async () => {
      const gateway = shared;
      const headers = holding(
        { accessToken: await signedIn(gateway.database, { account: 'ben' as AccountId }) },
        south.id,
      );
      const query = JSON.stringify(documents.get('getPdf'));
      const body = `{"variables":{"patientId":"2002"},"query":${query},"variables":{"patientId":"1001"}}`;
      expect((await gateway.post(body, headers)).code).toBe('NOT_FOUND');
      const merged = `{"query":${query},"variables":{"patientId":"1001","__proto__":{"patientId":"2002"}}}`;
      expect((await gateway.post(merged, headers)).code).toBe('NOT_FOUND');
    });

    it('acts in nobody’s name by two headers of one name', async () => {
      const gateway = shared;
      const token = await signedIn(gateway.database, { account: 'ben' as AccountId, session: 'another' });
      const twice = new Headers([
        ['content-type', 'application/json'],
        ['x-access-token', token],
        ['x-practice-id', 'south'],
        ['x-practice-id', 'north'],
      ]);
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: twice,
        body: JSON.stringify({ query: documents.get('getMyHealth') }),
      });
      expect(await answer.text()).toContain('NOT_FOUND');
    });
  });

  describe('a copied refresh token', () => {
    it('ACC-145 ACC-383 ends the session for the thief and for its owner once both have used it', async () => {
      const gateway = await start();
      const accessToken = await signedIn(gateway.database, { account: 'ana' as AccountId, session: 'copied' });
      gateway.pass(16 * MINUTE);
      const renewed = async (tokens: { readonly accessToken: string; readonly refreshToken: string }) => {
        const { code, extensions } = await ask(gateway, 'getSupport', {}, holding(tokens, south.id));
        return { code, tokens: extensions['tokens'] as typeof tokens | undefined };
      };
      const first = await renewed({ accessToken, refreshToken });
      gateway.pass(16 * MINUTE);
      const second = await renewed(first.tokens ?? { accessToken, refreshToken: '' });
      expect(second.code).toBeUndefined();
      expect((await renewed({ accessToken, refreshToken })).code).toBe('UNAUTHENTICATED');
      expect((await ask(gateway, 'getSupport', {}, holding(second.tokens ?? { accessToken: '' }))).code).toBe(
        'UNAUTHENTICATED',
      );
    });
  });
});
