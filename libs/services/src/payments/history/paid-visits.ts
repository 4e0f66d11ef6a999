import { can } from '@portico/domain/access';
import type { Appointment, AppointmentBooking, Schedule } from '@portico/domain/appointments';
import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import { bookingKeyOf, type Charge, type ChargeId } from '@portico/domain/payments';
import type { PaidVisit } from '@portico/application/payments';
import { orElse, partOf, type ServiceCall } from '../../kernel/index.ts';

/** Finds the visits that payments and lines of bills are about, where the person may see visits. */
export class PaidVisits {
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;

  constructor(schedule: Pick<Schedule, 'visit'>, appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>) {
    this.#schedule = schedule;
    this.#appointmentBooking = appointmentBooking;
  }

  /** A payment whose visit is unknown, or whose practice's system is away, is left out. */
  async ofCharges(
    chart: PatientRef,
    charges: readonly Pick<Charge, 'id' | 'purpose'>[],
    call: ServiceCall,
  ): Promise<ReadonlyMap<ChargeId, Appointment>> {
    if (!maySeeVisits(chart, call)) return new Map();
    const named = await Promise.all(
      charges.map(async ({ id, purpose }) => {
        if (purpose.kind !== 'prepayment') return { id, visit: visitIn(purpose) };
        const booked = await partOf(this.#appointmentBooking.bookedFor(chart, bookingKeyOf(id)));
        return { id, visit: orElse(booked, undefined) };
      }),
    );
    const visits = await this.named(
      chart,
      named.flatMap(({ visit }) => visit ?? []),
      call,
    );
    return new Map(
      named.flatMap(({ id, visit }) => {
        const found = visit && visits.get(visit);
        return found === undefined ? [] : [[id, found] as const];
      }),
    );
  }

  /** Each visit is asked for once; those that are not the patient's are left out. */
  async named(
    chart: PatientRef,
    ids: readonly AppointmentId[],
    call: ServiceCall,
  ): Promise<ReadonlyMap<AppointmentId, Appointment>> {
    if (!maySeeVisits(chart, call)) return new Map();
    const asked = [...new Set(ids)];
    const found = await Promise.all(
      asked.map(async (id) => orElse(await partOf(this.#schedule.visit(chart, id)), undefined)),
    );
    return new Map(asked.flatMap((id, at) => (found[at] === undefined ? [] : [[id, found[at]] as const])));
  }
}

export const maySeeVisits = (chart: PatientRef, { acting }: ServiceCall): boolean =>
  can(acting, 'appointments:view', { kind: 'chart', chart });

const visitIn = (purpose: Charge['purpose']): AppointmentId | undefined =>
  'appointment' in purpose ? purpose.appointment : undefined;

/** What a list of payments and a bill name of a visit. */
export const paidVisitOf = ({ id, start, location, provider, visitType }: Appointment): PaidVisit => ({
  appointment: id,
  start,
  timeZone: location.timeZone,
  provider: provider.name,
  ...(visitType === undefined ? {} : { visitType }),
});

/** The office of a visit, line by line as on an envelope. */
export const placeOf = ({ location }: Appointment): readonly string[] =>
  [location.office, ...location.addressLines, `${location.city}, ${location.state} ${location.zip}`].filter(
    (line) => line.trim() !== '' && line.trim() !== ',',
  );
