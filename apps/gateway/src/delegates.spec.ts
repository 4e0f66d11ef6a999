import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DelegateForgotPasswordDocument,
  DelegateFormDocument,
  DelegateLoginDocument,
  GetAppointmentsDocument,
  GetLayoutDocument,
  GetMyHealthDocument,
  GetUserTokenDocument,
} from '@portico/adapters-graphql/operations';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { PostgresDelegations } from '@portico/adapters-storage';
import type { AccountId, ProfileId } from '@portico/domain/kernel';
import { ana, benEmail, password, south } from './testing/clinic-fixture.ts';
import { credentials, holding, noon, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;

interface LoginAnswer {
  readonly cognitoPayload: { readonly accessToken: string };
  readonly delegate: { readonly name: string; readonly links: readonly unknown[] };
}

const none = { view: false, act: false };
const link = {
  represented_user_id: 'ana-of-ben',
  name: 'Ana',
  practices: [
    {
      patient_id: '1001',
      practice_id: 'south',
      practice_name: 'south clinic',
      permissionsObj: { appointments: { view: true, act: false }, health: none, payments: none },
    },
  ],
};

/** Ben, signed in by one of the two operations. */
const login = async (operation: { readonly documentId: string } = DelegateLoginDocument): Promise<LoginAnswer> => {
  const { data } = await gateway.ask(operation, credentials(benEmail, password));
  return Object.values(data ?? {})[0] as LoginAnswer;
};

const asAna = async (): Promise<Record<string, string>> => {
  const { cognitoPayload } = await login();
  return { ...holding(cognitoPayload, south.id), [headerNames.representedUser]: 'ana-of-ben' };
};

describe('delegates', () => {
  beforeAll(async () => {
    gateway = await startTestGateway();
    const [, chart] = ana;
    if (chart === undefined) throw new Error('Ana has no chart in the south.');
    await new PostgresDelegations(gateway.database).grant({
      delegate: 'ben' as AccountId,
      chart,
      profile: 'ana-of-ben' as ProfileId,
      profileName: 'Ana',
      permissions: ['appointments:view'],
      grantedAt: noon,
    });
  }, 120_000);
  afterAll(() => gateway.close());

  describe('a delegate over HTTP', () => {
    it('ACC-078 ACC-171 signs in by both operations alike, and is told for whom they may act', async () => {
      for (const operation of [GetUserTokenDocument, DelegateLoginDocument]) {
        expect((await login(operation)).delegate).toMatchObject({ links: [link] });
      }
    });

    it('ACC-250 ACC-251 finds in the frame the charts of the person represented, and all their people', async () => {
      const asked = { practiceId: south.id };
      const { data } = await gateway.ask(GetLayoutDocument, asked, await asAna());
      expect(data).toMatchObject({
        getLayout: { data: { practice_patient_ids: [{ patient_id: '1001' }], delegate: { links: [link] } } },
      });
    });

    it('ACC-006 is answered within the permissions, and refused with a plain message beyond them', async () => {
      const headers = await asAna();
      expect((await gateway.ask(GetAppointmentsDocument, {}, headers)).code).toBeUndefined();
      const refused = await gateway.ask(GetMyHealthDocument, {}, headers);
      expect({ code: refused.code, message: refused.message }).toEqual({
        code: 'NOT_FOUND',
        message: 'not-found',
      });
    });

    it('ACC-340 ACC-348 is refused from the very next request once it was revoked', async () => {
      const headers = await asAna();
      const [, chart] = ana;
      if (chart === undefined) throw new Error('Ana has no chart in the south.');
      const delegations = new PostgresDelegations(gateway.database);
      const [before] = await delegations.ofDelegate('ben' as AccountId);
      await delegations.revoke('ben' as AccountId, chart, noon);
      const refused = await gateway.ask(GetAppointmentsDocument, {}, headers);
      expect({ code: refused.code, reason: refused.reason }).toEqual({ code: 'FORBIDDEN', reason: 'not-represented' });
      if (before !== undefined) await delegations.grant(before);
    });

    it('ACC-082 ACC-079 ACC-081 answers a form by its id as the operation of that name', async () => {
      const form = (form_id: string, values: Readonly<Record<string, string>>) =>
        gateway.ask(DelegateFormDocument, {
          input: { form_id, values: Object.entries(values).map(([name, value]) => ({ name, value })) },
        });
      const unknown = { code: 'unknown', birth_date: '1980-02-29', name: 'Eva', email: 'eva@example.org', password };
      for (const id of ['delegateVerification', 'delegateCreateAccount']) {
        expect((await form(id, unknown)).reason).toBe('invitation-unknown');
      }
      expect((await form('delegateForgotPassword', { email: 'nobody@example.org' })).data).toEqual({
        delegateForm: { status: 200, redirect: '/delegate/delegateLogin' },
      });
      for (const id of ['nothing', '[object Object]', 'function Object() { [native code] }'])
        expect((await form(id, unknown)).code).toBe('BAD_INPUT');
    });

    it('SEC-S6 ASVS-16.3.2 a mail too many that is asked for leaves a line, however it is asked for', async () => {
      const email = 'too-often@example.org';
      const asked = async (times: number, ask: () => Promise<unknown>) => {
        for (let time = 0; time < times; time += 1) await ask();
      };
      const refused = () =>
        gateway.database.rows({
          text: `select resource, outcome from activity where action = 'was-refused' and reason = 'limit-exceeded' order by seq`,
        });
      await asked(5, () => gateway.ask(DelegateForgotPasswordDocument, { input: { email } }));
      expect(await refused()).toEqual([]);
      await gateway.ask(DelegateForgotPasswordDocument, { input: { email } });
      const values = [{ name: 'email', value: email }];
      await gateway.ask(DelegateFormDocument, { input: { form_id: 'delegateForgotPassword', values } });
      expect(await refused()).toEqual([
        { resource: 'delegateForgotPassword', outcome: 'refused' },
        { resource: 'delegateForm', outcome: 'refused' },
      ]);
    });

    it('ACC-080 answers alike whether or not an address has an account', async () => {
      const asked = (email: string) => gateway.ask(DelegateForgotPasswordDocument, { input: { email } });
      const [known, unknown] = [await asked(benEmail), await asked('nobody@example.org')];
      expect(known.data).toEqual(unknown.data);
    });
  });
});
