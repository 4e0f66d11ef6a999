import type {
  CreatedSummary,
  CreateSummaryScreen,
  Summaries,
  SummaryOfVisit,
  SummaryPractice,
  SummaryRefusal,
  SummaryReply,
} from '@portico/application/health';
import type { FileContent, ServiceResult } from '@portico/application/kernel';
import type { SummaryDocument, SummaryFields, SummaryJobId } from '@portico/domain/health';
import type { AppointmentId, PatientRef, PracticeId } from '@portico/domain/kernel';
import { list, unreadable } from '../codecs/codec.ts';
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
import {
  CreateVisitSummaryDocument,
  DownLoadVertexVisitSummaryDocument,
  GenerateVisitSummaryDocument,
  GetCreateVisitSummaryDocument,
  GetSummaryDocumentsDocument,
  GetVisitSummaryDocument,
  VertexCreateVisitSummaryDocument,
} from '../generated/operations.ts';
import { done } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

const refusals = ['no-visits', 'bad-period', 'unsafe-address'] as const;

export class GraphqlSummaries extends GraphqlPort implements Summaries {
  request(patient: PatientRef, appointment: AppointmentId): ServiceResult<SummaryJobId, SummaryRefusal> {
    const variables = { ...visitToSummarize.write({ patient, appointment }), format: 'pdf' };
    return this.client.ask(
      GenerateVisitSummaryDocument,
      variables,
      ({ polling }) => summaryJob.read(polling),
      refusals,
    );
  }

  poll(jobId: SummaryJobId): ServiceResult<SummaryReply | undefined> {
    return this.client.ask(GetVisitSummaryDocument, { jobId }, summaryReply.read);
  }

  screen(): ServiceResult<CreateSummaryScreen> {
    return this.client.ask(GetCreateVisitSummaryDocument, {}, ({ practices }) => ({
      practices: summaryPractices.read(practices),
    }));
  }

  create(fields: SummaryFields, how: SummaryPractice['summaries']): ServiceResult<CreatedSummary, SummaryRefusal> {
    const input = summaryFields.write(fields);
    return how === 'ccda'
      ? this.client.ask(VertexCreateVisitSummaryDocument, { input }, createdSummary.read, refusals)
      : this.client.ask(CreateVisitSummaryDocument, { input }, createdSummary.read, refusals);
  }

  listed(practiceId: PracticeId, visits: readonly AppointmentId[]): ServiceResult<readonly SummaryDocument[]> {
    const input = { practiceId, ccda: visits };
    return this.client.ask(GetSummaryDocumentsDocument, { input }, ({ myHealthScreen }) =>
      list(summaryDocument).read(myHealthScreen.summaries),
    );
  }

  open(visit: SummaryOfVisit, as: 'page' | 'xml'): ServiceResult<FileContent> {
    const input = { ...documentOfVisit.write(visit), type: shownAs.write(as) };
    const mediaType = as === 'page' ? 'text/html' : 'text/xml';
    return this.client.ask(DownLoadVertexVisitSummaryDocument, { input }, ({ documents }) => ({
      ...openedDocument.read(documents?.[0] ?? unreadable()),
      mediaType,
    }));
  }

  mail(visit: SummaryOfVisit, to: string, unsecured: boolean): ServiceResult<void, SummaryRefusal> {
    const input = { ...documentOfVisit.write(visit), type: shownAs.write('xml'), ...mailing.write({ to, unsecured }) };
    return this.client.ask(DownLoadVertexVisitSummaryDocument, { input }, done, refusals);
  }
}
