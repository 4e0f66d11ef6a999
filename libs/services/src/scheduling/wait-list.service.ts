import type { OfferedTimes } from './wait-list-offers.ts';
import type { OwnWaitListEntries } from './own-wait-list-entries.ts';
import type { WaitWishes } from './judge-wait-list-wishes.ts';
import type { CodeGenerator } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Appointment, Schedule } from '@portico/domain/appointments';
import { dayIn, failed, ok, type PracticeId } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Availability, WaitEntry, WaitId, WaitListEntries } from '@portico/domain/scheduling';
import { log } from '../activity/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import { bookingChart } from './booking-chart.ts';
import { shownVisit } from './wait-list-entry-view.ts';
import type {
  WaitList,
  EarlierTimeScreen,
  FreeTime,
  JoinRefusal,
  OfferedPlace,
  OfferGone,
  TakenTime,
  Waiting,
  WaitLook,
  WaitPlace,
  WaitRequest,
} from '@portico/application/scheduling';

/** Ids of entries. */
type EntryIds = Pick<CodeGenerator, 'newId'>;

export class WaitListService implements WaitList {
  readonly #wishes: WaitWishes;
  readonly #entries: OwnWaitListEntries;
  readonly #offeredTimes: OfferedTimes;
  readonly #waitList: WaitListEntries;
  readonly #codes: EntryIds;
  readonly #availability: Pick<Availability, 'rules' | 'slots'>;
  readonly #practices: PracticeDirectory;
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    wishes: WaitWishes,
    entries: OwnWaitListEntries,
    offeredTimes: OfferedTimes,
    waitList: WaitListEntries,
    codes: EntryIds,
    availability: Pick<Availability, 'rules' | 'slots'>,
    practices: PracticeDirectory,
    schedule: Pick<Schedule, 'visit'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#wishes = wishes;
    this.#entries = entries;
    this.#offeredTimes = offeredTimes;
    this.#waitList = waitList;
    this.#codes = codes;
    this.#availability = availability;
    this.#practices = practices;
    this.#schedule = schedule;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async look({ practice: at, visit: id }: WaitLook): ServiceResult<EarlierTimeScreen> {
    const place = bookingChart(this.#call, { practice: at }, 'appointments:view');
    if (!place.ok) return place;
    const chart = place.value;
    const [[practice], rules, visit, waiting] = await Promise.all([
      this.#practices.practices([at]),
      this.#availability.rules(at),
      id === undefined ? undefined : this.#schedule.visit(chart, id),
      this.waiting(at),
    ]);
    if (practice === undefined || (id !== undefined && visit === undefined)) return failed({ kind: 'not-found' });
    const entry = waiting.find(({ replaces }) => replaces?.visit === id);
    const isOpen =
      visit === undefined || (visit.bookedAs !== undefined && (await this.#wishes.mayChange(visit, this.#call.now)));
    const { name, phone } = practice;
    const canWait = rules?.waitList === true && isOpen;
    const [free] = await Promise.all([
      canWait && visit !== undefined && entry === undefined ? this.#freeBefore(visit) : undefined,
      log(this.#activityLog, callAt(this.#call, chart), 'viewed-wait-list', id),
    ]);
    return ok({
      practice: { id: at, name, phone },
      ...(visit === undefined ? {} : { visit: shownVisit(visit) }),
      canWait,
      ...(entry === undefined ? {} : { waiting: entry }),
      ...(free === undefined ? {} : { free }),
    });
  }

  /** The earliest time at which what is booked could be had before it. */
  async #freeBefore({ patient, id, bookedAs, location, start }: Appointment): Promise<FreeTime | undefined> {
    if (bookedAs === undefined) return undefined;
    const offer = { ...bookedAs, location: location.id };
    const days = { start: dayIn(location.timeZone, this.#call.now), end: dayIn(location.timeZone, start) };
    const [first] = await this.#availability.slots(patient, offer, days, id);
    return first !== undefined && first.start < start ? { start: first.start, offer } : undefined;
  }

  waiting(practice: PracticeId): Promise<readonly Waiting[]> {
    return this.#entries.at(this.#call, practice);
  }

  async join(preference: WaitRequest): ServiceResult<Waiting, JoinRefusal> {
    const place = bookingChart(this.#call, preference, 'appointments:act');
    if (!place.ok) return place;
    const chart = place.value;
    const [rules, reach] = await Promise.all([
      this.#availability.rules(chart.practice),
      this.#entries.reach(this.#call, preference),
    ]);
    if (reach === undefined) return failed({ kind: 'not-found' });
    if (rules?.waitList !== true) return failed({ kind: 'not-offered' });
    const wanted = await this.#wishes.of(this.#call, chart, preference);
    if (!wanted.ok) return wanted;
    const { offer, days, replaces } = wanted.value;
    const entry: WaitEntry = {
      id: this.#codes.newId() as WaitId,
      patient: chart,
      wanted: {
        visitReason: offer.visitReason,
        ...(preference.anyProvider ? {} : { resource: offer.resource }),
        ...(preference.anyOffice ? {} : { location: offer.location }),
        weekdays: preference.weekdays.toSorted((a, b) => a - b),
        partOfDay: preference.partOfDay,
        days,
        noticeMinutes: preference.noticeMinutes,
      },
      ...(replaces === undefined ? {} : { replaces }),
      joinedAt: this.#call.now,
      reach,
      language: this.#call.language,
      state: { kind: 'waiting' },
      passed: [],
      version: 1,
    };
    if (!(await this.#waitList.join(entry))) return failed({ kind: 'already-waiting' });
    await log(this.#activityLog, callAt(this.#call, chart), 'joined-wait-list', replaces?.visit);
    const [shown] = await this.#entries.shown(this.#call, [entry]);
    return shown === undefined ? failed({ kind: 'not-found' }) : ok(shown);
  }

  async leave(place: WaitPlace): ServiceResult<void> {
    const found = await this.#entries.entry(this.#call, place);
    return found.ok ? this.#offeredTimes.leave(this.#call, found.value) : found;
  }

  async take(offer: OfferedPlace): ServiceResult<TakenTime, OfferGone> {
    const found = await this.#entries.entry(this.#call, offer);
    return found.ok ? this.#offeredTimes.take(this.#call, found.value, offer.hold) : found;
  }

  async pass(offer: OfferedPlace): ServiceResult<void> {
    const found = await this.#entries.entry(this.#call, offer);
    return found.ok ? this.#offeredTimes.pass(this.#call, found.value, offer.hold) : found;
  }
}
