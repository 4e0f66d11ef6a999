import { describe, expect, it } from '@jest/globals';
import type { Health, Summaries } from '@portico/application/health';
import { unknownChart, type SummaryJobId } from '@portico/domain/health';
import {
  failed,
  instant,
  ok,
  type AppointmentId,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import type { GatewayContext } from '../gateway/index.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { GraphqlSummaries } from './graphql-summaries.ts';

const mesa = 'mesa' as PracticeId;
const visit = { patient: { practice: mesa, patient: 'ana' as PatientId }, appointment: 'v1' as AppointmentId };
const job = 'mesa:job-1' as SummaryJobId;
const pdf = {
  name: 'visit_summary.pdf',
  mediaType: 'application/pdf',
  bytes: Uint8Array.from([37, 80, 68, 70, 0, 255]),
};
const fields = { from: '2026-01-01', to: '2026-02-28', practice: 'mesa', format: 'PDF' };

/** The port over the wire to a service that answers this, and what traveled. */
const across = (answer: unknown) => {
  const asked: unknown[] = [];
  const sent: { readonly operationName?: string; readonly variables?: unknown }[] = [];
  const received: unknown[] = [];
  const service = new Proxy({} as Summaries, {
    get:
      (_, name) =>
      (...args: readonly unknown[]): Promise<unknown> => {
        asked.push([name, ...args]);
        return Promise.resolve(answer);
      },
  });
  const refills = { way: 'none', requests: [] } as const;
  const health: Partial<Health> = {
    myHealth: async () =>
      ok({ chart: unknownChart, refills, marks: { amendments: [], notes: [], unseen: [], hidden: [] } }),
  };
  const context: Partial<GatewayContext> = {
    own: () => ({ summaries: service, health }) as ReturnType<GatewayContext['own']>,
  };
  const fetch = gatewayFetch(() => context as GatewayContext);
  const noting: typeof fetch = async (...args) => {
    sent.push(JSON.parse(String(args[1]?.body)) as (typeof sent)[number]);
    const response = await fetch(...args);
    received.push(((await response.clone().json()) as { readonly data?: unknown }).data);
    return response;
  };
  return { port: new GraphqlSummaries(tab(noting).client), asked, sent, received };
};

const noReply = {
  data: null,
  error: false,
  errorMessage: null,
  documentRequest: null,
  fileType: null,
  plainText: null,
};

describe('summaries over the wire', () => {
  it('APT-142 generateVisitSummary takes the visit and the format, and answers a job', async () => {
    const { port, asked, sent } = across(ok(job));
    expect(await port.request(visit.patient, visit.appointment)).toEqual(ok(job));
    expect(asked).toEqual([['request', visit.patient, visit.appointment]]);
    expect(sent[0]?.variables).toEqual({ appointment_id: 'v1', practice_id: 'mesa', patient_id: 'ana', format: 'pdf' });
  });

  it('APT-143 APT-144 MON-025 getVisitSummary answers null until the job is done, and then its reply', async () => {
    for (const [reply, wire] of [
      [undefined, null],
      [
        { kind: 'file', file: pdf },
        { ...noReply, data: 'JVBERgD/', fileType: 'pdf' },
      ],
      [
        { kind: 'kept', url: 'https://records.example/1' },
        { ...noReply, documentRequest: { status_code: 'C', document_url: 'https://records.example/1' } },
      ],
      [
        { kind: 'failed', message: 'No.' },
        { ...noReply, error: true, errorMessage: 'No.' },
      ],
    ] as const) {
      const { port, asked, received } = across(ok(reply));
      expect(await port.poll(job)).toEqual(ok(reply));
      expect(asked).toEqual([['poll', job]]);
      expect(received).toMatchObject([{ getVisitSummary: wire }]);
    }
  });

  it.each([
    ['job', 'CreateVisitSummary', { kind: 'job', job }],
    ['ccda', 'VertexCreateVisitSummary', { kind: 'ccda', visits: [visit.appointment] }],
  ] as const)('APT-152 APT-153 APT-157 a summary that is a %s is asked for by %s', async (how, operation, created) => {
    const { port, asked, sent } = across(ok(created));
    expect(await port.create(fields, how)).toEqual(ok(created));
    expect(asked).toEqual([['create', fields, how]]);
    expect(sent[0]).toMatchObject({
      operationName: operation,
      variables: {
        input: {
          createVisitSummaryDateFrom: '2026-01-01',
          createVisitSummaryDateTo: '2026-02-28',
          createVisitSummaryPractice: 'mesa',
          createVisitSummaryFormat: 'PDF',
        },
      },
    });
  });

  it.each([
    ['page', 'V', 'text/html'],
    ['xml', 'D', 'text/xml'],
  ] as const)('APT-154 APT-156 APT-158 a document as %s is asked for with type %s', async (as, type, mediaType) => {
    const { port, asked, sent, received } = across(ok({ ...pdf, name: 'a document' }));
    expect(await port.open(visit, as)).toEqual(ok({ ...pdf, name: 'a document', mediaType }));
    expect(asked).toEqual([['open', visit, as]]);
    expect(sent[0]?.variables).toEqual({
      input: { document_source_id: 'v1', patientId: 'ana', practiceId: 'mesa', type },
    });
    expect(received).toMatchObject([
      { downLoadVertexVisitSummary: { documents: [{ name: 'a document', document_data: 'JVBERgD/' }] } },
    ]);
  });

  it('APT-156 the address travels with whether it is unsecured', async () => {
    const { port, asked, sent } = across(ok(undefined));
    expect(await port.mail(visit, 'ana@example.org', true)).toEqual(ok(undefined));
    expect(asked).toEqual([['mail', visit, 'ana@example.org', true]]);
    expect(sent[0]?.variables).toMatchObject({
      input: { visitSummaryEmail: 'ana@example.org', visitSummaryEmailUnsecured: true },
    });
  });

  it('APT-158 APT-275 getMyHealth takes documents of visits, and lists them on the health screen', async () => {
    const listed = [{ id: visit.appointment, name: 'Visit summary', createdAt: instant(1_795_287_600_000) }];
    const { port, asked, sent } = across(ok(listed));
    expect(await port.listed(mesa, [visit.appointment])).toEqual(ok(listed));
    expect(asked).toEqual([['listed', mesa, [visit.appointment]]]);
    expect(sent[0]?.variables).toEqual({ input: { practiceId: 'mesa', ccda: ['v1'] } });
  });

  it('APT-155 getCreateVisitSummary answers what the form is filled in with', async () => {
    const screen = {
      practices: [
        {
          id: mesa,
          name: 'Mesa',
          patient: 'ana' as PatientId,
          summaries: 'ccda' as const,
          today: '2026-11-21' as LocalDate,
        },
      ],
    };
    expect(await across(ok(screen)).port.screen()).toEqual(ok(screen));
  });

  it('what is refused comes as what it is', async () => {
    for (const kind of ['no-visits', 'bad-period', 'unsafe-address'] as const) {
      expect(await across(failed({ kind })).port.create(fields, 'job')).toEqual(failed({ kind }));
    }
  });
});
