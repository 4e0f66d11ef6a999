import type { Health } from '@portico/application/health';
import { recordForms } from '@portico/domain/health';
import type { DocumentId, PatientId } from '@portico/domain/kernel';
import { file, labFile } from '../codecs/files.codec.ts';
import { myHealth } from '../codecs/health.codec.ts';
import { idOf, labId, word } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/health.ts';
import { done, nothing, operation, then, variable, wireOf } from './operation.ts';

export const healthWire = wireOf<Health>()({
  myHealth: operation(documents.GetMyHealthDocument, nothing, myHealth),
  record: operation(documents.GetPdfDocument, variable('patientId', idOf<PatientId>()), file),
  recordFile: operation(
    documents.GetRecordFileDocument,
    then(variable('patientId', idOf<PatientId>()), variable('form', word(recordForms)), 1),
    file,
  ),
  labTable: operation(documents.GetLabTableDocument, variable('patientId', idOf<PatientId>()), file),
  billTable: operation(documents.GetBillTableDocument, variable('patientId', idOf<PatientId>()), file),
  lab: operation(documents.GetLabDocument, variable('labId', labId), labFile),
  seeLab: operation(documents.SeeLabDocument, variable('labId', labId), done()),
  document: operation(documents.GetDocumentDocument, variable('documentId', idOf<DocumentId>()), file),
});
