import { ContainerModule } from 'inversify';
import { CsvRecordTables } from '@portico/adapters-documents';
import { FhirRecordBundles, PatientSummaries } from '@portico/adapters-fhir';
import { CcdaRecordWriter } from '@portico/adapters-practice/ccda/writing';
import type { RecordTables, RecordWriters } from '@portico/domain/health';
import { HealthService, SummariesService, SummaryMailing, SummaryRequests } from '@portico/services/health';
import { costlyWork } from './costly-service-methods.ts';
import { countedForCall } from './count-costly-calls.ts';
import { ownNotes } from './entries-module.ts';
import { fhirAddresses } from '../fhir-addresses.ts';
import type { Parts } from './gateway-dependencies.ts';
import { ownServices } from './service-injection-tokens.ts';
import { token, tokens } from './injection-tokens.ts';

/** What writes the files in which a record is taken along. */
const takenFiles = {
  recordWriters: token<RecordWriters>('recordWriters'),
  recordTables: token<RecordTables>('recordTables'),
};

/** A patient's record, and the summaries of visits. */
export const healthModule = ({ publicOrigin }: Pick<Parts, 'publicOrigin'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { activityLog, patients, practices, summaryDocuments, summaryPrinter, workCounter } = tokens;
    bind(tokens.summaryRequests).toResolvedValue(
      (visitSummaries, jobs, codes, wake, charts, log) =>
        new SummaryRequests(visitSummaries, jobs, codes, wake, charts, log),
      [tokens.visitSummaries, tokens.summaryJobs, tokens.codes, tokens.wakeSummaryWorker, tokens.charts, activityLog],
    );
    bind(tokens.summaryMailing).toResolvedValue(
      (documents, domains, accounts, directory, notifier, charts, log) =>
        new SummaryMailing(documents, domains, accounts, directory, notifier, charts, log),
      [summaryDocuments, tokens.directDomains, tokens.accounts, practices, tokens.notifier, tokens.charts, activityLog],
    );
    bind(takenFiles.recordWriters).toResolvedValue(
      (schedule) => ({
        fhir: new FhirRecordBundles(schedule, fhirAddresses(publicOrigin).of),
        ccda: new CcdaRecordWriter(),
        ips: new PatientSummaries(fhirAddresses(publicOrigin).of),
      }),
      [tokens.schedule],
    );
    bind(takenFiles.recordTables).toResolvedValue(() => new CsvRecordTables());
    bind(ownServices.health).toResolvedValue(countedForCall(HealthService, costlyWork.health), [
      workCounter,
      patients,
      tokens.registration,
      practices,
      tokens.charts,
      tokens.printer,
      takenFiles.recordWriters,
      takenFiles.recordTables,
      tokens.seenResults,
      tokens.refillStore,
      tokens.amendmentStore,
      ownNotes,
      activityLog,
    ]);
    bind(ownServices.summaries).toResolvedValue(countedForCall(SummariesService, costlyWork.summaries), [
      workCounter,
      tokens.summaryRequests,
      tokens.summaryMailing,
      summaryDocuments,
      summaryPrinter,
      patients,
      practices,
      tokens.charts,
      activityLog,
    ]);
  });
