import type { AppointmentList, Appointments, PracticeHistory } from '@portico/application/appointments';
import type { ServiceResult } from '@portico/application/kernel';
import type { PracticeId } from '@portico/domain/kernel';
import { appointmentList, history } from '../codecs/appointments.codec.ts';
import { GetAppointmentsDocument, GetMoreAppointmentsDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlAppointments extends GraphqlPort implements Appointments {
  list(): ServiceResult<AppointmentList> {
    return this.client.ask(GetAppointmentsDocument, {}, appointmentList.read);
  }

  more(page: number, practiceId?: PracticeId): ServiceResult<readonly PracticeHistory[]> {
    return this.client.ask(GetMoreAppointmentsDocument, { page, practiceId }, ({ appointments }) =>
      history.read(appointments),
    );
  }
}
