import type { Appointment, AppointmentStatus } from '@portico/domain/appointments';
import {
  atWallClock,
  MINUTE,
  plus,
  type AppointmentId,
  type Instant,
  type LocalDate,
  type ResourceId,
  inLanguageOf,
} from '@portico/domain/kernel';
import { officeVisit, videoVisit } from './booking/visit-reasons.ts';
import { workingDays } from './working-days.ts';
import { demoId } from './demo-ids.ts';
import type { PlannedVisit } from './people/demo-accounts.ts';
import type { DemoPatient } from './people/generate-patients.ts';
import { castOf, doctorOf, maySee } from './people/accounts-by-practice.ts';
import { staffed, type DemoDoctor, type DemoPractice } from './practices.ts';
import { randomOf, type Random } from './keyed-random.ts';
import { words } from './bilingual-words.ts';

/** Three years of history and twelve weeks to come. */
const span = { back: 780, ahead: 60 } as const;
/** Half hours from 08:00 to 17:00 without the hour from 12:00. */
const slotsPerDay = 16;
const slotLength = 30 * MINUTE;
/** Offices leave some of their time free. */
const fullest = 0.8;

/** The practice with as many doctors as this number of appointments needs. */
export const staffedFor = (demo: DemoPractice, appointments: number): DemoPractice =>
  staffed(demo, Math.ceil(appointments / ((span.back + 1 + span.ahead) * slotsPerDay * fullest)));

/**
 * The appointments of one practice around `today`: those of the cast, then crowd appointments up to `count` in total,
 * day by day. No doctor has two at a time and no patient two on one day, so a very small crowd gets fewer.
 */
export function* appointmentsOf(
  seed: number,
  today: LocalDate,
  demo: DemoPractice,
  patients: readonly DemoPatient[],
  count: number,
): Generator<Appointment> {
  const random = randomOf(seed, demo.practice.id, 'appointments');
  const days = workingDays(today, span.back, span.ahead);
  const availability = days.map((day) => atWallClock(demo.practice.timeZone, day, '08:00'));
  const cast = castOf(demo.practice.id);
  const taken = new Set<string>();
  let made = 0;
  const make = (
    slot: Slot,
    patient: DemoPatient,
    more: Pick<Appointment, 'status'> & Partial<Appointment>,
  ): Appointment => {
    made += 1;
    return { ...visitOf(random, demo, made, slot, patient, more.video), ...more };
  };

  for (const [at, account] of cast.entries()) {
    const patient = patients[at];
    if (patient === undefined) continue;
    const doctor = doctorOf(demo, patient);
    for (const { day, slot, status, video, comment } of account.practices[demo.practice.id] ?? []) {
      const opening = availability[span.back + day];
      if (opening === undefined) continue;
      taken.add(placeOf(span.back + day, doctor, slot));
      yield make({ doctor, start: startOf(opening, slot) }, patient, {
        status,
        ...(video === undefined ? {} : { video }),
        ...(comment === undefined ? {} : { comment }),
      });
    }
  }

  const crowd = patients.slice(cast.length);
  const panels = panelsOf(demo, crowd);
  let slotsLeft = days.length * slotsPerDay * demo.doctors.length;
  let wanted = count - made;
  for (const [day, opening] of availability.entries()) {
    const seen = new Set<number>();
    for (const doctor of demo.doctors) {
      for (let slot = 0; slot < slotsPerDay; slot += 1) {
        // Of the slots that are left as many are chosen as appointments are wanted: exact, and even over the years.
        const chosen = random.next() * slotsLeft < wanted;
        slotsLeft -= 1;
        if (!chosen || taken.has(placeOf(day, doctor, slot))) continue;
        const patient =
          unseen(random, panels.get(doctor) ?? [], seen) ?? unseen(random, crowd, seen, (each) => maySee(doctor, each));
        if (patient === undefined) continue;
        seen.add(patient.number);
        wanted -= 1;
        yield make({ doctor, start: startOf(opening, slot) }, patient, { status: statusOf(made, day - span.back) });
      }
    }
  }
}

interface Slot {
  readonly doctor: DemoDoctor;
  readonly start: Instant;
}

