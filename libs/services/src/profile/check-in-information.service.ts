import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok } from '@portico/domain/kernel';
import { identityNumbers, numberProblem, type Registration } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type {
  Information,
  InformationCheck,
  InformationRefusal,
  InformationReport,
} from '@portico/application/profile';
import type { IdentityDocumentsService } from './identity-documents.service.ts';
import type { ProfileAccess } from './profile-access.ts';
import type { ProfileService } from './profile.service.ts';

/** The profile's sections one after the other, and the numbers that no section shows. */
export class InformationService implements InformationCheck {
  readonly #profiles: ProfileAccess;
  readonly #registration: Registration;
  readonly #activityLog: ActivityLog;
  readonly #profile: ProfileService;
  readonly #identityDocuments: IdentityDocumentsService;
  readonly #call: ServiceCall;

  constructor(
    profiles: ProfileAccess,
    registration: Registration,
    activityLog: ActivityLog,
    profile: ProfileService,
    identityDocuments: IdentityDocumentsService,
    call: ServiceCall,
  ) {
    this.#profiles = profiles;
    this.#registration = registration;
    this.#activityLog = activityLog;
    this.#profile = profile;
    this.#identityDocuments = identityDocuments;
    this.#call = call;
  }

  async information(): ServiceResult<Information> {
    const profile = await this.#profiles.open(this.#call, 'details');
    if (!profile.ok) return profile;
    const [personal, demographics, identityDocuments, { numbers }] = await Promise.all([
      this.#profile.section('personal'),
      this.#profile.section('demographics'),
      this.#identityDocuments.outline(),
      this.#registration.read(profile.value.chart),
    ]);
    if (!personal.ok) return personal;
    if (!demographics.ok) return demographics;
    if (!identityDocuments.ok) return identityDocuments;
    return ok({
      personal: personal.value,
      demographics: demographics.value,
      identityDocuments: identityDocuments.value,
      numbers,
    });
  }

  /** The documents are saved last: a new insurance is saved once, however often the rest is submitted again. */
  async saveInformation({
    details,
    identityDocuments,
    numbers,
  }: InformationReport): ServiceResult<void, InformationRefusal> {
    const profile = await this.#profiles.openToChange(this.#call, 'details');
    if (!profile.ok) return profile;
    if (identityNumbers.some((number) => numberProblem(number, numbers[number] ?? '') !== undefined)) {
      return failed({ kind: 'bad-input' });
    }
    const { personal = {}, ...rest } = details;
    const saves = [
      () => this.#profile.saveSection('personal', { personal }),
      () => this.#profile.saveSection('demographics', rest),
      () => this.#identityDocuments.saveIdentityDocuments(identityDocuments),
    ];
    for (const save of saves) {
      const saved = await save();
      if (!saved.ok) return saved;
    }
    if (identityNumbers.some((number) => (numbers[number] ?? '') !== '')) {
      await this.#registration.keep(profile.value.chart, { numbers });
      await log(this.#activityLog, this.#call, 'changed-profile', 'identity-numbers');
    }
    return ok(undefined);
  }
}
