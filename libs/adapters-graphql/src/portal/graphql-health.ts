import type { Health } from '@portico/application/health';
import type { FileContent, ServiceResult } from '@portico/application/kernel';
import type { Chart } from '@portico/domain/health';
import type { DocumentId, LabId, PatientId } from '@portico/domain/kernel';
import { file, labFile } from '../codecs/files.codec.ts';
import { chart } from '../codecs/health.codec.ts';
import { GetDocumentDocument, GetLabDocument, GetMyHealthDocument, GetPdfDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlHealth extends GraphqlPort implements Health {
  chart(): ServiceResult<Chart> {
    return this.client.ask(GetMyHealthDocument, {}, ({ myHealthScreen }) => chart.read(myHealthScreen));
  }

  record(patientId: PatientId): ServiceResult<FileContent> {
    return this.client.ask(GetPdfDocument, { patientId }, file.read);
  }

  lab(lab: LabId): ServiceResult<FileContent> {
    return this.client.ask(GetLabDocument, { labId: lab }, labFile.read);
  }

  document(documentId: DocumentId): ServiceResult<FileContent> {
    return this.client.ask(GetDocumentDocument, { documentId }, file.read);
  }
}
