import { can } from '@portico/domain/access';
import type { Appointment } from '@portico/domain/appointments';
import type { SurveyStore } from '@portico/domain/surveys';
import { inLanguageOf } from '@portico/domain/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import { surveysHeadingIn } from './surveys-heading.ts';

/** The surveys about a visit as its check-out offers them (`APT-219`): none once all are answered. */
export interface SurveysAboutVisit {
  readonly heading?: string;
  readonly surveys: readonly { readonly id: string; readonly title: string }[];
}

/** Undefined if there never was one, or if the person may not answer it. */
export const surveysOfVisit =
  (surveyStore: Pick<SurveyStore, 'ofVisit' | 'rules'>) =>
  async (
    { acting, language }: Pick<ServiceCall, 'acting' | 'language'>,
    { patient, id }: Pick<Appointment, 'patient' | 'id'>,
  ): Promise<SurveysAboutVisit | undefined> => {
    if (!can(acting, 'forms:act', { kind: 'chart', chart: patient })) return undefined;
    const survey = await surveyStore.ofVisit(patient, id);
    if (survey === undefined) return undefined;
    if (survey.progress.kind === 'completed') return { surveys: [] };
    const rules = await surveyStore.rules(patient.practice);
    const title = inLanguageOf(survey.title, language);
    return { heading: surveysHeadingIn(rules, language), surveys: [{ id: survey.id, title }] };
  };
