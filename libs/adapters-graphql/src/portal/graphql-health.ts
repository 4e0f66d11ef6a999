import type { FileContent, ServiceResult } from '@portico/application/kernel';
import type { Health } from '@portico/application/health';
import type { Chart } from '@portico/domain/health';
import { ok, type DocumentId, type LabId, type PatientId } from '@portico/domain/kernel';
import { GetDocumentDocument, GetLabDocument, GetMyHealthDocument, GetPdfDocument } from '../generated/operations.ts';
import { chartFromWire } from './chart.wire.ts';
import { fileFromWire } from './file.wire.ts';
import type { GatewayClient } from './gateway-client.ts';

export class GraphqlHealth implements Health {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async chart(): ServiceResult<Chart> {
    const answer = await this.#client.query(GetMyHealthDocument, {});
    return answer.ok ? ok(chartFromWire(answer.value.getMyHealth.myHealthScreen)) : answer;
  }

  async record(patient: PatientId): ServiceResult<FileContent> {
    const answer = await this.#client.query(GetPdfDocument, { patientId: patient });
    return answer.ok ? ok(fileFromWire(answer.value.getPdf)) : answer;
  }

  async lab(lab: LabId): ServiceResult<FileContent> {
    const answer = await this.#client.query(GetLabDocument, { labId: lab });
    if (!answer.ok) return answer;
    const { file_name, media_type, data } = answer.value.getLab;
    return ok({ name: file_name, mediaType: media_type, bytes: Uint8Array.from(data) });
  }

  async document(document: DocumentId): ServiceResult<FileContent> {
    const answer = await this.#client.query(GetDocumentDocument, { documentId: document });
    return answer.ok ? ok(fileFromWire(answer.value.getDocument)) : answer;
  }
}
