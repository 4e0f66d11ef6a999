import type { Appointment, AppointmentStatus } from '../../appointments/index.ts';
import { DAY, plus, type AppointmentId, type Instant, type PatientRef, type PracticeId } from '../../kernel/index.ts';
import { usualSurveyRules, type SurveyStore, type SurveyRules } from '../ports/survey-store.ts';
import type { SurveyProgress, Waiting } from '../progress.ts';
import { askedForDays, surveyTypeOf, type Survey, type SurveyContent, type SurveyId } from '../survey.ts';

/** The part of a schedule that is read: the visits of all patients. */
export interface VisitsInMemory {
  all(): readonly Appointment[];
}

interface Kept {
  readonly version: number;
  readonly progress: Exclude<SurveyProgress, Waiting>;
}

const surveyed: ReadonlySet<AppointmentStatus> = new Set(['COMPLETED', 'CHECKED-IN']);

/** A survey store in memory, over the visits of a schedule. */
export class MemorySurveyStore implements SurveyStore {
  readonly #schedule: VisitsInMemory;
  readonly #rules = new Map<PracticeId, SurveyRules>();
  readonly #contents = new Map<PracticeId, readonly SurveyContent[]>();
  readonly #kept = new Map<string, Kept>();

  constructor(schedule: VisitsInMemory) {
    this.#schedule = schedule;
  }

  /** Sets a practice's surveys; earlier versions stay known. */
  put(practice: PracticeId, contents: readonly SurveyContent[], rules?: SurveyRules): void {
    this.#contents.set(practice, [...(this.#contents.get(practice) ?? []), ...contents]);
    if (rules !== undefined) this.#rules.set(practice, rules);
  }

  async rules(practice: PracticeId): Promise<SurveyRules> {
    return this.#rules.get(practice) ?? usualSurveyRules;
  }

  async open(patient: PatientRef, now: Instant): Promise<readonly Survey[]> {
    const since = plus(now, -askedForDays * DAY);
    return this.#visitsOf(patient)
      .filter(({ status, end }) => status === 'COMPLETED' && end > since && end <= now)
      .sort((a, b) => b.start - a.start || (a.id < b.id ? -1 : 1))
      .flatMap((visit) => this.#surveyOf(visit) ?? [])
      .filter(({ progress }) => progress.kind !== 'completed');
  }

  async survey(patient: PatientRef, id: SurveyId, version?: number): Promise<Survey | undefined> {
    return this.#found(patient, id, version);
  }

  async ofVisit(patient: PatientRef, appointment: AppointmentId): Promise<Survey | undefined> {
    const visit = this.#visitsOf(patient).find(({ id }) => id === appointment);
    return visit && this.#surveyOf(visit);
  }

  async keep(
    { id, patient, version }: Pick<Survey, 'id' | 'patient' | 'version'>,
    progress: Kept['progress'],
  ): Promise<boolean> {
    const survey = this.#found(patient, id, version);
    if (survey === undefined || survey.progress.kind === 'completed') return false;
    this.#kept.set(id, { version, progress });
    return true;
  }

  #found(patient: PatientRef, id: SurveyId, version?: number): Survey | undefined {
    return this.#visitsOf(patient)
      .flatMap((visit) => this.#surveyOf(visit, version) ?? [])
      .find((survey) => survey.id === id);
  }

  #visitsOf({ practice, patient }: PatientRef): Appointment[] {
    return this.#schedule
      .all()
      .filter((visit) => visit.patient.practice === practice && visit.patient.patient === patient);
  }

  #versionsOf(practice: PracticeId, type: SurveyContent['type']): readonly SurveyContent[] {
    return (this.#contents.get(practice) ?? [])
      .filter((content) => content.type === type)
      .sort((a, b) => b.version - a.version);
  }

  #surveyOf(visit: Appointment, wanted?: number): Survey | undefined {
    const { patient, status, start, provider, location } = visit;
    const id = `survey.${patient.practice}.${visit.id}` as SurveyId;
    const kept = this.#kept.get(id);
    const versions = this.#versionsOf(patient.practice, surveyTypeOf(visit));
    const content = versions.find(({ version }) => version === (wanted ?? kept?.version ?? version));
    if (content === undefined || !surveyed.has(status)) return undefined;
    return {
      ...content,
      id,
      patient,
      visit: { id: visit.id, start, timeZone: location.timeZone, provider: provider.name, office: location.office },
      progress: kept?.progress ?? { kind: 'waiting' },
    };
  }
}
