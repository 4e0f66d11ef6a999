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
import { tokens } from './tokens.ts';
import type { Parts } from './parts.ts';

/** The threads of this process that print; several gateways of one process, as in tests, share them. */
const pool = new PrintingPool();

/** The threads that draw pictures anew, shared likewise. */
const drawing = drawingThreads();

export const documentsModule = ({ directDomains, scanner }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.directDomains).toConstantValue(directDomains);
    bind(tokens.intake)
      .toDynamicValue(() => new ScannedUploads(drawing, scanner))
      .inSingletonScope();
    bind(tokens.printer)
      .toDynamicValue(() => new ThreadedRecordPrinter(pool))
      .inSingletonScope();
    bind(tokens.summaryPrinter)
      .toDynamicValue(() => new ThreadedSummaryPrinter(pool))
      .inSingletonScope();
    bind(tokens.calendarFiles)
      .toDynamicValue(() => new IcsCalendarFiles())
      .inSingletonScope();
    bind(tokens.documents)
      .toDynamicValue(() => new ThreadedPaymentDocuments(pool))
      .inSingletonScope();
  });
