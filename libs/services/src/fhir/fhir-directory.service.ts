import type { AppointmentLocation, AppointmentProvider, VisitPages, Wanted } from '@portico/domain/appointments';
import { nobodyId, type ActivityLog } from '@portico/domain/activity';
import { failed, ok, type LocationId, type PatientId, type ProviderId } from '@portico/domain/kernel';
import type { PatientPages, PatientRegistry } from '@portico/domain/profile';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { AskedType, FhirDirectory, NoScope } from '@portico/application/fhir';
import type { ServiceResult } from '@portico/application/kernel';
import { allowedRead, logShared, type FhirCall } from './fhir-call.ts';

/** Pages of one query, and the most patients that are divided: beyond it a list of files would be longer than is read. */
const pagesAtOnce = 10;
const mostPatients = 200_000;

/** Only a system reads of all patients. */
const allowedOfAll = (call: FhirCall, asked: AskedType): ReturnType<typeof allowedRead> =>
  call.acting.actor.patient === undefined ? allowedRead(call, asked) : failed({ kind: 'no-scope' });

export class FhirDirectoryService implements FhirDirectory {
  readonly #visitPages: Pick<VisitPages, 'providers' | 'locations'>;
  readonly #patientPages: PatientPages;
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #call: FhirCall;

  constructor(
    visitPages: Pick<VisitPages, 'providers' | 'locations'>,
    patientPages: PatientPages,
    patients: Pick<PatientRegistry, 'identity'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    call: FhirCall,
  ) {
    this.#visitPages = visitPages;
    this.#patientPages = patientPages;
    this.#patients = patients;
    this.#practices = practices;
    this.#activityLog = activityLog;
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
    await logShared(this.#activityLog, this.#call, asked, this.#call.acting.actor.patient ?? nobodyId);
    return ok(found);
  }
}