const placeOf = (day: number, doctor: DemoDoctor, slot: number): string => `${day} ${doctor.id} ${slot}`;

const startOf = (opening: Instant, slot: PlannedVisit['slot']): Instant =>
  plus(opening, (slot < slotsPerDay / 2 ? slot : slot + 2) * slotLength);

const panelsOf = (
  demo: DemoPractice,
  crowd: readonly DemoPatient[],
): ReadonlyMap<DemoDoctor, readonly DemoPatient[]> => {
  const panels = new Map<DemoDoctor, DemoPatient[]>();
  for (const patient of crowd) {
    const doctor = doctorOf(demo, patient);
    const panel = panels.get(doctor);
    if (panel === undefined) panels.set(doctor, [patient]);
    else panel.push(patient);
  }
  return panels;
};

/** A patient of `among` without a visit on the day yet, searched for from a random position. */
const unseen = (
  random: Random,
  among: readonly DemoPatient[],
  seen: ReadonlySet<number>,
  fits: (patient: DemoPatient) => boolean = () => true,
): DemoPatient | undefined => {
  const from = random.whole(0, Math.max(0, among.length - 1));
  for (let step = 0; step < among.length; step += 1) {
    const patient = among[(from + step) % among.length];
    if (patient !== undefined && !seen.has(patient.number) && fits(patient)) return patient;
  }
  return undefined;
};

const past = [
  'COMPLETED',
  'COMPLETED',
  'COMPLETED',
  'CANCELLED',
  'COMPLETED',
  'COMPLETED',
  'MISSED',
  'COMPLETED',
] as const;
const current = ['SCHEDULED', 'CHECKED-IN', 'SCHEDULED', 'CANCELLED', 'SCHEDULED'] as const;
const coming = ['SCHEDULED', 'SCHEDULED', 'REQUESTED', 'SCHEDULED', 'SCHEDULED', 'CANCELLED', 'SCHEDULED'] as const;

/** `day` counts from today. Statuses come by turns, so that even a small demo has every one. */
const statusOf = (turn: number, day: number): AppointmentStatus => {
  const turns = day < 0 ? past : day === 0 ? current : coming;
  return turns[turn % turns.length] ?? turns[0];
};

const shortComments = [
  words('Bring your insurance card.', 'Traiga su tarjeta del seguro.'),
  words('Please arrive 15 minutes early.', 'Llegue 15 minutos antes.'),
] as const;

const longComments = [
  words(
    'Please bring a list of everything you take, with doses, and your blood pressure readings of the last two weeks.',
    'Traiga una lista de todo lo que toma, con dosis, y sus lecturas de presión de las últimas dos semanas.',
  ),
  words(
    'The elevator is out of service until Friday; tell the front desk when you arrive and we will meet you downstairs.',
    'El ascensor no funciona hasta el viernes; avise en recepción al llegar y le atenderemos en la planta baja.',
  ),
] as const;

const visitOf = (
  random: Random,
  demo: DemoPractice,
  number: number,
  { doctor, start }: Slot,
  { identity, persona }: DemoPatient,
  planned?: boolean,
): Omit<Appointment, 'status'> => {
  const { language } = identity;
  const byChance = random.chance(0.12);
  const video = planned ?? byChance;
  const reason = video ? videoVisit : officeVisit;
  const { sees: _sees, office, ...provider } = doctor;
  const commented = demo.practice.behavior.appointmentComments && random.chance(0.5);
  return {
    id: demoId<AppointmentId>('a', number, 7),
    patient: identity.patient,
    start,
    end: plus(start, random.pick([20, 30, 30, 15]) * MINUTE),
    video,
    visitType: inLanguageOf(reason.visitType, language),
    bookedAs: { resource: provider.id as string as ResourceId, visitReason: reason.id },
    ...(random.chance(0.8) ? { visitReason: inLanguageOf(random.pick(persona.reasons), language) } : {}),
    ...(commented
      ? { comment: inLanguageOf(random.pick(random.chance(0.5) ? shortComments : longComments), language) }
      : {}),
    provider,
    location: office,
  };
};
