import type { Sql } from '@portico/adapters-storage/sql';
import { DAY, plus, type AppointmentId, type Instant, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import {
  askedForDays,
  parseSocialLink,
  usualSurveyRules,
  type Survey,
  type SurveyStore,
  type SurveyId,
  type SurveyProgress,
  type SurveyRules,
  type Waiting,
} from '@portico/domain/surveys';
import { isSurvey, surveyOf, surveysOfPatient, type SurveyRow } from './survey-rows.ts';

/** Every visit that is over, or that the patient is leaving, is asked about where its practice has a survey. */
export class EmbeddedSurveyStore implements SurveyStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async rules(practice: PracticeId): Promise<SurveyRules> {
    const [row] = await this.#sql.rows<{ readonly rules: SurveyRules }>({
      name: 'clinic-survey-rules',
      text: 'select rules from clinic.survey_rules where practice_id = $1',
      values: [practice],
    });
    if (row === undefined) return usualSurveyRules;
    // Written by the practice: only what is an address of such a page leaves here.
    return {
      ...row.rules,
      socialNetworkLinks: row.rules.socialNetworkLinks.flatMap((raw) => parseSocialLink(raw) ?? []),
    };
  }

  async open(patient: PatientRef, now: Instant): Promise<readonly Survey[]> {
    const rows = await this.#sql.rows<SurveyRow>({
      name: 'clinic-surveys-open',
      text: `${surveysOfPatient} and a.status = 'COMPLETED' and a.ends_at > $4 and a.ends_at <= $5
        and k.state is distinct from 'completed' order by a.starts_at desc, a.id`,
      values: [patient.practice, patient.patient, null, plus(now, -askedForDays * DAY), now],
    });
    return rows.map((row) => surveyOf(patient, row));
  }

  async survey(patient: PatientRef, id: SurveyId, version?: number): Promise<Survey | undefined> {
    const [row] = await this.#sql.rows<SurveyRow>({
      name: 'clinic-survey',
      text: `${surveysOfPatient} and ${isSurvey('$4')}`,
      values: [patient.practice, patient.patient, version ?? null, id],
    });
    return row && surveyOf(patient, row);
  }

  async ofVisit(patient: PatientRef, appointment: AppointmentId): Promise<Survey | undefined> {
    const [row] = await this.#sql.rows<SurveyRow>({
      name: 'clinic-survey-of-visit',
      text: `${surveysOfPatient} and a.id = $4`,
      values: [patient.practice, patient.patient, null, appointment],
    });
    return row && surveyOf(patient, row);
  }

  async keep(
    { id, patient, version }: Pick<Survey, 'id' | 'patient' | 'version'>,
    progress: Exclude<SurveyProgress, Waiting>,
  ): Promise<boolean> {
    const kept = await this.#sql.rows({
      name: 'clinic-survey-keep',
      text: `insert into clinic.survey_answers as kept
          (practice_id, patient_id, appointment_id, type, version, state, answers, outcome, at)
        select $1, $2, survey.appointment_id, survey.type, survey.version, $5, $6, $7, $8
        from (${surveysOfPatient} and ${isSurvey('$4')}) survey
        on conflict (practice_id, patient_id, appointment_id) do update
          set type = excluded.type, version = excluded.version, state = excluded.state, answers = excluded.answers,
            outcome = excluded.outcome, at = excluded.at
          where kept.state <> 'completed'
        returning 1`,
      values: [
        patient.practice,
        patient.patient,
        version,
        id,
        progress.kind,
        JSON.stringify([...progress.answers]),
        progress.kind === 'completed' ? JSON.stringify(progress.outcome) : null,
        progress.kind === 'started' ? null : progress.at,
      ],
    });
    return kept.length === 1;
  }
}
