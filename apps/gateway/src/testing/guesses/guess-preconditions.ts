import { Argon2Passwords, HmacShortCodeHashes, RandomCodes } from '@portico/adapters-crypto';
import {
  PostgresAccounts,
  PostgresCapabilities,
  PostgresDelegateInvitations,
  PostgresProtections,
} from '@portico/adapters-storage';
import { issueCapability, type Email, type GuestPurpose, type NewCapability } from '@portico/domain/access';
import type { InvitationId } from '@portico/domain/delegates';
import { DAY, plus, type AccountId, type CapabilityId, type PatientId } from '@portico/domain/kernel';
import { rootFields } from '../authorization/root-fields.ts';
import { ana, anaEmail, benEmail, password, south } from '../clinic-fixture.ts';
import { credentials, holding, noon, testKeys, type Reply, type RunningGateway } from '../running-gateway.ts';
import { guestToken, signedIn } from '../signed-in-sessions.ts';

export interface Prepared {
  readonly headers?: Record<string, string>;
  /** What the guesses name, such as the code of an invitation. */
  readonly about?: string;
}

export type Prepare = (gateway: RunningGateway) => Promise<Prepared>;

const documents = new Map(rootFields().map(({ name, document }) => [name, document]));

export const askAny = (
  gateway: RunningGateway,
  operation: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Reply> => gateway.post(JSON.stringify({ query: documents.get(operation), variables }), headers);

export const ofNothing: Prepare = async () => ({});

/** Ben, signed in. */
export const ofAnOwnAccount: Prepare = async ({ database }) => {
  await database.rows({ text: 'delete from sessions' });
  return { headers: holding({ accessToken: await signedIn(database, { account: 'ben' as AccountId }) }, south.id) };
};

/** Ana's account asks for a second proof, and has each of them. */
export const withFactors: Prepare = async (gateway) => {
  const protections = new PostgresProtections(gateway.database);
  const account = 'ana' as AccountId;
  await protections.addFactor(account, { kind: 'email', email: anaEmail as Email });
  await protections.addFactor(account, { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' });
  await protections.setRecoveryCodes(account, [new HmacShortCodeHashes(testKeys).hashOf('9999999999999999')]);
  await gateway.database.rows({ text: 'delete from one_time_codes' });
  await askAny(gateway, 'getUserToken', { input: { ...credentials().input, otp_type: 'EMAIL' } });
  return {};
};

export const ofANewApp: Prepare = async (gateway) => {
  const { headers = {} } = await ofAnOwnAccount(gateway);
  const begun = await askAny(gateway, 'beginAuthenticatorApp', { currentPassword: password }, headers);
  return { headers, about: (begun.data?.['beginAuthenticatorApp'] as { readonly id: string }).id };
};

const device = { deviceIdentifier: 'a-test-device' };

export const ofASentCode =
  (operation: 'updateTwoFA' | 'changeEmail'): Prepare =>
  async (gateway) => {
    const { headers = {} } = await ofAnOwnAccount(gateway);
    const input =
      operation === 'updateTwoFA'
        ? { enabled: true, verification_type: 'email', currentPassword: password, ...device }
        : { currentPassword: password, proposedEmail: 'new@example.org', loginEmail: benEmail, ...device };
    await askAny(gateway, operation, { input }, headers);
    return { headers };
  };

/** A link of Ana's at a practice that offers guests everything. */
export const ofGuests =
  (purpose: GuestPurpose): Prepare =>
  async ({ database }) => {
    await database.rows({
      text: `update clinic.practices set guest_errands = '["book","reschedule","check-in","pay"]'`,
    });
    await database.rows({ text: 'delete from capabilities' });
    await guestToken(database, purpose);
    return {};
  };

/** Keeps a link; answers its code. */
const linkFor = async ({ database }: RunningGateway, wanted: NewCapability): Promise<string> => {
  const codes = new RandomCodes();
  const { code, hash } = codes.link();
  const id = codes.newId() as CapabilityId;
  await new PostgresCapabilities(database).add(issueCapability(wanted, { id, code: hash, now: noon }));
  return code;
};

export const ofAnInvitation: Prepare = async (gateway) => ({
  about: await linkFor(gateway, { purpose: 'invitation', practice: south.id, patient: '1001' as PatientId }),
});

/** The link of a reset mail for an account with an authenticator app, a mailbox and recovery codes. */
export const ofAReset: Prepare = async (gateway) => {
  await withFactors(gateway);
  return { about: await linkFor(gateway, { purpose: 'reset-password', account: 'ana' as AccountId }) };
};

export const ofAPendingAccount: Prepare = async (gateway) => {
  const email = 'waiting@example.org' as Email;
  const account = 'waiting' as AccountId;
  await new PostgresAccounts(gateway.database).create({
    id: account,
    email,
    username: 'waiting',
    name: 'Waiting',
    passwordHash: await new Argon2Passwords().hash(password),
    charts: [],
    language: 'en',
  });
  return { about: await linkFor(gateway, { purpose: 'confirm-email', account, email }) };
};

export const ofDelegates: Prepare = async (gateway) => {
  const id = new RandomCodes().newId() as InvitationId;
  await new PostgresDelegateInvitations(gateway.database).add({
    id,
    from: 'ana' as AccountId,
    name: 'Nora',
    email: 'nora@example.org' as Email,
    language: 'en',
    charts: ana,
    permissions: ['health:view'],
    sentAt: noon,
    expiresAt: plus(noon, 7 * DAY),
  });
  return { about: await linkFor(gateway, { purpose: 'delegate-invitation', resource: id }) };
};
