import { failed, ok } from '@portico/domain/kernel';
import { identityNumbers, numberProblem } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type {
  Information,
  InformationCheck,
  InformationRefusal,
  InformationReport,
} from '@portico/application/profile';
import { IdentityDocumentsService, type IdentityDocumentsDeps } from './identity-documents.service.ts';
import { openProfile, openProfileToChange } from './profile-access.ts';
import { ProfileService, type ProfileDeps } from './profile.service.ts';

/** The profile's sections one after the other, and the numbers that no section shows. */
export class InformationService implements InformationCheck {
  readonly #deps: IdentityDocumentsDeps & ProfileDeps;
  readonly #call: ServiceCall;
  readonly #profile: ProfileService;
  readonly #identityDocuments: IdentityDocumentsService;

  constructor(deps: IdentityDocumentsDeps & ProfileDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
    this.#profile = new ProfileService(deps, call);
    this.#identityDocuments = new IdentityDocumentsService(deps, call);
  }

  async information(): ServiceResult<Information> {
    const profile = await openProfile(this.#deps, this.#call);
    if (!profile.ok) return profile;
    const [personal, demographics, identityDocuments, { numbers }] = await Promise.all([
      this.#profile.section('personal'),
      this.#profile.section('demographics'),
      this.#identityDocuments.outline(),
      this.#deps.registration.read(profile.value.chart),
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
    const profile = await openProfileToChange(this.#deps, this.#call);
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
      await this.#deps.registration.keep(profile.value.chart, { numbers });
      await log(this.#deps.activityLog, this.#call, 'changed-profile', 'identity-numbers');
    }
    return ok(undefined);
  }
}
