import type { VideoRefusal, VideoVisits, VisitRef } from '@portico/application/appointments';
import type { ServiceResult } from '@portico/application/kernel';
import { ok } from '@portico/domain/kernel';
import { GetVideoVisitUrlDocument } from '../generated/operations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { untilOf } from './until.ts';

export class GraphqlVideoVisits implements VideoVisits {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async address({ patient, appointment }: VisitRef): ServiceResult<string, VideoRefusal> {
    const answer = await this.#client.queryOr(
      GetVideoVisitUrlDocument,
      { practice_id: patient.practice, patient_id: patient.patient, appointment_id: appointment },
      videoRefusalFrom,
    );
    return answer.ok ? ok(answer.value.getVideoVisitUrl.video_visit.urls.web) : answer;
  }
}

const videoRefusalFrom = ({ reason, until: raw }: Extensions): VideoRefusal | undefined => {
  if (reason === 'video-over' || reason === 'no-room') return { kind: reason };
  const until = untilOf(raw);
  return reason === 'video-too-early' && until !== undefined ? { kind: reason, until } : undefined;
};
