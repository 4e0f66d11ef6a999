import type { CreatedSummary, SummaryOfVisit, SummaryPractice, SummaryReply } from '@portico/application/health';
import type { FileContent } from '@portico/application/kernel';
import type { SummaryDocument, SummaryFields, SummaryJobId } from '@portico/domain/health';
import type { AppointmentId } from '@portico/domain/kernel';
import { codec, list, unreadable, type Codec } from './codec.ts';
import { base64 } from './files.codec.ts';
import { field, record } from './object-codec.ts';
import { day, flag, id, idOf, moment, textId, word } from './scalars.ts';

/** The visit of which a summary is made. */
export const visitToSummarize = record<SummaryOfVisit>()({
  patient: { practice: id('practice_id'), patient: id('patient_id') },
  appointment: id('appointment_id'),
});

interface Polling {
  readonly jobId: string;
  readonly query: string;
  readonly dataField: string;
}

/** The one kind of job that there is (`APT-143`). */
export const summaryJob: Codec<SummaryJobId, Polling> = codec(
  (job) => ({ jobId: job, query: 'getVisitSummary', dataField: 'data' }),
  ({ jobId, query, dataField }) =>
    query === 'getVisitSummary' && dataField === 'data' ? idOf<SummaryJobId>().read(jobId) : unreadable(),
);

const visits = list(idOf<AppointmentId>());

/** A job, or documents that exist, by their visits. */
export const createdSummary: Codec<
  CreatedSummary,
  { readonly jobId: string | null; readonly polling: Polling | null; readonly payload: { ccda: string[] } | null },
  { readonly polling?: Polling | null; readonly payload?: { readonly ccda: readonly string[] } | null }
> = codec(
  (created) =>
    created.kind === 'job'
      ? { jobId: created.job, polling: summaryJob.write(created.job), payload: null }
      : { jobId: null, polling: null, payload: { ccda: visits.write(created.visits) } },
  ({ polling, payload }) => {
    if (polling != null) return { kind: 'job', job: summaryJob.read(polling) };
    return payload == null ? unreadable() : { kind: 'ccda', visits: visits.read(payload.ccda) };
  },
);

interface WireReply {
  readonly data?: string | null;
  readonly error: boolean;
  readonly errorMessage?: string | null;
  readonly documentRequest?: { readonly status_code: string; readonly document_url: string } | null;
}

const noReply = {
  data: null,
  error: false,
  errorMessage: null,
  documentRequest: null,
  fileType: null,
  plainText: null,
} as const;

/** The result of a job; null until there is one. */
export const summaryReply: Codec<
  SummaryReply | undefined,
  (WireReply & { readonly fileType: string | null; readonly plainText: null }) | null,
  WireReply | null | undefined
> = codec(
  (reply) => {
    switch (reply?.kind) {
      case undefined:
        return null;
      case 'file':
        return { ...noReply, data: base64.write(reply.file.bytes), fileType: 'pdf' };
      case 'kept':
        return { ...noReply, documentRequest: { status_code: 'C', document_url: reply.url } };
      case 'failed':
        return { ...noReply, error: true, errorMessage: reply.message };
    }
  },
  (json) => {
    if (json == null) return undefined;
    const { data, error, errorMessage, documentRequest } = json;
    if (error) return { kind: 'failed', message: errorMessage ?? '' };
    if (documentRequest?.status_code === 'C') return { kind: 'kept', url: documentRequest.document_url };
    if (data == null) return undefined;
    const pdf = { name: 'visit_summary.pdf', mediaType: 'application/pdf', bytes: base64.read(data) };
    return { kind: 'file', file: pdf };
  },
);

export const summaryPractices = list(
  record<SummaryPractice>()({
    id: id('practice_id'),
    name: 'practice_name',
    patient: id('patient_id'),
    summaries: field('visitSummary', word(['job', 'ccda'])),
    today: field('today', day),
  }),
);

export const summaryFields = record<SummaryFields>()({
  from: 'createVisitSummaryDateFrom',
  to: 'createVisitSummaryDateTo',
  practice: field('createVisitSummaryPractice', textId),
  format: 'createVisitSummaryFormat',
});

/** A document that the health screen lists (`APT-159`). */
export const summaryDocument = record<SummaryDocument>()({
  id: id('document_source_id'),
  name: 'name',
  createdAt: field('created_at', moment),
});

/** The visit whose document it is. */
export const documentOfVisit = record<SummaryOfVisit>()({
  patient: { practice: id('practiceId'), patient: id('patientId') },
  appointment: id('document_source_id'),
});

/** `V` to view, `D` to download. */
export const shownAs: Codec<'page' | 'xml', 'V' | 'D', string> = codec(
  (as) => (as === 'page' ? 'V' : 'D'),
  (type) => (type === 'V' ? 'page' : type === 'D' ? 'xml' : unreadable()),
);

export const openedDocument = record<Pick<FileContent, 'name' | 'bytes'>>()({
  name: 'name',
  bytes: field('document_data', base64),
});

interface Mailing {
  readonly to?: string;
  readonly unsecured: boolean;
}

/** Where the practice mails a document; without an address it is opened. */
export const mailing = record<Mailing>()({
  to: 'visitSummaryEmail',
  unsecured: field('visitSummaryEmailUnsecured', flag),
});
