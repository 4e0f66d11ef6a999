import type {
  CreatedSummary,
  CreateSummaryScreen,
  Summaries,
  SummaryOfVisit,
  SummaryPractice,
  SummaryRefusal,
  SummaryReply,
} from '@portico/application/health';
import type { ServiceResult, FileContent } from '@portico/application/kernel';
import type { SummaryDocument, SummaryFields, SummaryJobId } from '@portico/domain/health';
import {
  failed,
  ok,
  type AppointmentId,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type PracticeId,
} from '@portico/domain/kernel';
import {
  GetCreateVisitSummaryDocument,
  GetSummaryDocumentsDocument,
  GetVisitSummaryDocument,
  type CreatedPartsFragment,
  type GetVisitSummaryQuery,
  type PollingPartsFragment,
} from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import { submitForm } from './form-mutations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';

export class GraphqlSummaries implements Summaries {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async request(
    { practice, patient }: PatientRef,
    appointment: AppointmentId,
  ): ServiceResult<SummaryJobId, SummaryRefusal> {
    const answer = await submitForm(
      this.#client,
      'generateVisitSummary',
      { practice_id: practice, patient_id: patient, appointment_id: appointment, format: 'pdf' },
      refusalFrom,
    );
    return answer.ok ? jobFrom(answer.value.polling) : answer;
  }

  async poll(job: SummaryJobId): ServiceResult<SummaryReply | undefined> {
    const answer = await this.#client.query(GetVisitSummaryDocument, { jobId: job });
    return answer.ok ? ok(replyFromWire(answer.value.getVisitSummary)) : answer;
  }

  async screen(): ServiceResult<CreateSummaryScreen> {
    const answer = await this.#client.query(GetCreateVisitSummaryDocument, {});
    if (!answer.ok) return answer;
    const practices = answer.value.getCreateVisitSummary.practices.map((wire) => ({
      id: wire.practice_id as PracticeId,
      name: wire.practice_name,
      patient: wire.patient_id as PatientId,
      summaries: wire.visitSummary === 'CCDA' ? ('ccda' as const) : ('job' as const),
      today: wire.today as LocalDate,
    }));
    return ok({ practices });
  }

  async create(
    fields: SummaryFields,
    how: SummaryPractice['summaries'],
  ): ServiceResult<CreatedSummary, SummaryRefusal> {
    const input = {
      createVisitSummaryDateFrom: fields.from,
      createVisitSummaryDateTo: fields.to,
      createVisitSummaryPractice: fields.practice,
      createVisitSummaryFormat: fields.format,
    };
    const form = how === 'ccda' ? 'vertexCreateVisitSummary' : 'createVisitSummary';
    const answer = await submitForm(this.#client, form, { input }, refusalFrom);
    return answer.ok ? createdFromWire(answer.value) : answer;
  }

  async listed(practice: PracticeId, visits: readonly AppointmentId[]): ServiceResult<readonly SummaryDocument[]> {
    const answer = await this.#client.query(GetSummaryDocumentsDocument, {
      input: { practiceId: practice, ccda: [...visits] },
    });
    if (!answer.ok) return answer;
    return ok(
      answer.value.getMyHealth.myHealthScreen.summaries.map(({ document_source_id, name, created_at }) => ({
        id: document_source_id as AppointmentId,
        name,
        createdAt: instantFromWire(created_at),
      })),
    );
  }

  async open(visit: SummaryOfVisit, as: 'page' | 'xml'): ServiceResult<FileContent> {
    const answer = await submitForm(this.#client, 'downLoadVertexVisitSummary', {
      input: { ...namesOf(visit), type: as === 'page' ? 'V' : 'D' },
    });
    if (!answer.ok) return answer;
    const [document] = answer.value.documents ?? [];
    if (document === undefined) return failed({ kind: 'malfunction' });
    const mediaType = as === 'page' ? 'text/html' : 'text/xml';
    return ok({ name: document.name, mediaType, bytes: bytesFrom(document.document_data) });
  }

  async mail(visit: SummaryOfVisit, to: string, unsecured: boolean): ServiceResult<void, SummaryRefusal> {
    const input = {
      ...namesOf(visit),
      type: 'D',
      visitSummaryEmail: to,
      visitSummaryEmailUnsecured: unsecured,
    };
    const answer = await submitForm(this.#client, 'downLoadVertexVisitSummary', { input }, refusalFrom);
    return answer.ok ? ok(undefined) : answer;
  }
}

const namesOf = ({ patient, appointment }: SummaryOfVisit) => ({
  document_source_id: appointment,
  patientId: patient.patient,
  practiceId: patient.practice,
});

const bytesFrom = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The one kind of job that this portal can ask for (`APT-143`). */
const jobFrom = ({ jobId, query, dataField }: PollingPartsFragment): Awaited<ServiceResult<SummaryJobId>> =>
  query === 'getVisitSummary' && dataField === 'data' ? ok(jobId as SummaryJobId) : failed({ kind: 'malfunction' });

const createdFromWire = ({ polling, payload }: CreatedPartsFragment): Awaited<ServiceResult<CreatedSummary>> => {
  if (polling != null) {
    const job = jobFrom(polling);
    return job.ok ? ok({ kind: 'job', job: job.value }) : job;
  }
  if (payload != null) return ok({ kind: 'ccda', visits: payload.ccda as readonly AppointmentId[] });
  return failed({ kind: 'malfunction' });
};

const replyFromWire = (wire: GetVisitSummaryQuery['getVisitSummary']): SummaryReply | undefined => {
  if (wire == null) return undefined;
  if (wire.error) return { kind: 'failed', message: wire.errorMessage ?? '' };
  if (wire.documentRequest?.status_code === 'C') return { kind: 'kept', url: wire.documentRequest.document_url };
  if (wire.data == null) return undefined;
  const file = { name: 'visit_summary.pdf', mediaType: 'application/pdf', bytes: bytesFrom(wire.data) };
  return { kind: 'file', file };
};

const refusalFrom = ({ reason }: Extensions): SummaryRefusal | undefined =>
  reason === 'no-visits' || reason === 'bad-period' || reason === 'unsafe-address' ? { kind: reason } : undefined;
