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
  stateOfLink,
  type EntryRef,
  type HealthLinks,
  type HelpersOf,
} from '@portico/domain/health';
import { failed, ok, type AccountId, type PatientRef } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';

/** What the patient alone is told and says of who may see an entry. */
export class HidingByPatient {
  readonly #hidings: EntryHidings;
  readonly #helpersOf: HelpersOf;
  readonly #links: Pick<HealthLinks, 'of' | 'revoke'>;
  readonly #activityLog: ActivityLog;

  constructor(
    hidings: EntryHidings,
    helpersOf: HelpersOf,
    links: Pick<HealthLinks, 'of' | 'revoke'>,
    activityLog: ActivityLog,
  ) {
    this.#hidings = hidings;
    this.#helpersOf = helpersOf;
    this.#links = links;
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
    await this.#endLinks(call, chart, everyone ? known : new Set(helpers));
    return ok(undefined);
  }

  /** What a link shows was fixed when it was made: those of people from whom something is hidden now show too much. */
  async #endLinks(call: ServiceCall, chart: PatientRef, makers: ReadonlySet<AccountId>): Promise<void> {
    const links = await this.#links.of(chart);
    for (const { id } of links.filter((link) => makers.has(link.by) && stateOfLink(link, call.now) === 'open')) {
      if (await this.#links.revoke(chart, id, call.now)) {
        await log(this.#activityLog, callAt(call, chart), 'revoked-health-link', id);
      }
    }
  }
}
