import type { AppointmentList, Appointments, PracticeHistory } from '@portico/application/appointments';
import type { ServiceResult } from '@portico/application/kernel';
import { ok, type PracticeId } from '@portico/domain/kernel';
import { GetAppointmentsDocument, GetMoreAppointmentsDocument } from '../generated/operations.ts';
import { historyFromWire, listedFromWire } from './appointments.wire.ts';
import type { GatewayClient } from './gateway-client.ts';

export class GraphqlAppointments implements Appointments {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async list(): ServiceResult<AppointmentList> {
    const answer = await this.#client.query(GetAppointmentsDocument, {});
    if (!answer.ok) return answer;
    const { requests, upcoming, appointments } = answer.value.getAppointments;
    return ok({
      requests: requests.flatMap(listedFromWire),
      upcoming: upcoming.flatMap(listedFromWire),
      history: historyFromWire(appointments),
    });
  }

  async more(page: number, practice?: PracticeId): ServiceResult<readonly PracticeHistory[]> {
    const answer = await this.#client.query(GetMoreAppointmentsDocument, {
      page,
      ...(practice === undefined ? {} : { practiceId: practice }),
    });
    return answer.ok ? ok(historyFromWire(answer.value.getMoreAppointments.appointments)) : answer;
  }
}
