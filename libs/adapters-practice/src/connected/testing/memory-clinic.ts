import type { Instant } from '@portico/domain/kernel';
import type { PracticeConnection } from '@portico/practice-spi';
import { ClinicBooks, type ClinicProfile } from './clinic-books.ts';
import { clinicBooking } from './clinic-booking.ts';
import { ClinicNetwork } from './faulty-clinic-network.ts';
import { clinicCoverage } from './clinic-coverage.ts';
import { clinicForms } from './clinic-forms.ts';
import { clinicMail } from './clinic-mail.ts';
import { clinicMoney } from './clinic-money.ts';
import { clinicPeople } from './clinic-people.ts';
import { clinicRecord } from './clinic-record.ts';
import { clinicTimes, type ClinicHours } from './clinic-times.ts';
import { clinicVisits } from './clinic-visits.ts';

/** A small clinic with a system of its own, in memory; `books` is what its staff sees. */
export class MemoryClinic {
  readonly books: ClinicBooks;
  readonly network = new ClinicNetwork();
  readonly connection: PracticeConnection;

  constructor(hours: ClinicHours, profile: ClinicProfile, now: () => Instant) {
    this.books = new ClinicBooks(profile, now);
    this.connection = {
      people: clinicPeople(this.books, this.network),
      visits: clinicVisits(this.books, this.network),
      times: clinicTimes(hours, this.books, this.network),
      forms: clinicForms(this.books, this.network),
      money: clinicMoney(this.books, this.network),
      coverage: clinicCoverage(this.books, this.network),
      mail: clinicMail(this.books, this.network),
      record: clinicRecord(this.books, this.network),
      booking: clinicBooking(hours, this.books, this.network),
    };
  }
}
