import type { VideoRefusal, VideoVisits, VisitRef } from '@portico/application/appointments';
import type { ServiceResult } from '@portico/application/kernel';
import { GetVideoVisitUrlDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlVideoVisits extends GraphqlPort implements VideoVisits {
  address({ patient, appointment }: VisitRef): ServiceResult<string, VideoRefusal> {
    return this.client.ask(
      GetVideoVisitUrlDocument,
      { practice_id: patient.practice, patient_id: patient.patient, appointment_id: appointment },
      ({ video_visit }) => video_visit.urls.web,
      ['video-over', 'no-room', 'video-too-early'],
    );
  }
}
