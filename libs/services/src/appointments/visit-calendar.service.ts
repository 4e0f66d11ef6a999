import type { ActivityLog } from '@portico/domain/activity';
import type { AppointmentStatus, CalendarFiles, Schedule } from '@portico/domain/appointments';
import { dayIn, failed, ok, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import type { FileContent, ServiceResult, LinkTo } from '@portico/application/kernel';
import { allowedCharts, callAt, type ServiceCall, sayIn } from '../kernel/index.ts';
import { listedIn } from './appointments.service.ts';
import type { VisitCalendar } from '@portico/application/appointments';
import { visitCalendarWords } from './visit-calendar.messages.ts';

/** Visits that can be exported to a calendar. */
const written: readonly AppointmentStatus[] = ['SCHEDULED', 'CHECKED-IN', 'CANCELLED'];
/** The file name has the type and the day, but no person's name. */

export class VisitCalendarService implements VisitCalendar {
  readonly #activityLog: ActivityLog;
  readonly #calendarFiles: CalendarFiles;
  readonly #linkTo: LinkTo;
  readonly #practices: PracticeDirectory;
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #call: ServiceCall;

  constructor(
    activityLog: ActivityLog,
    calendarFiles: CalendarFiles,
    linkTo: LinkTo,
    practices: PracticeDirectory,
    schedule: Pick<Schedule, 'visit'>,
    call: ServiceCall,
  ) {
    this.#activityLog = activityLog;
    this.#calendarFiles = calendarFiles;
    this.#linkTo = linkTo;
    this.#practices = practices;
    this.#schedule = schedule;
    this.#call = call;
  }

  async file(practiceId: PracticeId, appointment: AppointmentId): ServiceResult<FileContent> {
    const chart = allowedCharts(this.#call, 'appointments:view').find(({ practice }) => practice === practiceId);
    if (chart === undefined) return failed({ kind: 'not-found' });
    const [found, [practice]] = await Promise.all([
      this.#schedule.visit(chart, appointment),
      this.#practices.practices([practiceId]),
    ]);
    if (found === undefined || practice === undefined || !written.includes(found.status)) {
      return failed({ kind: 'not-found' });
    }
    const listed = listedIn(new Map([[practiceId, practice]]), found, this.#call);
    const { language, now } = this.#call;
    const visit = listed?.appointment ?? found;
    const entry = { visit, practice: practice.name, link: this.#linkTo('/appointments'), now };
    const bytes = this.#calendarFiles.write(entry, language);
    await log(this.#activityLog, callAt(this.#call, { practice: practiceId }), 'downloaded-calendar-file', found.id);
    const day = dayIn(visit.location.timeZone, visit.start);
    return ok({ name: `${sayIn(language)(visitCalendarWords.file)}-${day}.ics`, mediaType: 'text/calendar', bytes });
  }
}
