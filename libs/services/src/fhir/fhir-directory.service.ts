import type { AppointmentLocation, AppointmentProvider, VisitPages, Wanted } from '@portico/domain/appointments';
import { nobodyId, type ActivityLog } from '@portico/domain/activity';
import { failed, ok, type LocationId, type ProviderId } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { AskedType, FhirDirectory, NoScope } from '@portico/application/fhir';
import type { ServiceResult } from '@portico/application/kernel';
import { allowedRead, logShared, type FhirCall } from './fhir-call.ts';

export class FhirDirectoryService implements FhirDirectory {
  readonly #visitPages: Pick<VisitPages, 'providers' | 'locations'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #call: FhirCall;

  constructor(
    visitPages: Pick<VisitPages, 'providers' | 'locations'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    call: FhirCall,
  ) {
    this.#visitPages = visitPages;
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

  /** Of whom the app acts for, if for one person, so that their log tells of it. */
  async #shared<T>(asked: AskedType, found: T): ServiceResult<T, NoScope> {
    await logShared(this.#activityLog, this.#call, asked, this.#call.acting.actor.patient ?? nobodyId);
    return ok(found);
  }
}
