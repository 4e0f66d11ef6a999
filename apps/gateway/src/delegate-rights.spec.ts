import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { PostgresDelegations, PostgresOutbox } from '@portico/adapters-storage';
import type { Permission } from '@portico/domain/access';
import { DAY, plus, type AccountId, type PatientRef, type ProfileId } from '@portico/domain/kernel';
import { ana, password, south } from './testing/clinic-fixture.ts';
import { askAny } from './testing/guesses/guess-preconditions.ts';
import {
  credentials,
  holding,
  noon,
  startTestGateway,
  type Reply,
  type RunningGateway,
} from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

let gateway: RunningGateway;

const ask = (name: string, variables: object, headers?: Record<string, string>): Promise<Reply> =>
  askAny(gateway, name, variables, headers);
const input = async (name: string, values: object, headers?: Record<string, string>) => {
  const reply = await ask(name, { input: values }, headers);
  return { ...reply, answer: reply.data?.[name] as Readonly<Record<string, unknown>> | undefined };
};
const benId = 'ben' as AccountId;

const as = async (account: string): Promise<Record<string, string>> =>
  holding({ accessToken: await signedIn(gateway.database, { account: account as AccountId }) }, south.id);
const forAna = async (profile = 'ana-of-ben') => ({ ...(await as('ben')), [headerNames.representedUser]: profile });

const grant = (chart: PatientRef | undefined, profile: string, permissions: readonly Permission[]): Promise<void> => {
  if (chart === undefined) throw new Error('Ana has two charts.');
  return new PostgresDelegations(gateway.database).grant({
    delegate: benId,
    chart,
    profile: profile as ProfileId,
    profileName: 'Ana',
    permissions: [...permissions],
    grantedAt: plus(noon, -DAY),
  });
};

