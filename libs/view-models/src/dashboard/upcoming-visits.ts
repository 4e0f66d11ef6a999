import type { ListedAppointment } from '@portico/application/appointments';
import { makeAutoObservable } from 'mobx';

/** The upcoming visits, one of them in front (`ACC-255`). */
export class UpcomingVisits {
  /** Index of the visit in front, from 0. */
  position = 0;

  readonly #visits: () => readonly ListedAppointment[];

  constructor(visits: () => readonly ListedAppointment[]) {
    this.#visits = visits;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly ListedAppointment[] {
    return this.#visits();
  }

  get inFront(): ListedAppointment | undefined {
    return this.all[this.position];
  }

  /** The first booked visit, whichever is in front; narrow pages say at their top when it is. */
  get nextBooked(): ListedAppointment | undefined {
    return this.all.find(({ appointment: { status } }) => status !== 'REQUESTED');
  }

  get hasNext(): boolean {
    return this.position < this.all.length - 1;
  }

  get hasPrevious(): boolean {
    return this.position > 0;
  }

  /** Shows the first visit. */
  begin(): void {
    this.position = 0;
  }

  next(): void {
    if (this.hasNext) this.position += 1;
  }

  previous(): void {
    if (this.hasPrevious) this.position -= 1;
  }
}
