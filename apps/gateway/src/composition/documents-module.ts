import {
  IcsCalendarFiles,
  drawingThreads,
  PrintingPool,
  ScannedUploads,
  ThreadedPaymentDocuments,
  ThreadedRecordPrinter,
  ThreadedSummaryPrinter,
} from '@portico/adapters-documents';
import { ContainerModule } from 'inversify';
import { tokens } from './injection-tokens.ts';
import type { Parts } from './gateway-dependencies.ts';

/** The threads of this process that print; several gateways of one process, as in tests, share them. */
const pool = new PrintingPool();

/** The threads that draw pictures anew, shared likewise. */
const drawing = drawingThreads();

export const documentsModule = ({ directDomains, scanner }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.directDomains).toConstantValue(directDomains);
    bind(tokens.intake).toResolvedValue(() => new ScannedUploads(drawing, scanner));
    bind(tokens.printer).toResolvedValue(() => new ThreadedRecordPrinter(pool));
    bind(tokens.summaryPrinter).toResolvedValue(() => new ThreadedSummaryPrinter(pool));
    bind(tokens.calendarFiles).toResolvedValue(() => new IcsCalendarFiles());
    bind(tokens.documents).toResolvedValue(() => new ThreadedPaymentDocuments(pool));
  });
