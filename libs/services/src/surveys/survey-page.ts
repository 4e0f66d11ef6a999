import { type Language, inLanguageOf } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import { answersIn, type Survey, type SurveyQuestion, type SurveyRules } from '@portico/domain/surveys';
import { brandingOf } from '../guests/index.ts';
import type { ShownQuestion, ShownSurvey, SurveyChoice, SurveysPage } from '@portico/application/surveys';
import { surveysHeadingIn } from './surveys-heading.ts';

/** The reader of a page: a guest is shown nothing that the link does not reveal already. */
export interface Reader {
  readonly language: Language;
  readonly isGuest: boolean;
}

/** A page of surveys of one practice. A completed one shows thanks and not its questions (`ACC-301`). */
export const pageOf = (
  surveys: readonly Survey[],
  settings: SurveyRules,
  practice: Practice,
  reader: Reader,
): SurveysPage => {
  const { surveysHeading: _, ...rules } = settings;
  const open = surveys.filter(({ progress }) => progress.kind !== 'completed');
  return {
    surveysHeading: surveysHeadingIn(settings, reader.language),
    ...rules,
    surveysSelection: reader.isGuest ? [] : open.map((survey) => choiceOf(survey, reader.language)),
    surveys: open.map((survey) => shownOf(survey, practice, reader)),
    surveyAlreadyComplete: open.length < surveys.length,
    ...(reader.isGuest ? { guestSurveyCtx: contextOf(practice) } : {}),
  };
};

const contextOf = (practice: Practice) => ({
  practiceName: practice.name,
  practice: brandingOf(practice),
  analyticsIds: { practiceId: practice.id },
});

const choiceOf = ({ id, title, progress, visit: { id: _, ...visit } }: Survey, language: Language): SurveyChoice => ({
  uuid: id,
  title: inLanguageOf(title, language),
  state: progress.kind,
  visit,
});

const shownOf = (survey: Survey, practice: Practice, { language, isGuest }: Reader): ShownSurvey => {
  const { id, version, type, title, questions, patient, progress } = survey;
  const { id: appointmentId, ...visit } = survey.visit;
  return {
    uuid: id,
    version,
    surveyType: type,
    title: inLanguageOf(title, language),
    questions: questions.map((question) => shownQuestion(question, language)),
    appointmentId,
    patient,
    practiceMgmt: practice.behavior.management,
    isStarted: !isGuest && progress.kind !== 'waiting',
    answers: isGuest ? new Map() : answersIn(progress),
    ...(isGuest ? {} : { visit }),
  };
};

const shownQuestion = (question: SurveyQuestion, language: Language): ShownQuestion => {
  const { id, required } = question;
  const shown = { id, required, text: inLanguageOf(question.text, language) };
  return question.kind === 'choice'
    ? {
        ...shown,
        kind: question.kind,
        options: question.options.map(({ id: option, text }) => ({ id: option, text: inLanguageOf(text, language) })),
      }
    : { ...shown, kind: question.kind };
};
