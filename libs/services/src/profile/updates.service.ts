import type { Accounts } from '@portico/domain/access';
import { ok } from '@portico/domain/kernel';
import { fitChoices, usualChoices, type NotificationChoices } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import { openProfile, openProfileToChange, savedAt, type ProfileAccessDeps } from './profile-access.ts';
import type { Named, ProfileReadOnly, Saved, Updates, UpdatesSettings } from '@portico/application/profile';

export interface UpdatesDeps extends ProfileAccessDeps {
  readonly accounts: Pick<Accounts, 'holding'>;
}

export class UpdatesService implements Updates {
  readonly #deps: UpdatesDeps;
  readonly #call: ServiceCall;

  constructor(deps: UpdatesDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async updates(named?: Named): ServiceResult<UpdatesSettings> {
    const profile = await openProfile(this.#deps, this.#call, named);
    if (!profile.ok) return profile;
    const { chart, page } = profile.value;
    await log(this.#deps.activityLog, this.#call, 'viewed-profile', 'notifications');
    const [{ updates }, holders] = await Promise.all([
      this.#deps.registration.read(chart),
      this.#deps.accounts.holding(chart),
    ]);
    return ok({
      ...page,
      choices: updates ?? usualChoices,
      hasPhone: holders.some(({ phone }) => phone !== undefined),
    });
  }

  async saveUpdates(choices: NotificationChoices, named?: Named): ServiceResult<Saved, ProfileReadOnly> {
    const profile = await openProfileToChange(this.#deps, this.#call, named);
    if (!profile.ok) return profile;
    await this.#deps.registration.keep(profile.value.chart, { updates: fitChoices(choices) });
    await log(this.#deps.activityLog, this.#call, 'changed-profile', 'notifications');
    return savedAt(profile.value, this.#call);
  }
}
