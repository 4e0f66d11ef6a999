import type { SummaryPractice } from '@portico/application/health';
import { summaryFormat, type SummaryDocument, type SummaryJobId } from '@portico/domain/health';
import { idOf } from '../codecs/scalars.ts';
import {
  createdSummary,
  documentOfVisit,
  mailing,
  openedDocument,
  shownAs,
  summaryDocument,
  summaryFields,
  summaryJob,
  summaryPractices,
  summaryReply,
  visitToSummarize,
} from '../codecs/visit-summaries.codec.ts';
import type {
  CreatedVisitSummary,
  CreateVisitSummaryInput,
  MutationResolvers,
  QueryResolvers,
  SummaryDocumentItem,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { refusal, valueOf } from './value-or-refusal.ts';

export const visitSummaryQueries = {
  getVisitSummary: async (_, { jobId }, { own }) =>
    summaryReply.write(valueOf(await own().summaries.poll(idOf<SummaryJobId>().read(jobId)))),
  getCreateVisitSummary: async (_, { input }, { own }) => {
    const { practices } = valueOf(await own().summaries.screen());
    const wanted = input?.createVisitSummaryPractice ?? undefined;
    const shown = practices.filter(({ id }) => wanted === undefined || id === wanted);
    if (shown.length === 0) throw refusal({ kind: 'not-found' });
    return { practices: summaryPractices.write(shown), formats: [summaryFormat] };
  },
} satisfies QueryResolvers<GatewayContext>;

export const visitSummaryMutations = {
  generateVisitSummary: async (_, { format, ...visit }, { own }) => {
    const { summaries } = own();
    if (format.toUpperCase() !== summaryFormat) throw refusal({ kind: 'bad-input' });
    const { patient, appointment } = visitToSummarize.read(visit);
    const job = valueOf(await summaries.request(patient, appointment));
    return { type: 'SUCCESS', jobId: job, polling: summaryJob.write(job) };
  },
  createVisitSummary: (_, { input }, { own }) => created(input, 'job', own),
  vertexCreateVisitSummary: (_, { input }, { own }) => created(input, 'ccda', own),
  downLoadVertexVisitSummary: async (_, { input }, { own }) => {
    const { summaries } = own();
    const visit = documentOfVisit.read(input);
    const { to, unsecured } = mailing.read(input);
    if (to !== undefined) {
      valueOf(await summaries.mail(visit, to, unsecured));
      return { ...nothing, documents: [] };
    }
    return {
      ...nothing,
      documents: [openedDocument.write(valueOf(await summaries.open(visit, shownAs.read(input.type))))],
    };
  },
} satisfies MutationResolvers<GatewayContext>;

/** A document as the health screen lists it (`APT-159`). */
export const listedDocument = (document: SummaryDocument): SummaryDocumentItem => ({
  ...summaryDocument.write(document),
  document_format: 'text/xml',
  document_handler: 'CCDA',
  document_type: 'VISIT_SUMMARY',
});

const nothing: CreatedVisitSummary = { type: 'SUCCESS', jobId: null, polling: null, payload: null, documents: null };

const created = async (
  input: CreateVisitSummaryInput,
  how: SummaryPractice['summaries'],
  own: GatewayContext['own'],
): Promise<CreatedVisitSummary> => ({
  ...nothing,
  ...createdSummary.write(valueOf(await own().summaries.create(summaryFields.read(input), how))),
});
