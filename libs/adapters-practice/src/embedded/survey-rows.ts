import type { AppointmentId, Instant, PatientRef, TimeZone } from '@portico/domain/kernel';
import type {
  Survey,
  SurveyAnswer,
  SurveyContent,
  SurveyId,
  SurveyOutcome,
  SurveyProgress,
} from '@portico/domain/surveys';

export interface SurveyRow {
  readonly id: SurveyId;
  readonly appointment_id: AppointmentId;
  readonly starts_at: Instant;
  readonly time_zone: TimeZone;
  readonly provider_name: string;
  readonly office: string;
  readonly type: SurveyContent['type'];
  readonly version: number;
  readonly title: SurveyContent['title'];
  readonly questions: SurveyContent['questions'];
  readonly state: Exclude<SurveyProgress['kind'], 'waiting'> | null;
  readonly answers: readonly (readonly [string, SurveyAnswer])[] | null;
  readonly outcome: SurveyOutcome | null;
  readonly at: Instant | null;
}

/** The name of the survey about an appointment `a`: one survey asks about one visit. */
const surveyId = `md5(a.practice_id || '/' || a.id)::uuid::text`;

/**
 * The surveys of one patient, `$1` and `$2`, about visits that can be asked about; each in the version `$3`, else the one that was
 * begun, else the newest. More conditions follow.
 */
export const surveysOfPatient = `
  select ${surveyId} as id, a.id as appointment_id, a.starts_at, l.time_zone, d.name as provider_name, l.office,
    s.type, s.version, s.title, s.questions, k.state, k.answers, k.outcome, k.at
  from clinic.appointments a
  join clinic.providers d on d.practice_id = a.practice_id and d.id = a.provider_id
  join clinic.locations l on l.practice_id = a.practice_id and l.id = a.location_id
  left join clinic.survey_answers k
    on k.practice_id = a.practice_id and k.patient_id = a.patient_id and k.appointment_id = a.id
  join lateral (
    select * from clinic.surveys v
    where v.practice_id = a.practice_id and v.type = case when a.video then 'video-visit' else 'office-visit' end
      and v.version = coalesce($3, k.version, v.version) and (not v.withdrawn or k.version is not null)
    order by v.version desc limit 1
  ) s on true
  where a.practice_id = $1 and a.patient_id = $2 and a.status in ('COMPLETED', 'CHECKED-IN')`;

/** Which of them has this name. */
export const isSurvey = (parameter: string): string => `${surveyId} = ${parameter}`;

export const surveyOf = (patient: PatientRef, row: SurveyRow): Survey => ({
  id: row.id,
  type: row.type,
  version: row.version,
  title: row.title,
  questions: row.questions,
  patient,
  visit: {
    id: row.appointment_id,
    start: row.starts_at,
    timeZone: row.time_zone,
    provider: row.provider_name,
    office: row.office,
  },
  progress: progressOf(row),
});

const progressOf = ({ state, answers: kept, outcome, at }: SurveyRow): SurveyProgress => {
  const answers = new Map(kept ?? []);
  if (state === 'started') return { kind: state, answers };
  if (state === 'cancelled' && at !== null) return { kind: state, answers, at };
  if (state === 'completed' && at !== null && outcome !== null) return { kind: state, answers, outcome, at };
  return { kind: 'waiting' };
};
