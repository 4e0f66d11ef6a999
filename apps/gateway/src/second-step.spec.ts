import {
  GetUserTokenDocument,
  RecoverPasswordDocument,
  ResetPasswordDocument,
  SignInResendOtpDocument,
  type GetUserTokenMutation,
  type RecoverPasswordMutation,
} from '@portico/adapters-graphql/operations';
import { PostgresProtections } from '@portico/adapters-storage';
import type { Email } from '@portico/domain/access';
import { MINUTE, type AccountId } from '@portico/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { story } from './testing/scenario-steps.ts';
import { anaEmail, ben, benEmail, mark, password } from './testing/clinic-fixture.ts';
import { credentials, startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;

const from = (address: string) => ({ 'x-forwarded-for': address });
const tokenOf = ({ data }: Reply) => (data as unknown as GetUserTokenMutation).getUserToken;
const waiting = async (): Promise<number> => (await gateway.database.rows({ text: 'select id from notices' })).length;

describe('second step', () => {
  /** Each block has a gateway of its own. */
  const openGateway = (): void => {
    beforeAll(async () => {
      gateway = await startTestGateway({ trustedProxies: ['loopback'] });
      await new PostgresProtections(gateway.database).addFactor('ana' as AccountId, {
        kind: 'email',
        email: anaEmail as Email,
      });
    }, 120_000);
    afterAll(() => gateway.close());
  };

  describe('an account with a second factor', () => {
    openGateway();
    const it = story();
    it('ACC-169 ACC-175 ACC-176 ACC-178 gets the schema of the modal and no tokens', async () => {
      const reply = await gateway.ask(GetUserTokenDocument, credentials());
      expect(tokenOf(reply)).toEqual({
        username: null,
        email: null,
        practiceInformation: [],
        patient_ids_list: [],
        cognitoPayload: null,
        delegate: null,
        isBreezePatient: false,
        provider_sign_out: null,
        show2faPopup: false,
        otpModal: {
          otp_type: 'EMAIL',
          sent_to: `${anaEmail[0]}•••@example.org`,
          resend_timer: 300,
          other_types: [],
          challenge: null,
        },
        layout: null,
        kept_work_keys: null,
      });
      expect(reply.text).not.toContain(mark);
      expect(await waiting()).toBe(1);
    });

    it('ACC-192 ACC-193 tells a wrong code by its text, five times', async () => {
      const { input } = credentials();
      const replies: Reply[] = [];
      for (let tries = 0; tries < 5; tries += 1) {
        replies.push(await gateway.ask(GetUserTokenDocument, { input: { ...input, otp: 'abcde' } }));
      }
      expect(replies.map(({ message }) => message)).toEqual([
        ...Array.from({ length: 4 }, () => 'One time password is invalid'),
        'attempt-over',
      ]);
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['UNAUTHENTICATED']));
    });

    it('ACC-179 ACC-180 another code is sent on request only to who knows the password', async () => {
      const input = { email: anaEmail, password, device_identifier: 'a-test-device' };
      const right = await gateway.ask(SignInResendOtpDocument, { input });
      expect(right.data).toMatchObject({ signInResendOTP: { status: 200, otpModal: { resend_timer: 300 } } });
      const wrong = await gateway.ask(SignInResendOtpDocument, { input: { ...input, password: 'guess' } });
      const nobody = await gateway.ask(SignInResendOtpDocument, { input: { ...input, email: 'nobody@example.org' } });
      expect(wrong.message).toBe('Incorrect email or password.');
      expect(nobody.text).toBe(wrong.text);
    });

    it('writes neither codes nor links to the log', async () => {
      expect(gateway.output()).not.toMatch(/otp|confirmation_code/);
      expect(gateway.output()).not.toContain(mark);
    });
  });

  describe('an account without a second factor', () => {
    openGateway();
    it('ACC-177 ACC-178 is let in with its email, the three tokens and the question whether it wants one', async () => {
      const { email, cognitoPayload, show2faPopup, otpModal } = tokenOf(
        await gateway.ask(GetUserTokenDocument, credentials(benEmail)),
      );
      expect({ email, show2faPopup, otpModal }).toEqual({ email: benEmail, show2faPopup: true, otpModal: null });
      const { accessToken = '', authenticationToken = '', refreshToken = '' } = cognitoPayload ?? {};
      for (const token of [accessToken, authenticationToken, refreshToken]) expect(token.length).toBeGreaterThan(20);
      expect(refreshToken).not.toBe(accessToken);
    });
  });

  describe('the limit of an address', () => {
    openGateway();
    it('ACC-188 counts the address that a trusted proxy names, and no other can be claimed before it', async () => {
      gateway.pass(60 * MINUTE);
      // An attacker prepends another forged address each time; only the proxy's entry, the last one, counts.
      const ask = (at: number) =>
        gateway.ask(RecoverPasswordDocument, { email: `nobody${at}@example.org` }, from(`10.0.0.${at}, 203.0.113.7`));
      for (let at = 0; at < 100; at += 10) await Promise.all(Array.from({ length: 10 }, (_, more) => ask(at + more)));
      expect((await ask(100)).data).toEqual({
        recoverPassword: { message: 'Attempt limit exceeded, please try after some time.' },
      });
      expect((await gateway.ask(GetUserTokenDocument, credentials(benEmail), from('203.0.113.7'))).code).toBe(
        'RATE_LIMITED',
      );
      const other = await gateway.ask(GetUserTokenDocument, credentials(benEmail), from('203.0.113.8'));
      expect(tokenOf(other).patient_ids_list).toHaveLength(ben.length);
    });
  });

  describe('recovery', () => {
    openGateway();
    it('ACC-181 ACC-189 answers a message and the same one for anybody, the limit included', async () => {
      const ask = async (email: string) =>
        ((await gateway.ask(RecoverPasswordDocument, { email })).data as unknown as RecoverPasswordMutation)
          .recoverPassword.message;
      const known: string[] = [];
      const unknown: string[] = [];
      for (let times = 0; times < 6; times += 1) {
        known.push(await ask(benEmail));
        unknown.push(await ask('nobody@example.org'));
      }
      expect(known).toEqual(unknown);
      expect(known.at(-1)).toBe('Attempt limit exceeded, please try after some time.');
      expect(new Set(known).size).toBe(2);
    });

    it('ACC-182 ACC-184 says why it takes no code but that of a mail', async () => {
      const refused = await gateway.ask(ResetPasswordDocument, {
        username: benEmail,
        code: 'guess',
        password: 'Quite-fresh-77',
      });
      expect(refused).toMatchObject({ code: 'NOT_FOUND', message: 'link-over' });
    });
  });
});
