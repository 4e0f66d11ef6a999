import type { Appointment } from 'fhir/r4';
import { calendars, zones, type ScheduleName, type ServiceName } from './ids-by-name.ts';
import type { PatientName } from './sample-patients.ts';
import { openTimes, visitOn, type Scene, type Span } from './sample-schedule.ts';

export const appointmentNames = ['past', 'missed', 'coming', 'comingVideo', 'canceled', 'requested'] as const;
export type AppointmentName = (typeof appointmentNames)[number];

export interface SceneAppointment extends Span {
  readonly patient: PatientName;
  readonly schedule: ScheduleName;
  readonly service: ServiceName;
  readonly status: Appointment['status'];
}

/** Whether it holds a slot. */
export const isTaken = ({ status }: SceneAppointment): boolean => status === 'booked';

/** The appointments of the clinic; those to come stand at times of their calendars. */
export const appointmentsOf = (scene: Scene): Readonly<Record<AppointmentName, SceneAppointment>> => {
  const zoneOf = (schedule: ScheduleName): string => zones[calendars[schedule].location];
  const ago = (schedule: ScheduleName, days: number): Span => visitOn(zoneOf(schedule), scene.now, -days, '09:00');
  const ahead = (schedule: ScheduleName, place: number): Span => {
    const time = openTimes(zoneOf(schedule), scene)[place];
    if (time === undefined) throw new Error(`The scene has fewer than ${place + 1} times.`);
    return time;
  };
  return {
    past: {
      ...{ patient: 'pena', schedule: 'riveraNewYork', service: 'newPatient', status: 'fulfilled' },
      ...ago('riveraNewYork', 30),
    },
    missed: {
      ...{ patient: 'dangelo', schedule: 'obrienPhoenix', service: 'followUp', status: 'noshow' },
      ...ago('obrienPhoenix', 7),
    },
    coming: {
      ...{ patient: 'pena', schedule: 'riveraNewYork', service: 'followUp', status: 'booked' },
      ...ahead('riveraNewYork', 9),
    },
    comingVideo: {
      ...{ patient: 'oneill', schedule: 'obrienPhoenix', service: 'video', status: 'booked' },
      ...ahead('obrienPhoenix', 3),
    },
    canceled: {
      ...{ patient: 'dangelo', schedule: 'riveraNewYork', service: 'followUp', status: 'cancelled' },
      ...ahead('riveraNewYork', 14),
    },
    requested: {
      ...{ patient: 'washington', schedule: 'riveraPhoenix', service: 'video', status: 'proposed' },
      ...ahead('riveraPhoenix', 20),
    },
  };
};
