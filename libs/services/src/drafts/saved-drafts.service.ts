import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  draftTopicOf,
  fitsDraft,
  type DraftHolder,
  type DraftStore,
  type DraftTopic,
  type SavedDraft,
} from '@portico/domain/drafts';
import { failed, ok, type PatientRef } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import type { DraftOnDevice, DraftToDrop, SavedDrafts, SavedOrOther, WantedDrafts } from '@portico/application/drafts';
import { log } from '../activity/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';

/** Who may send a message or a form about a chart may keep drafts of them. Guests have no account to keep them at. */
export class SavedDraftsService implements SavedDrafts {
  readonly #drafts: DraftStore;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(drafts: DraftStore, activityLog: ActivityLog, call: ServiceCall) {
    this.#drafts = drafts;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async of({ patient, topic }: WantedDrafts): ServiceResult<readonly SavedDraft[]> {
    const holder = this.#holder(patient, topic);
    if (holder === undefined) return failed({ kind: 'not-found' });
    const all = await this.#drafts.of(holder, this.#call.now);
    await this.#log(patient, 'viewed-drafts');
    return ok(all.filter(({ name }) => draftTopicOf(name) === topic));
  }

  async save({ patient, name, fields, after }: DraftOnDevice): ServiceResult<SavedOrOther> {
    const holder = this.#holder(patient, draftTopicOf(name));
    if (holder === undefined) return failed({ kind: 'not-found' });
    if (!fitsDraft(fields)) return failed({ kind: 'bad-input' });
    const saved = await this.#drafts.save(holder, { name, fields, after, at: this.#call.now });
    if (saved.kind === 'full') return failed({ kind: 'bad-input' });
    if (saved.kind === 'other') {
      await this.#log(patient, 'viewed-drafts');
      return ok({ version: saved.other.version, other: saved.other });
    }
    // A line for each pause in the typing would hide all others.
    if (saved.isNew) await this.#log(patient, 'saved-draft');
    return ok({ version: saved.version });
  }

  async drop({ patient, name }: DraftToDrop): ServiceResult<void> {
    const holder = this.#holder(patient, draftTopicOf(name));
    if (holder === undefined) return failed({ kind: 'not-found' });
    await this.#drafts.drop(holder, name);
    await this.#log(patient, 'removed-draft');
    return ok(undefined);
  }

  #holder(chart: PatientRef, topic: DraftTopic | undefined): DraftHolder | undefined {
    const { acting } = this.#call;
    if (topic === undefined || !can(acting, `${topic}:act`, { kind: 'chart', chart })) return undefined;
    return acting.actor.kind === 'guest' ? undefined : { account: acting.actor.account, chart };
  }

  #log(patient: PatientRef, action: 'viewed-drafts' | 'saved-draft' | 'removed-draft'): Promise<void> {
    return log(this.#activityLog, callAt(this.#call, patient), action);
  }
}
