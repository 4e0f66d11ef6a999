import type { CreatedSummary, SummaryPractice, SummaryReply } from '@portico/application/health';
import { summaryFormat, type SummaryDocument, type SummaryFields, type SummaryJobId } from '@portico/domain/health';
import { isoOf, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type {
  CreatedVisitSummary,
  CreateVisitSummaryInput,
  FormPolling,
  MutationResolvers,
  PollingReply,
  QueryResolvers,
  SummaryDocumentItem,
} from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import type { GatewayContext } from './context.ts';
import { idFrom } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';

export const visitSummaryQueries: Pick<QueryResolvers<GatewayContext>, 'getVisitSummary' | 'getCreateVisitSummary'> = {
  getVisitSummary: async (_, { jobId }, { own }) => {
    const { summaries } = own();
    const reply = valueOf(await summaries.poll(idFrom<SummaryJobId>(jobId)));
    return reply === undefined ? null : replyToWire(reply);
  },
  getCreateVisitSummary: async (_, { input }, { own }) => {
    const { summaries } = own();
    const { practices } = valueOf(await summaries.screen());
    const wanted = input?.createVisitSummaryPractice ?? undefined;
    const shown = practices.filter(({ id }) => wanted === undefined || id === wanted);
    if (shown.length === 0) throw refusal({ kind: 'not-found' });
    return {
      practices: shown.map(({ id, name, patient, summaries: how, today }) => ({
        practice_id: id,
        practice_name: name,
        patient_id: patient,
        visitSummary: toWire(how),
        today,
      })),
      formats: [summaryFormat],
    };
  },
};

export const visitSummaryMutations: Pick<
  MutationResolvers<GatewayContext>,
  'generateVisitSummary' | 'createVisitSummary' | 'vertexCreateVisitSummary' | 'downLoadVertexVisitSummary'
> = {
  generateVisitSummary: async (_, { appointment_id, practice_id, patient_id, format }, { own }) => {
    const { summaries } = own();
    if (format.toUpperCase() !== summaryFormat) throw refusal({ kind: 'bad-input' });
    const patient = { practice: idFrom<PracticeId>(practice_id), patient: idFrom<PatientId>(patient_id) };
    const job = valueOf(await summaries.request(patient, idFrom<AppointmentId>(appointment_id)));
    return { type: 'SUCCESS', jobId: job, polling: pollingFor(job) };
  },
  createVisitSummary: (_, { input }, { own }) => created(input, 'job', own),
  vertexCreateVisitSummary: (_, { input }, { own }) => created(input, 'ccda', own),
  downLoadVertexVisitSummary: async (_, { input }, { own }) => {
    const { summaries } = own();
    const patient = { practice: idFrom<PracticeId>(input.practiceId), patient: idFrom<PatientId>(input.patientId) };
    const visit = { patient, appointment: idFrom<AppointmentId>(input.document_source_id) };
    if (input.visitSummaryEmail != null) {
      valueOf(await summaries.mail(visit, input.visitSummaryEmail, input.visitSummaryEmailUnsecured ?? false));
      return { ...nothing, documents: [] };
    }
    if (input.type !== 'V' && input.type !== 'D') throw refusal({ kind: 'bad-input' });
    const { name, bytes } = valueOf(await summaries.open(visit, input.type === 'V' ? 'page' : 'xml'));
    return { ...nothing, documents: [{ name, document_data: Buffer.from(bytes).toString('base64') }] };
  },
};

/** A document that the health screen lists (`APT-159`). */
export const summaryDocumentToWire = ({ id, name, createdAt }: SummaryDocument): SummaryDocumentItem => ({
  document_format: 'text/xml',
  document_handler: 'CCDA',
  document_source_id: id,
  document_type: 'VISIT_SUMMARY',
  name,
  created_at: isoOf(createdAt),
});

const nothing: CreatedVisitSummary = { type: 'SUCCESS', jobId: null, polling: null, payload: null, documents: null };

const pollingFor = (job: SummaryJobId): FormPolling => ({ jobId: job, query: 'getVisitSummary', dataField: 'data' });

const created = async (
  input: CreateVisitSummaryInput,
  how: SummaryPractice['summaries'],
  own: GatewayContext['own'],
): Promise<CreatedVisitSummary> => createdToWire(valueOf(await own().summaries.create(fieldsFrom(input), how)));

const createdToWire = (summary: CreatedSummary): CreatedVisitSummary =>
  summary.kind === 'job'
    ? { ...nothing, jobId: summary.job, polling: pollingFor(summary.job) }
    : { ...nothing, payload: { ccda: [...summary.visits] } };

const fieldsFrom = (input: CreateVisitSummaryInput): SummaryFields => ({
  from: input.createVisitSummaryDateFrom,
  to: input.createVisitSummaryDateTo,
  practice: idFrom<PracticeId>(input.createVisitSummaryPractice),
  format: input.createVisitSummaryFormat,
});

const replyToWire = (reply: SummaryReply): PollingReply => {
  const empty = {
    data: null,
    error: false,
    errorMessage: null,
    documentRequest: null,
    fileType: null,
    plainText: null,
  };
  switch (reply.kind) {
    case 'file':
      return { ...empty, data: Buffer.from(reply.file.bytes).toString('base64'), fileType: 'pdf' };
    case 'kept':
      return { ...empty, documentRequest: { status_code: 'C', document_url: reply.url } };
    case 'failed':
      return { ...empty, error: true, errorMessage: reply.message };
  }
};
