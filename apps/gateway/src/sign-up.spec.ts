import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresOutbox } from '@portico/adapters-storage';
import { DAY, HOUR } from '@portico/domain/kernel';
import { termsVersion } from '@portico/domain/signup';
import { password, south } from './testing/clinic-fixture.ts';
import { askAny, ofAnInvitation } from './testing/guesses/guess-preconditions.ts';
import { credentials, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;

const asked = async (name: string, variables: object): Promise<Readonly<Record<string, unknown>> | null> => {
  const { data, code } = await askAny(gateway, name, variables);
  if (code !== undefined) throw new Error(`${name}: ${code}`);
  return (data?.[name] ?? null) as Readonly<Record<string, unknown>> | null;
};

const address = 'eva@example.org';
const signUp = (device_identifier: string, secret = password) =>
  asked('createNewUser', {
    input: {
      first_name: 'Eva',
      last_name: 'Luz',
      date_of_birth: '1990-05-06',
      email: address,
      phone: '6025550144',
      password: secret,
      practice_id: south.id,
      terms: termsVersion,
      device_identifier,
    },
  });

interface Mailed {
  readonly un: string;
  readonly code: string;
  readonly em: string;
}

/**
 * The queries of the email confirmation links, oldest first; polls until `count` are there, because they are sent in
 * the background.
 */
const mailed = async (count: number): Promise<readonly Mailed[]> => {
  for (;;) {
    const waiting = await new PostgresOutbox(gateway.database).waiting(100);
    const links = waiting.flatMap(({ notification }) =>
      notification.kind === 'confirm-email' ? [new URL(notification.link)] : [],
    );
    if (links.length >= count) {
      const valueOf = ({ searchParams }: URL, name: string) => searchParams.get(name) ?? '';
      return links.map((link) => ({
        un: valueOf(link, 'un'),
        code: valueOf(link, 'confirmation_code'),
        em: valueOf(link, 'em'),
      }));
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const confirm = async ({ un, code, em }: Mailed, more: object): Promise<unknown> =>
  (await asked('confirmSignupEmail', { un, code, em, ...more }))?.['signupScreen'];

const accounts = () =>
  gateway.database.rows<{ readonly confirmed: boolean }>({
    text: 'select confirmed_at is not null as confirmed from accounts where email = $1',
    values: [address],
  });

describe('sign-up', () => {
  beforeEach(async () => {
    gateway = await startTestGateway({ documents: 'any', publicOrigins: ['https://portal.example.org'] });
    await gateway.database.rows({ text: 'update clinic.practices set takes_new_patients = true' });
  }, 120_000);
  afterEach(() => gateway.close());

  describe('signing up over HTTP', () => {
    it('ACC-228 is open to who is invited for 30 days', async () => {
      const { about: invitationId } = await ofAnInvitation(gateway);
      const screen = async () => (await asked('getSignup', { invitationId }))?.['signupScreen'];
      gateway.pass(30 * DAY - 1);
      expect(await screen()).toMatchObject({ name: 'invited', why: null });
      gateway.pass(1);
      expect(await screen()).toMatchObject({ name: 'invitation-over', why: 'expired' });
    });

    it('ACC-228 is confirmed within 24 hours of the mail, and no later', async () => {
      await signUp('own-browser');
      const [mail] = await mailed(1);
      if (mail === undefined) throw new Error('Nothing was mailed.');
      gateway.pass(24 * HOUR - 1);
      expect(await confirm(mail, { device_identifier: 'another-browser' })).toMatchObject({ name: 'confirm-password' });
      gateway.pass(1);
      expect(await confirm(mail, { device_identifier: 'own-browser' })).toMatchObject({
        name: 'confirmation-over',
        why: 'expired',
      });
      expect((await accounts()).every(({ confirmed }) => !confirmed)).toBe(true);
    });

    it('ACC-224 ACC-228 is confirmed by the browser that signed up, by another with the password, and ends what waited beside it', async () => {
      await signUp('stranger', 'Stranger-Knows-1');
      const [strangers] = await mailed(1);
      await signUp('own-browser');
      const own = (await mailed(2)).find(({ un }) => un !== strangers?.un);
      if (strangers === undefined || own === undefined) throw new Error('Two were to be mailed.');

      const other = { device_identifier: 'another-browser' };
      expect(await confirm(own, other)).toMatchObject({ name: 'confirm-password', why: null });
      expect(await confirm(own, { ...other, password: 'Stranger-Knows-1' })).toMatchObject({
        name: 'confirm-password',
        why: 'wrong-password',
      });
      expect(await confirm(own, { device_identifier: 'own-browser' })).toBeNull();
      // Once more leads on as the first time did.
      expect(await confirm(own, { device_identifier: 'own-browser' })).toBeNull();
      expect(await confirm(strangers, { device_identifier: 'stranger' })).toMatchObject({
        name: 'confirmation-over',
        why: 'unknown',
      });
      expect(await accounts()).toEqual([{ confirmed: true }]);
      expect(await asked('getUserToken', credentials(address, password))).toMatchObject({ email: address });
    });
  });
});
