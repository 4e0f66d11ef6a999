import { makeAutoObservable } from 'mobx';
import { type ListedAppointment, visitButtons } from '@portico/application/appointments';
import type { DashboardOverview } from '@portico/application/dashboard';
import type { AppointmentId, Instant } from '@portico/domain/kernel';

/** The visits for which the person chose, since sign-in, to check in at the office. */
export interface OfficeMemory {
  readonly has: (visit: AppointmentId) => boolean;
  readonly keep: (visit: AppointmentId) => void;
}

const noOffice: OfficeMemory = { has: () => false, keep: () => undefined };

/** What the dashboard asks the person to do: of the overview, which is undefined until it has come. */
export class DashboardToDo {
  /** The visit for which the person has just chosen to check in at the office. */
  atOffice: ListedAppointment | undefined;
  readonly #overview: () => DashboardOverview | undefined;
  readonly #office: OfficeMemory;

  constructor(overview: () => DashboardOverview | undefined, office: OfficeMemory = noOffice) {
    this.#overview = overview;
    this.#office = office;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * The first office visit that can be checked in for now, unless the person chose to do so at the office (`ACC-247`).
   * A video visit offers it beside the call.
   */
  checkInOffered(now: Instant): ListedAppointment | undefined {
    return this.#overview()?.upcoming.find(
      (listed) =>
        !listed.appointment.video && visitButtons(listed, now).checkIn && !this.#office.has(listed.appointment.id),
    );
  }

  /** The latest visit that the patient came to and has not checked out of. */
  checkOutOffered(now: Instant): ListedAppointment | undefined {
    const { upcoming = [], visits = [] } = this.#overview() ?? {};
    return [...upcoming, ...visits].find((listed) => visitButtons(listed, now).checkOut);
  }

  checkInAtOffice(listed: ListedAppointment): void {
    this.#office.keep(listed.appointment.id);
    this.atOffice = listed;
  }

  /** Whether there is anything to do, or anything new. Without a time, visits offer nothing. */
  hasTasks(now: Instant | undefined): boolean {
    const overview = this.#overview();
    if (overview === undefined) return false;
    const { unreadMessages, newResults, forms, missing, balance } = overview;
    const isNews = unreadMessages > 0 || newResults.length > 0;
    const isAsked = forms.length > 0 || missing.length > 0 || balance.due > 0 || this.atOffice !== undefined;
    if (isNews || isAsked || now === undefined) return isNews || isAsked;
    return this.checkInOffered(now) !== undefined || this.checkOutOffered(now) !== undefined;
  }
}
