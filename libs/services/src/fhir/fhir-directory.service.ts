import type { AppointmentLocation, AppointmentProvider, VisitPages, Wanted } from '@portico/domain/appointments';
import { nobodyId, type ActivityLog } from '@portico/domain/activity';
import {
  addDays,
  dayIn,
  failed,
  instant,
  ok,
  type Instant,
  type LocationId,
  type PatientId,
  type PatientRef,
  type ProviderId,
} from '@portico/domain/kernel';
import type { PatientPages, PatientRegistry } from '@portico/domain/profile';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { longestRange, type Availability, type Slot } from '@portico/domain/scheduling';
import type { AskedType, BookableCalendar, FhirDirectory, NoScope } from '@portico/application/fhir';
import type { ServiceResult } from '@portico/application/kernel';
import { allowedOfAll, allowedRead, SharedLines, type FhirCall } from './fhir-call.ts';

/** Pages of one query, and the most patients that are divided: beyond it a list of files would be longer than is read. */
const pagesAtOnce = 10;
const mostPatients = 200_000;

export class FhirDirectoryService implements FhirDirectory {
  readonly #visitPages: Pick<VisitPages, 'providers' | 'locations'>;
  readonly #patientPages: PatientPages;
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #availability: Pick<Availability, 'catalog' | 'slots'>;
  readonly #lines: SharedLines;
  readonly #call: FhirCall;

  constructor(
    visitPages: Pick<VisitPages, 'providers' | 'locations'>,
    patientPages: PatientPages,
    patients: Pick<PatientRegistry, 'identity'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    availability: Pick<Availability, 'catalog' | 'slots'>,
    activityLog: ActivityLog,
    call: FhirCall,
  ) {
    this.#visitPages = visitPages;
    this.#patientPages = patientPages;
    this.#patients = patients;
    this.#practices = practices;
    this.#availability = availability;
    this.#lines = new SharedLines(activityLog, call);
    this.#call = call;
  }

  async practice(asked: AskedType): ServiceResult<Practice, NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    const [practice] = await this.#practices.practices([asked.practice]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    return this.#shared(asked, practice);
  }

  async providers(
    asked: AskedType,
    wanted: Wanted<ProviderId>,
  ): ServiceResult<readonly AppointmentProvider[], NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    return this.#shared(asked, await this.#visitPages.providers(asked.practice, wanted));
  }

  async locations(
    asked: AskedType,
    wanted: Wanted<LocationId>,
  ): ServiceResult<readonly AppointmentLocation[], NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    return this.#shared(asked, await this.#visitPages.locations(asked.practice, wanted));
  }

  async calendars(asked: AskedType): ServiceResult<readonly BookableCalendar[], NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    const { resources, visitReasons, locations, offers } = await this.#availability.catalog(this.#whose(asked), 'en');
    const calendars = offers.flatMap((offer): readonly BookableCalendar[] => {
      const provider = resources.find(({ id }) => id === offer.resource)?.provider;
      const visitReason = visitReasons.find(({ id }) => id === offer.visitReason);
      const location = locations.find(({ id }) => id === offer.location);
      if (provider === undefined || visitReason === undefined || location === undefined) return [];
      const today = dayIn(location.timeZone, this.#call.now);
      return [{ offer, provider, visitReason, location, days: { start: today, end: addDays(today, longestRange) } }];
    });
    return this.#shared(asked, calendars);
  }

  async freeTimes(
    asked: AskedType,
    { offer, location, days }: BookableCalendar,
    { from = this.#call.now, before }: { readonly from?: Instant; readonly before?: Instant },
  ): ServiceResult<readonly Slot[], NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    const dayOf = (at: number): BookableCalendar['days']['start'] => dayIn(location.timeZone, instant(at));
    const [lastMoment, firstMoment] = [before === undefined ? undefined : before - 1, Math.max(from, this.#call.now)];
    const start = dayOf(firstMoment);
    const end = lastMoment !== undefined && dayOf(lastMoment) < days.end ? dayOf(lastMoment) : days.end;
    const free = start > end ? [] : await this.#availability.slots(this.#whose(asked), offer, { start, end });
    const within = free.filter((time) => time.start >= from && (before === undefined || time.start < before));
    return this.#shared(asked, within);
  }

  /** Whose own hold is no obstacle: the patient's for whom the app acts, and nobody's for a system. */
  #whose({ practice }: AskedType): PatientRef {
    return { practice, patient: this.#call.acting.actor.patient ?? (nobodyId as PatientId) };
  }

  async patientRanges(asked: AskedType, size: number): ServiceResult<readonly PatientId[], NoScope> {
    const allowed = allowedOfAll(this.#call, asked);
    if (!allowed.ok) return allowed;
    const first: PatientId[] = [];
    const limit = size * pagesAtOnce;
    for (let after: PatientId | undefined, count = 0; ;) {
      const found = await this.#idsAfter(asked, after, limit);
      first.push(...found.filter((_, at) => at % size === 0));
      count += found.length;
      if (count > mostPatients) return failed({ kind: 'bad-input' });
      after = found.at(-1);
      if (found.length < limit) return ok(first);
    }
  }

  async patientsFrom(asked: AskedType, from: PatientId, limit: number): ServiceResult<readonly PatientId[], NoScope> {
    const allowed = allowedOfAll(this.#call, asked);
    if (!allowed.ok) return allowed;
    const { practice } = asked;
    const [known, others] = await Promise.all([
      this.#patients.identity({ practice, patient: from }),
      this.#idsAfter(asked, from, limit - 1),
    ]);
    return ok(known === undefined ? others : [from, ...others]);
  }

  async #idsAfter({ practice }: AskedType, after: PatientId | undefined, limit: number): Promise<readonly PatientId[]> {
    const found = await this.#patientPages.patients(practice, { ...(after === undefined ? {} : { after }), limit });
    return found.map(({ patient }) => patient.patient);
  }

  /** Of whom the app acts for, if for one person, so that their log tells of it. */
  async #shared<T>(asked: AskedType, found: T): ServiceResult<T, NoScope> {
    await this.#lines.write(asked, this.#call.acting.actor.patient ?? nobodyId);
    return ok(found);
  }
}
