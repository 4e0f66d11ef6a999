import type { Appointment } from '@portico/domain/appointments';
import type { SurveyDesk } from '@portico/domain/surveys';
import type { Call } from '../kernel/index.ts';

/** The surveys about a visit as its check-out offers them (`APT-219`): none once all are answered. */
export interface SurveysAboutVisit {
  readonly heading?: string;
  readonly surveys: readonly { readonly id: string; readonly title: string }[];
}

/** Answers check-out, which has asked `can` already; undefined where there never was one. */
export const surveysOfVisit =
  (surveyDesk: Pick<SurveyDesk, 'ofVisit' | 'rules'>) =>
  async (
    { language }: Pick<Call, 'language'>,
    { patient, id }: Pick<Appointment, 'patient' | 'id'>,
  ): Promise<SurveysAboutVisit | undefined> => {
    const survey = await surveyDesk.ofVisit(patient, id);
    if (survey === undefined) return undefined;
    if (survey.progress.kind === 'completed') return { surveys: [] };
    const { surveysHeading } = await surveyDesk.rules(patient.practice);
    return { heading: surveysHeading[language], surveys: [{ id: survey.id, title: survey.title[language] }] };
  };
