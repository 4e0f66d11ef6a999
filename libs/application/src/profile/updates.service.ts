import type { Accounts } from '@portico/domain/access';
import { ok } from '@portico/domain/kernel';
import { fitChoices, usualChoices, type NoticeChoices } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import type { Answer, Call } from '../kernel/index.ts';
import { openDesk, openDeskToChange, savedAt, type ProfileDeskDeps } from './profile-desk.ts';
import type { Named, ProfileReadOnly, Saved } from './profile.port.ts';
import type { Updates, UpdatesSettings } from './updates.port.ts';

export interface UpdatesDeps extends ProfileDeskDeps {
  readonly accounts: Pick<Accounts, 'holding'>;
}

export class UpdatesService implements Updates {
  readonly #deps: UpdatesDeps;
  readonly #call: Call;

  constructor(deps: UpdatesDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async updates(named?: Named): Answer<UpdatesSettings> {
    const desk = await openDesk(this.#deps, this.#call, named);
    if (!desk.ok) return desk;
    const { chart, page } = desk.value;
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

  async saveUpdates(choices: NoticeChoices, named?: Named): Answer<Saved, ProfileReadOnly> {
    const desk = await openDeskToChange(this.#deps, this.#call, named);
    if (!desk.ok) return desk;
    await this.#deps.registration.keep(desk.value.chart, { updates: fitChoices(choices) });
    await log(this.#deps.activityLog, this.#call, 'changed-profile', 'notifications');
    return savedAt(desk.value, this.#call);
  }
}
