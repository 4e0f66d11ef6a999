import type { WaitListService } from '../scheduling/index.ts';
import type { ActivityLog } from '@portico/domain/activity';
import { can, judgeCapability, type GuestPurpose } from '@portico/domain/access';
import type { Appointment, ComingVisits, Schedule } from '@portico/domain/appointments';
import { guestActionAt } from '@portico/domain/guests';
import { failed, ok, type AppointmentId, type HoldId, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { WaitId } from '@portico/domain/scheduling';
import { guestPaths } from '@portico/application/access';
import type { Caller, LinkFinder, WithheldAt } from '../access/index.ts';
import { log, originOf } from '../activity/index.ts';
import { withQuery, type ServiceResult, type Failure } from '@portico/application/kernel';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import type { OfferGone, TakenTime } from '@portico/application/scheduling';
import { actingAsGuest, chartOf } from './guest-acting.ts';
import type { ComingVisitPage, WaitListPage, LinkShut, NotificationLinkActions } from '@portico/application/guests';
import { brandingOf } from './practice-branding.ts';

/** What a link opens: the person it stands for, on one chart, about one thing. */
interface Opened {
  readonly call: ServiceCall;
  readonly chart: PatientRef;
  readonly resource: string;
  readonly practice: Practice;
}

/** Open to unauthenticated callers, who have only the link of a notification. */
export class NotificationLinkActionsService implements NotificationLinkActions {
  readonly #linkFinder: LinkFinder;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #comingVisits: Pick<ComingVisits, 'confirm'>;
  readonly #waitListIn: ForCall<ServiceCall, Pick<WaitListService, 'waiting' | 'take' | 'pass' | 'leave'>>;
  readonly #activityLog: ActivityLog;
  readonly #withheldAt: WithheldAt;
  readonly #caller: Caller;

  constructor(
    linkFinder: LinkFinder,
    practices: Pick<PracticeDirectory, 'practices'>,
    schedule: Pick<Schedule, 'visit'>,
    comingVisits: Pick<ComingVisits, 'confirm'>,
    waitListIn: ForCall<ServiceCall, Pick<WaitListService, 'waiting' | 'take' | 'pass' | 'leave'>>,
    activityLog: ActivityLog,
    withheldAt: WithheldAt,
    caller: Caller,
  ) {
    this.#linkFinder = linkFinder;
    this.#practices = practices;
    this.#schedule = schedule;
    this.#comingVisits = comingVisits;
    this.#waitListIn = waitListIn;
    this.#activityLog = activityLog;
    this.#withheldAt = withheldAt;
    this.#caller = caller;
  }

  async comingVisit(code: string): ServiceResult<ComingVisitPage, LinkShut> {
    const opened = await this.#open(code, 'guest-reschedule');
    if (!opened.ok) return opened;
    const { chart, resource } = opened.value;
    const visit = await this.#schedule.visit(chart, resource as AppointmentId);
    return visit === undefined ? unknown : ok(this.#shown(opened.value, visit, code));
  }

  async confirm(code: string): ServiceResult<ComingVisitPage, LinkShut> {
    const opened = await this.#open(code, 'guest-reschedule');
    if (!opened.ok) return opened;
    const { chart, resource, call } = opened.value;
    const id = resource as AppointmentId;
    const before = await this.#schedule.visit(chart, id);
    if (before === undefined) return unknown;
    const visit = await this.#comingVisits.confirm(chart, id, this.#caller.now);
    if (visit !== undefined && before.confirmed !== true) {
      await log(this.#activityLog, call, 'confirmed-visit', id);
    }
    return ok(this.#shown(opened.value, visit ?? before, code));
  }

  async earlierTime(code: string): ServiceResult<WaitListPage, LinkShut> {
    const opened = await this.#open(code, 'guest-offer');
    if (!opened.ok) return opened;
    const { practice } = opened.value;
    const [entry] = await this.#waitListIn(opened.value.call).waiting(practice.id);
    const branding = brandingOf(practice);
    if (entry === undefined) return ok({ practice: branding, isWaiting: false });
    const { replaces, offered } = entry;
    return ok({
      practice: branding,
      isWaiting: true,
      ...(replaces === undefined ? {} : { booked: replaces.start }),
      ...(offered === undefined
        ? {}
        : {
            offered: {
              hold: offered.hold,
              start: offered.start,
              end: offered.end,
              keptFor: offered.keptFor,
              video: offered.video,
              location: offered.location,
            },
          }),
    });
  }

  async takeEarlierTime(code: string, hold: HoldId): ServiceResult<TakenTime, LinkShut | OfferGone> {
    const opened = await this.#open(code, 'guest-offer');
    return opened.ok ? this.#waitListIn(opened.value.call).take({ ...placeOf(opened.value), hold }) : opened;
  }

  async keepMyTime(code: string, hold: HoldId): ServiceResult<void, LinkShut> {
    const opened = await this.#open(code, 'guest-offer');
    return opened.ok ? this.#waitListIn(opened.value.call).pass({ ...placeOf(opened.value), hold }) : opened;
  }

  async stopWaiting(code: string): ServiceResult<void, LinkShut> {
    const opened = await this.#open(code, 'guest-offer');
    return opened.ok ? this.#waitListIn(opened.value.call).leave(placeOf(opened.value)) : opened;
  }

  async #open(code: string, purpose: GuestPurpose): Promise<Result<Opened, LinkShut | Failure>> {
    const { now, language } = this.#caller;
    const found = await this.#linkFinder.find(this.#caller, code);
    if (!found.ok) return found;
    const verdict = judgeCapability(found.value, purpose, now);
    if (verdict.kind !== 'open') return failed({ kind: 'shut', why: verdict.kind });
    const acting = actingAsGuest(verdict.capability, now, this.#withheldAt);
    const chart = chartOf(verdict.capability);
    const { resource } = verdict.capability;
    if (acting === undefined || chart === undefined || resource === undefined) return unknown;
    if (!can(acting, 'appointments:act', { kind: 'chart', chart })) return unknown;
    const [practice] = await this.#practices.practices([chart.practice]);
    return practice === undefined
      ? unknown
      : ok({ call: { acting, now, language, ...originOf(this.#caller) }, chart, resource, practice });
  }

  #shown({ practice }: Opened, visit: Appointment, code: string): ComingVisitPage {
    const { start, end, location, video, status, confirmed } = visit;
    const stands = status === 'SCHEDULED' && this.#caller.now < start;
    const mayChange = stands && guestActionAt(practice, 'guest-reschedule') !== undefined;
    const query = { code, practice_id: practice.id, practice_mgmt: practice.behavior.management };
    return {
      practice: brandingOf(practice),
      start,
      end,
      location,
      video,
      standing: !stands ? 'over' : confirmed === true ? 'confirmed' : 'booked',
      ...(mayChange ? { changePath: withQuery(guestPaths['guest-reschedule'], query) } : {}),
    };
  }
}

const unknown = failed({ kind: 'shut', why: 'unknown' } as const);

const placeOf = ({ chart, resource }: Opened) => ({ practice: chart.practice, id: resource as WaitId });
