import type { VisitCalendar } from '@portico/application/appointments';
import type { FileContent, ServiceResult } from '@portico/application/kernel';
import { ok, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import { GetCalendarFileDocument } from '../generated/operations.ts';
import { fileFromWire } from './file.wire.ts';
import type { GatewayClient } from './gateway-client.ts';

/** Visits for calendars, over the wire. */
export class GraphqlVisitCalendar implements VisitCalendar {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async file(practiceId: PracticeId, appointmentId: AppointmentId): ServiceResult<FileContent> {
    const answer = await this.#client.query(GetCalendarFileDocument, { practiceId, appointmentId });
    return answer.ok ? ok(fileFromWire(answer.value.getCalendarFile)) : answer;
  }
}
