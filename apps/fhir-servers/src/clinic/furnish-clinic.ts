import type { Appointment } from 'fhir/r4';
import type { Resource } from '../scheduling-resource-types.ts';
import {
  calendars,
  locationNames,
  locations,
  practitionerNames,
  practitioners,
  roleOf,
  scheduleNames,
  scheduleOf,
  serviceNames,
  serviceOf,
  typeOf,
  zones,
  type Ids,
  type LocationName,
  type PractitionerName,
  type ScheduleName,
  type ServiceName,
} from './ids-by-name.ts';
import { createAsOffice } from './office-client.ts';
import { patientNames, patientOf, type PatientName } from './sample-patients.ts';
import { openTimes, type Scene, type Span } from './sample-schedule.ts';
import {
  appointmentNames,
  appointmentsOf,
  isTaken,
  type AppointmentName,
  type SceneAppointment,
} from './sample-appointments.ts';

/** A slot of the clinic as it was furnished. */
export interface FurnishedSlot extends Span {
  readonly id: string;
  readonly schedule: ScheduleName;
  readonly status: 'free' | 'busy';
}

/** The ids that the server gave. */
export interface FurnishedClinic {
  readonly practitioners: Ids<PractitionerName>;
  readonly roles: Ids<PractitionerName>;
  readonly locations: Ids<LocationName>;
  readonly services: Ids<ServiceName>;
  readonly schedules: Ids<ScheduleName>;
  readonly slots: readonly FurnishedSlot[];
  readonly patients: Ids<PatientName>;
  readonly appointments: Ids<AppointmentName>;
}

const createAll = async <Name extends string>(
  base: string,
  names: readonly Name[],
  resourceOf: (name: Name) => Resource,
): Promise<Ids<Name>> => {
  const made: [Name, string][] = [];
  for (const name of names) made.push([name, await createAsOffice(base, resourceOf(name))]);
  return Object.fromEntries(made) as Ids<Name>;
};

const furnishSlots = async (
  base: string,
  name: ScheduleName,
  schedule: string,
  scene: Scene,
): Promise<readonly FurnishedSlot[]> => {
  const { location, services } = calendars[name];
  const taken = Object.values(appointmentsOf(scene)).filter((each) => isTaken(each) && each.schedule === name);
  const slots: FurnishedSlot[] = [];
  for (const time of openTimes(zones[location], scene)) {
    const status = taken.some(({ start }) => start === time.start) ? 'busy' : 'free';
    const id = await createAsOffice(base, {
      resourceType: 'Slot',
      schedule: { reference: `Schedule/${schedule}` },
      status,
      ...time,
      serviceType: services.map(typeOf),
    });
    slots.push({ id, schedule: name, status, ...time });
  }
  return slots;
};

type ClinicWithoutAppointments = Omit<FurnishedClinic, 'appointments'>;

const appointmentOf = (ids: ClinicWithoutAppointments, wanted: SceneAppointment): Appointment => {
  const { schedule, patient, service, status, start, end } = wanted;
  const { practitioner, location } = calendars[schedule];
  const slot = ids.slots.find((each) => isTaken(wanted) && each.schedule === schedule && each.start === start);
  const actors = [
    `Patient/${ids.patients[patient]}`,
    `Practitioner/${ids.practitioners[practitioner]}`,
    `Location/${ids.locations[location]}`,
  ];
  return {
    resourceType: 'Appointment',
    status,
    start,
    end,
    serviceType: [typeOf(service)],
    participant: actors.map((reference) => ({ actor: { reference }, status: 'accepted' })),
    ...(slot && { slot: [{ reference: `Slot/${slot.id}` }] }),
    ...(status === 'cancelled' && { cancelationReason: { coding: [{ code: 'pat' }] } }),
  };
};

/** Writes the clinic by FHIR alone, as its staff would: one POST for each resource. */
export const furnish = async (base: string, scene: Scene): Promise<FurnishedClinic> => {
  const people = await createAll(base, practitionerNames, (name) => practitioners[name]);
  const places = await createAll(base, locationNames, (name) => locations[name]);
  const services = await createAll(base, serviceNames, (name) => serviceOf(name, places));
  const directory = { practitioners: people, locations: places, services };
  const roles = await createAll(base, practitionerNames, (name) => roleOf(name, directory));
  const schedules = await createAll(base, scheduleNames, (name) => scheduleOf(name, directory));
  const patients = await createAll(base, patientNames, patientOf);
  const slots = await Promise.all(scheduleNames.map((name) => furnishSlots(base, name, schedules[name], scene)));
  const written = { ...directory, roles, schedules, slots: slots.flat(), patients };
  const all = appointmentsOf(scene);
  const appointments = await createAll(base, appointmentNames, (name) => appointmentOf(written, all[name]));
  return { ...written, appointments };
};
