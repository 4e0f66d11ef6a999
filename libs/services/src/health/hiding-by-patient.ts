import type { EntryHidingShown, EntryToHide } from '@portico/application/health';
import type { ServiceResult } from '@portico/application/kernel';
import type { ActivityLog } from '@portico/domain/activity';
import {
  entryName,
  heldBackReasonOf,
  readerOf,
  sameEntry,
  type Chart,
  type EntryHidings,
  type EntryRef,
  type HelpersOf,
} from '@portico/domain/health';
import { failed, ok, type PatientRef } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';

/** What the patient alone is told and says of who may see an entry. */
export class HidingByPatient {
  readonly #hidings: EntryHidings;
  readonly #helpersOf: HelpersOf;
  readonly #activityLog: ActivityLog;

  constructor(hidings: EntryHidings, helpersOf: HelpersOf, activityLog: ActivityLog) {
    this.#hidings = hidings;
    this.#helpersOf = helpersOf;
    this.#activityLog = activityLog;
  }

  /** Undefined for anybody else, and where the record has no such entry. */
  async of(
    { acting, now }: ServiceCall,
    chart: PatientRef,
    recorded: Chart,
    of: EntryRef,
  ): Promise<EntryHidingShown | undefined> {
    if (readerOf(acting).kind !== 'patient' || entryName(recorded, of) === undefined) return undefined;
    const [hidings, helpers] = await Promise.all([this.#hidings.of(chart), this.#helpersOf(chart, now)]);
    const said = hidings.find((hiding) => sameEntry(hiding.of, of));
    const heldBack = heldBackReasonOf(recorded, of);
    return {
      from: said ?? { everyone: heldBack !== undefined, helpers: [] },
      helpers,
      ...(heldBack === undefined ? {} : { heldBack }),
    };
  }

  async hide(call: ServiceCall, recorded: Chart, wanted: EntryToHide): ServiceResult<void> {
    const { patient: chart, of, everyone, helpers } = wanted;
    const { actor } = call.acting;
    if (actor.kind !== 'patient' || readerOf(call.acting).kind !== 'patient') return failed({ kind: 'not-found' });
    const known = new Set((await this.#helpersOf(chart, call.now)).map(({ account }) => account));
    if (entryName(recorded, of) === undefined || !helpers.every((helper) => known.has(helper))) {
      return failed({ kind: 'not-found' });
    }
    await this.#hidings.keep(chart, { of, everyone, helpers }, actor.account, call.now);
    const isHidden = everyone || helpers.length > 0;
    await log(this.#activityLog, callAt(call, chart), isHidden ? 'hid-record-entry' : 'showed-record-entry', of.entry);
    return ok(undefined);
  }
}
