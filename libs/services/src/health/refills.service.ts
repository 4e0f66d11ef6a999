import type {
  RefillPage,
  RefillRefusal,
  Refills,
  RefillToRequest,
  RefillToWithdraw,
  WithdrawRefusal,
} from '@portico/application/refills';
import { directionsIn, howTakenIn } from '@portico/application/health';
import type { ServiceResult } from '@portico/application/kernel';
import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { chartAt, lastFillOf, type LastFill, type Medication } from '@portico/domain/health';
import { dayIn, failed, ok, type Language, type PatientRef } from '@portico/domain/kernel';
import type { Correspondence } from '@portico/domain/messages';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  longestNote,
  longestPharmacy,
  parseRefillText,
  type RefillId,
  type RefillMedication,
  type RefillRequest,
  type RefillStore,
} from '@portico/domain/refills';
import { refillWayFor } from '../refills/index.ts';
import { log } from '../activity/index.ts';
import { allowedChart, callAt, type ServiceCall } from '../kernel/index.ts';
import type { ShownCharts } from './shown-charts.ts';
import { refillRequestsIn } from './shown-medications.ts';

/** Permission to view the record covers reading; permission to act on it covers requesting and withdrawing. */
export class RefillsService implements Refills {
  readonly #refillStore: RefillStore;
  readonly #charts: Pick<ShownCharts, 'summary' | 'shows'>;
  readonly #correspondence: Pick<Correspondence, 'correspondents'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    refillStore: RefillStore,
    charts: Pick<ShownCharts, 'summary' | 'shows'>,
    correspondence: Pick<Correspondence, 'correspondents'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#refillStore = refillStore;
    this.#charts = charts;
    this.#correspondence = correspondence;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async medication(id: string): ServiceResult<RefillPage> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const chart = allowed.value;
    if (!(await this.#isShown(chart, id))) return failed({ kind: 'not-found' });
    const [practice, all, recorded] = await Promise.all([
      this.#practice(chart),
      this.#refillStore.of(chart),
      this.#recorded(chart, id),
    ]);
    const requests = all.filter(({ medication }) => medication.id === id);
    const medication = recorded === undefined ? requests[0]?.medication : asRequested(recorded);
    if (practice === undefined || practice.behavior.noRefillRequests === true || medication === undefined) {
      return failed({ kind: 'not-found' });
    }
    await log(this.#activityLog, this.#call, 'viewed-refills', id);
    const { answersWithin } = await this.#correspondence.correspondents(chart);
    const mayAct = refillWayFor(this.#call, chart, practice) === 'request';
    const { language, now } = this.#call;
    const lastFill = lastFillOf(recorded ?? {}, dayIn(practice.timeZone, now));
    return ok({
      practiceName: practice.name,
      practicePhone: practice.phone,
      timeZone: practice.timeZone,
      medication: howTakenIn(language)(medication),
      ...(lastFill === undefined ? {} : { lastFill: lastFillIn(lastFill, language) }),
      mayAct,
      canRequest: mayAct && recorded?.status === 'current',
      requests: refillRequestsIn(requests, language),
      ...lastPharmacy(all),
      ...(answersWithin === undefined ? {} : { answersWithin }),
    });
  }

  async request({ key, patient: chart, ...wanted }: RefillToRequest): ServiceResult<RefillId, RefillRefusal> {
    const { acting } = this.#call;
    if (!can(acting, 'health:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    const [pharmacy, note] = [
      parseRefillText(wanted.pharmacy, longestPharmacy),
      parseRefillText(wanted.note, longestNote),
    ];
    if (!pharmacy.ok || !note.ok) return failed({ kind: 'bad-input' });
    const [practice, recorded] = await Promise.all([this.#practice(chart), this.#recorded(chart, wanted.medication)]);
    if (practice === undefined || practice.behavior.noRefillRequests === true || recorded === undefined) {
      return failed({ kind: 'not-found' });
    }
    if (recorded.status !== 'current') return failed({ kind: 'not-current' });
    const refill = {
      medication: asRequested(recorded),
      ...(pharmacy.value === undefined ? {} : { pharmacy: pharmacy.value }),
      ...(note.value === undefined ? {} : { note: note.value }),
    };
    const requested = await this.#refillStore.request(chart, refill, key);
    if (!requested.ok) return failed({ kind: requested.error.kind });
    const { id, isNew } = requested.value;
    if (isNew) await log(this.#activityLog, callAt(this.#call, chart), 'requested-refill', id);
    return ok(id);
  }

  async withdraw({ patient: chart, id }: RefillToWithdraw): ServiceResult<void, WithdrawRefusal> {
    const { acting } = this.#call;
    if (!can(acting, 'health:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    const known = (await this.#refillStore.of(chart)).find((request) => request.id === id);
    if (known === undefined || !(await this.#isShown(chart, known.medication.id))) return failed({ kind: 'not-found' });
    if (!(await this.#refillStore.withdraw(chart, id))) return failed({ kind: 'already-answered' });
    if (known.status !== 'withdrawn') await log(this.#activityLog, callAt(this.#call, chart), 'withdrew-refill', id);
    return ok(undefined);
  }

  async #isShown(chart: PatientRef, medication: string): Promise<boolean> {
    return (await this.#charts.shows(this.#call.acting, chart))({ section: 'medications', entry: medication });
  }

  async #recorded(chart: PatientRef, id: string): Promise<Medication | undefined> {
    const { medications } = chartAt(await this.#charts.summary(this.#call.acting, chart), this.#call.now);
    return medications.kind === 'entries' ? medications.entries.find((entry) => entry.id === id) : undefined;
  }

  async #practice({ practice }: PatientRef): Promise<Practice | undefined> {
    const [found] = await this.#practices.practices([practice]);
    return found;
  }
}

const lastFillIn = (fill: LastFill, language: Language): LastFill =>
  fill.quantity === undefined ? fill : { ...fill, quantity: directionsIn(language)(fill.quantity) };

const asRequested = ({ id, name, dose, instructions }: Medication): RefillMedication => ({
  id,
  name,
  ...(dose === undefined ? {} : { dose }),
  ...(instructions === undefined ? {} : { instructions }),
});

const lastPharmacy = (requests: readonly RefillRequest[]): Pick<RefillRequest, 'pharmacy'> => {
  const pharmacy = requests.find((request) => request.pharmacy !== undefined)?.pharmacy;
  return pharmacy === undefined ? {} : { pharmacy };
};
