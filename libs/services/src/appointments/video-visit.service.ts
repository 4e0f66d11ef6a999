import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { callOpensBefore, callStatus, type Schedule, type VideoRooms } from '@portico/domain/appointments';
import { failed, ok, plus } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type { VisitRef, VideoRefusal, VideoVisits } from '@portico/application/appointments';

export class VideoVisitsService implements VideoVisits {
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #videoRooms: VideoRooms;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(schedule: Pick<Schedule, 'visit'>, videoRooms: VideoRooms, activityLog: ActivityLog, call: ServiceCall) {
    this.#schedule = schedule;
    this.#videoRooms = videoRooms;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  /** Allowed before check-in too, which is offered but not required (`APT-133`). */
  async address({ patient, appointment }: VisitRef): ServiceResult<string, VideoRefusal> {
    const { acting, now } = this.#call;
    if (!can(acting, 'appointments:act', { kind: 'chart', chart: patient })) return failed({ kind: 'not-found' });
    const visit = await this.#schedule.visit(patient, appointment);
    if (visit === undefined) return failed({ kind: 'not-found' });
    const standing = visit.video ? callStatus(visit, now) : 'over';
    if (standing === 'over') return failed({ kind: 'video-over' });
    if (standing === 'early') return failed({ kind: 'video-too-early', until: plus(visit.start, -callOpensBefore) });
    const address = await this.#videoRooms.addressOf(patient, appointment);
    if (!address.ok) return address;
    await log(this.#activityLog, this.#call, 'joined-video-visit', visit.id);
    return ok(address.value);
  }
}
