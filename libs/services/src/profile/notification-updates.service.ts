import type { ActivityLog } from '@portico/domain/activity';
import { type Registration, fitChoices, usualChoices, type NotificationChoices } from '@portico/domain/profile';
import { maskEmail, type Accounts } from '@portico/domain/access';
import { ok } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import { savedAt, type ProfileAccess } from './profile-access.ts';
import type { Named, ProfileReadOnly, Saved, Updates, UpdatesSettings } from '@portico/application/profile';

export class UpdatesService implements Updates {
  readonly #profiles: ProfileAccess;
  readonly #registration: Registration;
  readonly #activityLog: ActivityLog;
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #call: ServiceCall;

  constructor(
    profiles: ProfileAccess,
    registration: Registration,
    activityLog: ActivityLog,
    accounts: Pick<Accounts, 'holding'>,
    call: ServiceCall,
  ) {
    this.#profiles = profiles;
    this.#registration = registration;
    this.#activityLog = activityLog;
    this.#accounts = accounts;
    this.#call = call;
  }

  async updates(named?: Named): ServiceResult<UpdatesSettings> {
    const profile = await this.#profiles.open(this.#call, 'updates', named);
    if (!profile.ok) return profile;
    const { chart, page, practice } = profile.value;
    await log(this.#activityLog, this.#call, 'viewed-profile', 'notifications');
    const [updates, holders] = await Promise.all([this.#registration.updates(chart), this.#accounts.holding(chart)]);
    return ok({
      ...page,
      choices: updates ?? usualChoices,
      hasPhone: holders.some(({ phone }) => phone !== undefined),
      ...(holders.length === 0 ? {} : { sendsTo: holders.map(({ email }) => maskEmail(email)).join(', ') }),
      tellsOfResults: practice.behavior.noResultNews !== true,
      tellsOfMessages: practice.behavior.noMessageNews !== true,
    });
  }

  async saveUpdates(choices: NotificationChoices, named?: Named): ServiceResult<Saved, ProfileReadOnly> {
    const profile = await this.#profiles.openToChange(this.#call, 'updates', named);
    if (!profile.ok) return profile;
    await this.#registration.keep(profile.value.chart, { updates: fitChoices(choices) });
    await log(this.#activityLog, this.#call, 'changed-profile', 'notifications');
    return savedAt(profile.value, this.#call);
  }
}
