import {
  GetActivityLogDocument,
  GetAppointmentsDocument,
  GetDashboardDocument,
  GetDocumentDocument,
  GetLabDocument,
  GetLayoutDocument,
  GetMoreAppointmentsDocument,
  GetMyHealthDocument,
  GetPdfDocument,
  GetSupportDocument,
  GetUserTokenDocument,
  SignOutDocument,
  type GetActivityLogQuery,
  type GetUserTokenMutation,
} from '@portico/adapters-graphql/operations';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { HOUR, MINUTE } from '@portico/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ana, anaEmail, benEmail, documentId, labId, mark, north, password, south } from './testing/clinic-fixture.ts';
import { credentials, holding, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;
/** Another one, whose clock the tests of tokens and tries move on. */
let aging: RunningGateway;

type Tokens = NonNullable<GetUserTokenMutation['getUserToken']['cognitoPayload']>;

const signIn = async (email = anaEmail, at = gateway): Promise<Tokens> => {
  const { data } = await at.ask(GetUserTokenDocument, credentials(email));
  const { cognitoPayload } = (data as unknown as GetUserTokenMutation).getUserToken;
  if (!cognitoPayload) throw new Error('Not signed in.');
  return cognitoPayload;
};

describe('gateway', () => {
  beforeAll(async () => {
    gateway = await startTestGateway();
    aging = await startTestGateway();
  }, 120_000);
  afterAll(async () => {
    await gateway.close();
    await aging.close();
  });

  describe('who asks', () => {
    it('ACC-175 ACC-176 ACC-178 signing in answers practices with their names, own charts and tokens', async () => {
      const { data } = await gateway.ask(GetUserTokenDocument, credentials());
      const { practiceInformation, patient_ids_list, cognitoPayload } = (data as unknown as GetUserTokenMutation)
        .getUserToken;
      expect(practiceInformation).toEqual([
        {
          practice_id: 'north',
          practice_name: 'north clinic',
          practice_mgmt: 'vertex',
          cloverapi: true,
          payeezy: false,
        },
        {
          practice_id: 'south',
          practice_name: 'south clinic',
          practice_mgmt: 'carecloud',
          cloverapi: false,
          payeezy: true,
        },
      ]);
      expect(patient_ids_list).toEqual(
        ana.map(({ practice, patient }) => ({ patient_id: patient, practice_id: practice })),
      );
      expect(cognitoPayload?.accessToken).toMatch(/./);
    });

    it('ACC-188 an unknown email and a wrong password get one and the same answer', async () => {
      const unknown = await gateway.ask(GetUserTokenDocument, credentials('nobody@example.org', 'x'));
      const wrong = await gateway.ask(GetUserTokenDocument, credentials(benEmail, 'x'));
      expect(wrong.text).toBe(unknown.text);
      expect(wrong.message).toBe('Incorrect email or password.');
      expect(wrong.code).toBe('UNAUTHENTICATED');
    });

    it('ACC-188 five failures close sign-in for fifteen minutes, for the right password too', async () => {
      for (let time = 0; time < 5; time += 1) await aging.ask(GetUserTokenDocument, credentials(anaEmail, 'wrong'));
      expect((await aging.ask(GetUserTokenDocument, credentials())).code).toBe('RATE_LIMITED');
      aging.pass(15 * MINUTE);
      expect((await aging.ask(GetUserTokenDocument, credentials())).code).toBeUndefined();
    });

    it('ACC-391 without tokens every operation of a person is refused with its code, and the data is null', async () => {
      for (const document of [GetDashboardDocument, GetAppointmentsDocument, GetMyHealthDocument, GetSupportDocument]) {
        const { code, data } = await gateway.ask(document);
        expect({ code, data }).toEqual({ code: 'UNAUTHENTICATED', data: undefined });
      }
    });

    it('ACC-144 ACC-145 after fifteen minutes the same request renews the tokens and answers them beside the data', async () => {
      const tokens = await signIn(anaEmail, aging);
      aging.pass(15 * MINUTE + 1);
      const alone = await aging.ask(GetDashboardDocument, {}, holding({ accessToken: tokens.accessToken }));
      expect({ code: alone.code, message: alone.message }).toEqual({
        code: 'UNAUTHENTICATED',
        message: 'The incoming token has expired.',
      });
      const renewed = await aging.ask(GetDashboardDocument, {}, holding(tokens));
      expect(renewed.code).toBeUndefined();
      const fresh = renewed.extensions['tokens'] as Tokens;
      expect((await aging.ask(GetDashboardDocument, {}, holding(fresh))).extensions).toEqual({});
      aging.pass(12 * HOUR);
      expect((await aging.ask(GetDashboardDocument, {}, holding(fresh))).code).toBe('UNAUTHENTICATED');
    });

    it('ACC-145 a refresh token that is not the session’s is RefreshTokenError', async () => {
      const { accessToken } = await signIn(anaEmail, aging);
      aging.pass(15 * MINUTE + 1);
      const answer = await aging.ask(GetDashboardDocument, {}, holding({ accessToken, refreshToken: 'made-up' }));
      expect(answer.text).toContain('RefreshTokenError');
      expect(answer.code).toBe('UNAUTHENTICATED');
    });

    it('ACC-241 ACC-144 signing out revokes: the same tokens open nothing afterwards', async () => {
      const tokens = await signIn();
      expect((await gateway.ask(SignOutDocument, {}, holding(tokens))).data).toEqual({ signOut: { status: 200 } });
      const after = await gateway.ask(GetDashboardDocument, {}, holding(tokens));
      expect(after.code).toBe('UNAUTHENTICATED');
    });

    it('ACC-380 a practice that the token does not cover is refused, whatever the header claims', async () => {
      const tokens = await signIn(benEmail);
      const own = await gateway.ask(GetMyHealthDocument, {}, holding(tokens, south.id));
      expect(own.code).toBeUndefined();
      for (const foreign of [north.id, 'nowhere', '../south']) {
        const answer = await gateway.ask(GetMyHealthDocument, {}, holding(tokens, foreign));
        expect({ code: answer.code, data: answer.data }).toEqual({ code: 'NOT_FOUND', data: undefined });
      }
      expect((await gateway.ask(GetLayoutDocument, { practiceId: north.id }, holding(tokens))).code).toBe('NOT_FOUND');
    });

    it('ACC-380 another patient’s record is answered like one that does not exist', async () => {
      const tokens = await signIn(benEmail);
      const foreign = await gateway.ask(GetPdfDocument, { patientId: '1001' }, holding(tokens, south.id));
      const missing = await gateway.ask(GetPdfDocument, { patientId: '9999' }, holding(tokens, south.id));
      expect(foreign.code).toBe('NOT_FOUND');
      expect(foreign.text).toBe(missing.text);
    });
  });

  describe('what is answered', () => {
    it('APT-035 ACC-268 the dashboard and the list answer visits of all own practices without an input', async () => {
      const tokens = await signIn();
      const { data } = await gateway.ask(GetAppointmentsDocument, {}, holding(tokens));
      const answer = data?.['getAppointments'] as {
        upcoming: { practice_id: string }[];
        requests: { status: string }[];
      };
      expect(answer.upcoming.map(({ practice_id }) => practice_id).sort()).toEqual(['north', 'south']);
      expect(answer.requests.map(({ status }) => status)).toEqual(['REQUESTED', 'REQUESTED']);
      expect((await gateway.ask(GetDashboardDocument, {}, holding(tokens))).code).toBeUndefined();
    });

    it('APT-036 APT-037 APT-038 a further page counts per practice, and may be asked of one practice', async () => {
      const tokens = await signIn();
      const ask = async (variables: object) => {
        const { data } = await gateway.ask(GetMoreAppointmentsDocument, variables, holding(tokens));
        return (data?.['getMoreAppointments'] as { appointments: { components: unknown[]; details: unknown[] } })
          .appointments;
      };
      const both = await ask({ page: 2 });
      expect(both.components).toHaveLength(4);
      const one = await ask({ page: 2, practiceId: 'south' });
      expect(one.details).toEqual([
        { practice_id: 'south', practice_name: 'south clinic', total_entries: 12, current_page: 2, per_page: 10 },
      ]);
    });

    it('APT-010 APT-050 the staff’s comment comes from a practice that shows comments and from no other', async () => {
      const tokens = await signIn();
      const { data } = await gateway.ask(GetAppointmentsDocument, {}, holding(tokens));
      const { upcoming } = data?.['getAppointments'] as { upcoming: { practice_id: string; comment: string | null }[] };
      const shown = Object.fromEntries(upcoming.map(({ practice_id, comment }) => [practice_id, comment !== null]));
      expect(shown).toEqual({ north: true, south: false });
    });

    it('APT-274 APT-278 the record keeps the three ways of being empty apart', async () => {
      const tokens = await signIn();
      const { data } = await gateway.ask(GetMyHealthDocument, {}, holding(tokens));
      const { myHealthScreen } = data?.['getMyHealth'] as { myHealthScreen: Record<string, { kind: string }> };
      expect(myHealthScreen['allergies']?.kind).toBe('NONE_KNOWN');
      expect(myHealthScreen['medications']?.kind).toBe('NARRATIVE');
      expect(myHealthScreen['conditions']?.kind).toBe('ENTRIES');
    });

    it('APT-025 APT-276 APT-279 MON-190 the record comes as a base64 PDF named medical_record.pdf, for an id or an integer', async () => {
      const tokens = await signIn();
      for (const patientId of ['1001', 1001]) {
        const { data } = await gateway.ask(GetPdfDocument, { patientId }, holding(tokens, south.id));
        const file = data?.['getPdf'] as { file_name: string; base64Str: string };
        expect(file.file_name).toBe('medical_record.pdf');
        expect(atob(file.base64Str).slice(0, 4)).toBe('%PDF');
      }
    });

    it('APT-025 APT-277 APT-279 ACC-361 ACC-362 MON-191 a lab comes as a byte array named by its id', async () => {
      const tokens = await signIn();
      const { data } = await gateway.ask(GetLabDocument, { labId }, holding(tokens));
      const file = data?.['getLab'] as { file_name: string; data: number[] };
      expect(file.file_name).toBe('lab_77.pdf');
      expect(String.fromCharCode(...file.data.slice(0, 4))).toBe('%PDF');
      for (const wrong of [78, -1, 0.5]) {
        expect((await gateway.ask(GetLabDocument, { labId: wrong }, holding(tokens))).data).toBeUndefined();
      }
    });

    it('ACC-250 ACC-251 the layout answers the frame of one practice and the charts of the person', async () => {
      const tokens = await signIn();
      const { data } = await gateway.ask(GetLayoutDocument, { practiceId: south.id }, holding(tokens));
      expect(data?.['getLayout']).toMatchObject({
        layoutScreen: { practice_id: 'south', accent: '#0b6e6e', unread_messages: 1 },
        data: { practice_patient_ids: [{ practice_id: 'north' }, { practice_id: 'south' }] },
      });
    });

    it('ACC-364 support answers who helps with the portal and the practice’s own number', async () => {
      const { data } = await gateway.ask(GetSupportDocument, {}, holding(await signIn()));
      expect(data?.['getSupport']).toMatchObject({ phone: '(555) 010-0100', practice_phone: '602-555-0100' });
    });

    it('APT-006 labels from the gateway come in the language of the request', async () => {
      const tokens = await signIn();
      const title = async (language?: string) => {
        const more = language === undefined ? {} : { [headerNames.language]: language };
        const { data } = await gateway.ask(GetDashboardDocument, {}, { ...holding(tokens), ...more });
        return (data?.['getDashboard'] as { formsList: { title: string }[] }).formsList[0]?.title;
      };
      expect(await title('es')).toBe('Formulario de ingreso');
      expect([await title(), await title('fr')]).toEqual(['Intake form', 'Intake form']);
    });
  });

  describe('the activity log', () => {
    it('ACC-110 ACC-124 answers what was done, newest first, with its time and its actor', async () => {
      const tokens = await signIn();
      await gateway.ask(GetLabDocument, { labId }, holding(tokens, south.id));
      const { data } = await gateway.ask(GetActivityLogDocument, {}, holding(tokens, south.id));
      const { lines, people } = (data as unknown as GetActivityLogQuery).getActivityLog;
      const self = { id: 'ana', kind: 'SELF', name: '' };
      expect(lines[0]).toEqual({
        id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        action: 'DOWNLOADED_LAB',
        by: self,
        practice_name: 'south clinic',
        app: null,
      });
      expect(lines[1]).toMatchObject({ action: 'SIGNED_IN', by: self, practice_name: null });
      expect(people).toEqual([self]);
      const { data: nobodys } = await gateway.ask(GetActivityLogDocument, { by: 'ben' }, holding(tokens, south.id));
      expect(nobodys).toMatchObject({ getActivityLog: { lines: [], people: [], older: null } });
    });

    it('ACC-124 has no page that it did not name', async () => {
      const { code } = await gateway.ask(
        GetActivityLogDocument,
        { page: "1' or 1=1" },
        holding(await signIn(), south.id),
      );
      expect(code).toBe('BAD_INPUT');
    });
  });

  describe('the wire', () => {
    it('ACC-366 APT-017 only the portal’s own documents are answered, by POST', async () => {
      for (const body of [
        { query: '{ __typename }' },
        { documentId: 'f'.repeat(64) },
        { query: '{ getDashboard { formsList { id } } }' },
      ]) {
        const answer = await gateway.post(JSON.stringify(body));
        expect({ code: answer.code, data: answer.data }).toEqual({ code: 'BAD_INPUT', data: undefined });
      }
    });

    it('ACC-377 ACC-379 every answer carries the security headers', async () => {
      const { headers } = await gateway.ask(GetDashboardDocument);
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000; includeSubDomains');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    it('no secret of a person stands in the log, in an error or in the metrics, whatever is asked', async () => {
      const tokens = await signIn();
      const own = holding(tokens, south.id);
      const asks = [
        gateway.ask(GetDashboardDocument, {}, own),
        gateway.ask(GetAppointmentsDocument, {}, own),
        gateway.ask(GetMoreAppointmentsDocument, { page: 2 }, own),
        gateway.ask(GetMyHealthDocument, {}, own),
        gateway.ask(GetPdfDocument, { patientId: '1001' }, own),
        gateway.ask(GetLabDocument, { labId }, own),
        gateway.ask(GetDocumentDocument, { documentId }, own),
        gateway.ask(GetLayoutDocument, { practiceId: south.id }, own),
        gateway.ask(GetSupportDocument, {}, { ...own, [headerNames.username]: mark }),
      ];
      for (const { code } of await Promise.all(asks)) expect(code).toBeUndefined();
      const refused = await Promise.all([
        gateway.ask(GetUserTokenDocument, credentials(`${mark}@example.org`, mark)),
        gateway.ask(GetDocumentDocument, { documentId: mark }, own),
        gateway.ask(GetLayoutDocument, { practiceId: mark }, own),
        gateway.ask({ documentId: mark }, { mark }, own),
        gateway.post(`{"query": "${mark}`),
        gateway.ask(GetDashboardDocument, {}, { ...own, [headerNames.practiceId]: mark }),
        gateway.ask(GetDashboardDocument, {}, holding({ accessToken: mark, refreshToken: mark })),
      ]);
      for (const { code, text } of refused) {
        expect(code).toBeDefined();
        expect(text.toLowerCase()).not.toContain(mark.toLowerCase());
      }
      // The caller's own malformed value may stand in the caller's own answer, but nowhere else.
      await gateway.ask(GetPdfDocument, { patientId: { [mark]: mark } }, own);
      const metrics = await gateway.metrics();
      const everything = `${gateway.output()}${metrics}`.toLowerCase();
      expect(everything).toContain('getmyhealth');
      for (const secret of [mark, password, tokens.accessToken, tokens.refreshToken]) {
        expect(everything).not.toContain(secret.toLowerCase());
      }
      // The patient's number; within a longer one, such as a request's, it stands by chance.
      expect(everything).not.toMatch(/(?<![\w.-])1001(?![\w.-])/);
    });

    it('actor and subject of what was done are in the activity log', async () => {
      await gateway.ask(GetLabDocument, { labId }, holding(await signIn(), south.id));
      const rows = await gateway.database.rows<{ actor: string; subject: string; action: string }>({
        text: `select * from activity where action = 'downloaded-lab'`,
      });
      expect(rows[0]).toMatchObject({ action: 'downloaded-lab' });
      expect(JSON.stringify(rows[0])).toContain('"ana"');
    });
  });
});
