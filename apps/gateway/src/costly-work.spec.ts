import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executableSchema } from '@portico/adapters-graphql/gateway';
import { EmbeddedCheckInSetup } from '@portico/adapters-practice/embedded';
import { PostgresTries } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { workCount, workKinds, type WorkKind } from '@portico/domain/access';
import { getNamedType } from 'graphql';
import { costlyWork } from './composition/costly-service-methods.ts';
import { callers } from './testing/authorization/caller-kinds.ts';
import { rootFields } from './testing/authorization/root-fields.ts';
import { rules } from './testing/authorization/all-rules.ts';
import { south } from './testing/clinic-fixture.ts';
import { Rehearsal } from './testing/undoing-database.ts';
import { noon, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;
let fixture: Rehearsal;

/** One way to ask for costly work over HTTP; by the input of its rule where it has none of its own. */
interface Place {
  /** The service and its method, as in `costlyWork`. */
  readonly work: string;
  readonly kind: WorkKind;
  readonly field: string;
  readonly caller: string;
  /** What is counted by. */
  readonly who: string;
  readonly input?: object;
  readonly given?: (sql: Sql) => Promise<unknown>;
}

const ana = { caller: 'a patient', who: 'account ana' };
const guest = (purpose: string) => ({ caller: `a guest with a link for ${purpose}`, who: 'guest south/1001' });
const visitOfAna = { practiceId: south.id, patientId: '1001', document_source_id: '1001-past0' };
const asksInformation = (sql: Sql) =>
  new EmbeddedCheckInSetup(sql).asks(south.id, ['information'], { consents: [], intake: [] });

const places: readonly Place[] = [
  { work: 'delegates.invite', kind: 'mail', field: 'inviteDelegate', ...ana },
  { work: 'delegates.resend', kind: 'mail', field: 'resendDelegateInvitation', ...ana },
  { work: 'face.saveProfilePhoto', kind: 'upload', field: 'updatePhoto', ...ana },
  { work: 'guestActions.statement', kind: 'pdf', field: 'getGuestPatientStatement', ...guest('pay') },
  { work: 'health.billTable', kind: 'pdf', field: 'getBillTable', ...ana },
  { work: 'health.lab', kind: 'pdf', field: 'getLab', ...ana },
  { work: 'health.labTable', kind: 'pdf', field: 'getLabTable', ...ana },
  { work: 'health.record', kind: 'pdf', field: 'getPdf', ...ana },
  { work: 'health.recordFile', kind: 'pdf', field: 'getRecordFile', ...ana },
  {
    work: 'information.saveInformation',
    kind: 'upload',
    field: 'postCheckInDemographics',
    ...ana,
    given: asksInformation,
  },
  {
    work: 'information.saveInformation',
    kind: 'upload',
    field: 'postCheckInDemographics',
    ...guest('check-in'),
    given: asksInformation,
  },
  { work: 'messages.create', kind: 'message', field: 'createMessage', ...ana },
  { work: 'messages.reply', kind: 'message', field: 'replyMessage', ...ana },
  { work: 'identityDocuments.saveIdentityDocuments', kind: 'upload', field: 'updateDocuments', ...ana },
  {
    work: 'passkeyEntrance.ask',
    kind: 'passkey-question',
    field: 'beginPasskeySignIn',
    caller: 'somebody without a token',
    who: 'address 127.0.0.1',
  },
  { work: 'paymentHistory.receiptPdf', kind: 'pdf', field: 'getPaymentReceiptPdf', ...ana },
  { work: 'profile.physicians', kind: 'lookup', field: 'searchPhysicians', ...ana },
  { work: 'profile.physicians', kind: 'lookup', field: 'searchPhysicians', ...guest('check-in') },
  { work: 'profile.zipPlace', kind: 'lookup', field: 'getZipcodeInfo', ...ana },
  { work: 'profile.zipPlace', kind: 'lookup', field: 'getZipcodeInfo', ...guest('check-in') },
  { work: 'checkIn.search', kind: 'lookup', field: 'searchAllergies', ...ana },
  { work: 'checkIn.search', kind: 'lookup', field: 'searchMedications', ...guest('check-in') },
  { work: 'paymentHistory.statementPdf', kind: 'pdf', field: 'getPatientStatement', ...ana },
  { work: 'summaries.create', kind: 'summary', field: 'createVisitSummary', ...ana },
  { work: 'summaries.create', kind: 'summary', field: 'vertexCreateVisitSummary', ...ana },
  {
    work: 'summaries.mail',
    kind: 'mail',
    field: 'downLoadVertexVisitSummary',
    ...ana,
    input: { input: { ...visitOfAna, type: 'V', visitSummaryEmail: 'doctor@direct.example.org' } },
  },
  { work: 'summaries.open', kind: 'pdf', field: 'downLoadVertexVisitSummary', ...ana },
  { work: 'summaries.request', kind: 'summary', field: 'generateVisitSummary', ...ana },
];

/** Fields that answer a file which is kept as it is answered, or is a few lines of text. */
const kept = ['getCalendarFile', 'getDocument', 'getMessageAttachment'];

const refused = async (kind: WorkKind): Promise<number> =>
  Number(new RegExp(`portico_work_refused_total\\{kind="${kind}"\\} (\\d+)`).exec(await gateway.metrics())?.[1] ?? 0);

/** Asks twice, when only one of this kind is left. */
const askedTwice = (place: Place) =>
  fixture.rehearse(async () => {
    const { field, kind, caller, who } = place;
    const rule = rules[field];
    await rule?.given?.(fixture);
    await place.given?.(fixture);
    const headers = await callers.find(({ name }) => name === caller)?.headers(fixture);
    if (rule === undefined || headers === undefined) throw new Error(`${field} is asked by nobody.`);
    const count = workCount(kind, who);
    await new PostgresTries(fixture).take([count], noon);
    await fixture.rows({
      text: 'update tries set times = array_fill($1::bigint, array[$2::integer])',
      values: [noon, count.limit.failures - 1],
    });
    const query = rootFields().find(({ name }) => name === field)?.document;
    const body = JSON.stringify({ query, variables: place.input ?? rule.input ?? {} });
    return [await gateway.post(body, headers), await gateway.post(body, headers)] as const;
  });

describe('costly work', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ documents: 'any', on: (database) => (fixture = new Rehearsal(database)) });
  }, 120_000);
  afterAll(() => gateway.close());

  describe('work that costs much', () => {
    it.each(places)('SEC-S5 as $field by $caller is counted as $kind before it is done', async (place) => {
      const before = await refused(place.kind);
      const [last, beyond] = await askedTwice(place);
      expect(last.code).not.toBe('RATE_LIMITED');
      expect(beyond).toMatchObject({ code: 'RATE_LIMITED' });
      expect(beyond.data?.[place.field] ?? undefined).toBeUndefined();
      expect(await refused(place.kind)).toBe(before + 1);
    });

    it('SEC-S5 is asked for here wherever it is counted, of every kind that there is', () => {
      const counted = Object.entries(costlyWork).flatMap(([service, costly]) =>
        Object.entries(costly as Readonly<Record<string, WorkKind>>).map(
          ([method, kind]) => `${service}.${method} ${kind}`,
        ),
      );
      expect([...new Set(places.map(({ work, kind }) => `${work} ${kind}`))].sort()).toEqual(counted.sort());
      // Questions to a provider are counted by address, because there is no account yet.
      const here = workKinds.filter((kind) => kind !== 'provider-question');
      expect([...new Set(places.map(({ kind }) => kind))].sort()).toEqual(here.sort());
    });

    it('SEC-S5 is every file of the contract that is made when it is asked for', () => {
      const schema = executableSchema();
      const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
        Object.values(root?.getFields() ?? {}),
      );
      const files = fields.filter(({ type }) => /File|Pdf/.test(getNamedType(type).name)).map(({ name }) => name);
      const counted = new Set(places.map(({ field }) => field));
      expect(files.filter((name) => !counted.has(name)).sort()).toEqual(kept);
    });
  });
});