/** The code of the link that was mailed, once it is there: no answer waits for it. */
const invitationCode = async (): Promise<string> => {
  for (;;) {
    for (const { notification } of await new PostgresOutbox(gateway.database).waiting(100)) {
      if (notification.kind === 'delegate-invitation') return new URL(notification.link).searchParams.get('code') ?? '';
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const nothing = { view: false, act: false };
const toAppointments = {
  appointments: { view: true, act: true },
  payments: nothing,
  messages: nothing,
  forms: nothing,
  health: nothing,
  profile: nothing,
};

describe('delegate rights', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ documents: 'any', publicOrigins: ['https://portal.example.org'] });
  }, 120_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    await gateway.database.rows({ text: 'delete from sessions' });
    await gateway.database.rows({ text: 'delete from delegations' });
  });

  describe('an invitation to act for a person, over HTTP', () => {
    it('ACC-079 ACC-081 ACC-083 takes the code with the date of birth, then who one is, and lets in with email and password', async () => {
      const invited = {
        name: 'Eva',
        email: 'eva@example.org',
        practiceIds: [south.id],
        permissionsObj: toAppointments,
      };
      await input('inviteDelegate', invited, await as('ana'));
      const code = await invitationCode();
      const account = { code, name: 'Eva Luz', email: 'eva@example.org', password };

      expect(await input('delegateCreateAccount', account)).toMatchObject({ code: 'FORBIDDEN' });
      const wrong = await input('delegateVerification', { code, birth_date: '1980-03-01' });
      expect({ reason: wrong.reason, tellsName: wrong.text.includes('Eva') }).toEqual({
        reason: 'wrong-birth-date',
        tellsName: false,
      });
      expect((await input('delegateVerification', { code, birth_date: '1980-02-29' })).answer).toMatchObject({
        status: 200,
        message: expect.any(String),
        redirect: expect.stringContaining('delegateCreateAccount'),
        invitation: { name: 'Eva', email: 'eva@example.org', has_account: false },
      });
      expect((await input('delegateCreateAccount', account)).answer).toMatchObject({
        status: 200,
        message: expect.any(String),
        redirect: expect.stringContaining('/delegate/delegateLogin'),
      });
      expect((await input('delegateLogin', credentials('eva@example.org', password).input)).answer).toMatchObject({
        email: 'eva@example.org',
        cognitoPayload: { accessToken: expect.any(String), refreshToken: expect.any(String) },
        delegate: { links: [{ practices: [{ patient_id: '1001', permissionsObj: toAppointments }] }] },
      });
      const values = [{ name: 'email', value: 'eva@example.org' }];
      const asked = { status: 200, message: expect.any(String), redirect: '/delegate/delegateLogin' };
      expect((await input('delegateForgotPassword', { email: 'eva@example.org' })).answer).toMatchObject(asked);
      expect((await input('delegateForm', { form_id: 'delegateForgotPassword', values })).answer).toMatchObject(asked);
    });
  });

  describe('a delegate, over HTTP', () => {
    it('MON-003 sees the money of the person whose id the request carries, and without the id nothing of them', async () => {
      await grant(ana[1], 'ana-of-ben', ['payments:act']);
      await gateway.database.rows({
        text: `update clinic.charges set amount_cents = 7700 where practice_id = $1 and patient_id = '1001'`,
        values: [south.id],
      });
      const owed = async (headers: Record<string, string>) =>
        (await ask('getMakePayments', {}, headers)).data?.['getMakePayments'];
      expect(await owed(await forAna())).toMatchObject({ patient_id: '1001', patientBalance: '77.00' });
      await gateway.database.rows({ text: 'delete from sessions' });
      expect(await owed(await as('ben'))).toMatchObject({ patient_id: '2002', patientBalance: '12.50' });
    });

    it.each([
      ['appointments:view', 'getAppointments', {}, 'cancelAppointment', { appointmentId: '1001-asked' }],
      ['forms:view', 'getFormHistory', {}, undefined, {}],
      ['health:view', 'getMyHealth', {}, undefined, {}],
    ] as const)('APT-003 with %s alone may look, and is refused what acts', async (held, looks, at, acts, about) => {
      await grant(ana[1], 'ana-of-ben', [held]);
      const headers = await forAna();
      expect((await ask(looks, at, headers)).code).toBeUndefined();
      for (const other of ['getAppointments', 'getFormHistory', 'getMyHealth'].filter((name) => name !== looks)) {
        expect((await ask(other, {}, headers)).code).toBe('NOT_FOUND');
      }
      if (acts === undefined) return;
      const named = { practiceId: south.id, patientId: '1001', ...about };
      expect((await ask(acts, { input: named }, headers)).code).toBe('NOT_FOUND');
      await gateway.database.rows({ text: 'delete from delegations' });
      await gateway.database.rows({ text: 'delete from sessions' });
      await grant(ana[1], 'ana-of-ben', ['appointments:view', 'appointments:act']);
      expect((await ask(acts, { input: named }, await forAna())).data).toEqual({ [acts]: 200 });
    });

    it('ACC-006 ACC-348 is told what waits at a person without opening their records, as far as was granted, and leaves a line there', async () => {
      await grant(ana[1], 'ana-of-ben', ['messages:view', 'forms:view']);
      const headers = await as('ben');
      const waiting = async () =>
        (await ask('getRepresentedPeople', { representedUserIds: ['ana-of-ben', 'someone'] }, headers)).data;
      const practice = { practice_id: south.id, away: false, visits: null, new_results: null, due: null };
      expect(await waiting()).toEqual({
        getRepresentedPeople: {
          people: [
            {
              represented_user_id: 'ana-of-ben',
              practices: [{ ...practice, unread_messages: expect.any(Number), forms: expect.any(Array) }],
            },
          ],
        },
      });
      const lines = await gateway.database.rows({
        text: `select actor_id, actor_kind, subject_id, practice_id, action from activity where action = 'viewed-to-do'`,
      });
      expect(lines).toEqual([
        { actor_id: 'ben', actor_kind: 'delegate', subject_id: '1001', practice_id: south.id, action: 'viewed-to-do' },
      ]);
      await gateway.database.rows({ text: 'update delegations set revoked_at = granted_at' });
      expect(await waiting()).toEqual({ getRepresentedPeople: { people: [] } });
    });

    it('ACC-352 ACC-354 merges two profiles by the names of both, and there is no way back', async () => {
      await grant(ana[0], 'ana-in-the-north', ['appointments:view']);
      await grant(ana[1], 'ana-of-ben', ['appointments:view']);
      const headers = await as('ben');
      const link = { patientId: '1001', practiceId: south.id, practiceMgmt: 'carecloud', delegateUserId: 'ben' };
      const merge = (fromDelegateeProfileId: string, toDelegateeProfileId: string) =>
        input('mergeDelegateProfile', { ...link, fromDelegateeProfileId, toDelegateeProfileId }, headers);
      for (const [from, to] of [
        ['ana-of-ben', 'nobody'],
        ['ana-in-the-north', 'ana-of-ben'],
      ] as const) {
        expect((await merge(from, to)).code).toBe('NOT_FOUND');
      }
      expect((await ask('mergeDelegateProfile', { input: link }, headers)).code).toBe('BAD_INPUT');
      expect((await merge('ana-of-ben', 'ana-in-the-north')).answer).toMatchObject({
        status: 200,
        profile_id: 'ana-in-the-north',
      });
      const profiles = await ask('getManageProfiles', {}, headers);
      expect(profiles.data).toMatchObject({
        getManageProfiles: {
          delegate: {
            links: [
              {
                represented_user_id: 'ana-in-the-north',
                practices: expect.arrayContaining([
                  expect.objectContaining({ practice_id: 'north' }),
                  expect.objectContaining({ practice_id: 'south' }),
                ]),
              },
            ],
          },
        },
      });
      expect((await merge('ana-of-ben', 'ana-in-the-north')).code).toBe('NOT_FOUND');
    });
  });
});
