import { makeAutoObservable } from 'mobx';
import { type ListedAppointment, visitButtons } from '@portico/application/appointments';
import type { DashboardOverview } from '@portico/application/dashboard';
import type { AppointmentId, Instant } from '@portico/domain/kernel';

/** The visits for which the person chose, since sign-in, to check in at the office. */
export interface OfficeMemory {
  readonly has: (visit: AppointmentId) => boolean;
  readonly keep: (visit: AppointmentId) => void;
  readonly forget: (visit: AppointmentId) => void;
}

const noOffice: OfficeMemory = { has: () => false, keep: () => undefined, forget: () => undefined };

/** A visit that can be checked in for, and whether the person chose to do so at the office. */
export interface CheckInTask {
  readonly listed: ListedAppointment;
  readonly atOffice: boolean;
}

/** What the dashboard asks the person to do: of the overview, which is undefined until it has come. */
export class DashboardToDo {
  /** How often a choice was made: the memory itself is not observed. */
  choices = 0;
  readonly #overview: () => DashboardOverview | undefined;
  readonly #office: OfficeMemory;

  constructor(overview: () => DashboardOverview | undefined, office: OfficeMemory = noOffice) {
    this.#overview = overview;
    this.#office = office;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * The office visits that can be checked in for now: those for which the person chose to do so at the office, and the
   * first of the others (`ACC-247`). A video visit offers it beside the call.
   */
  checkIns(now: Instant): readonly CheckInTask[] {
    const open = (this.#overview()?.upcoming ?? [])
      .filter((listed) => !listed.appointment.video && visitButtons(listed, now).checkIn)
      .map((listed) => ({ listed, atOffice: this.choices >= 0 && this.#office.has(listed.appointment.id) }));
    const offered = open.find(({ atOffice }) => !atOffice);
    return open.filter((task) => task.atOffice || task === offered);
  }

  /** The latest visit that the patient came to and has not checked out of. */
  checkOutOffered(now: Instant): ListedAppointment | undefined {
    const { upcoming = [], visits = [] } = this.#overview() ?? {};
    return [...upcoming, ...visits].find((listed) => visitButtons(listed, now).checkOut);
  }

  checkInAtOffice({ appointment }: ListedAppointment): void {
    this.#office.keep(appointment.id);
    this.choices += 1;
  }

  /** Takes that choice back. */
  checkInOnline({ appointment }: ListedAppointment): void {
    this.#office.forget(appointment.id);
    this.choices += 1;
  }

  /** Whether there is anything to do, or anything new. Without a time, visits offer nothing. */
  hasTasks(now: Instant | undefined): boolean {
    const overview = this.#overview();
    if (overview === undefined) return false;
    const { unreadMessages, newResults, forms, missing, balance, copays, plansWithoutCard } = overview;
    const isNews = unreadMessages > 0 || newResults.length > 0;
    const isAsked =
      forms.length > 0 || missing.length > 0 || balance.due > 0 || copays.length + plansWithoutCard.length > 0;
    if (isNews || isAsked || now === undefined) return isNews || isAsked;
    return this.checkIns(now).length > 0 || this.checkOutOffered(now) !== undefined;
  }
}
