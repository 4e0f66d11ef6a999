import type {
  ShownQuestion,
  ShownSurvey,
  ShownVisit,
  SurveyData,
  SurveyNext,
  SurveyScreen,
  SurveysPage,
} from '@portico/application/surveys';
import type { AppointmentId, PatientId, PracticeId, TimeZone } from '@portico/domain/kernel';
import { practiceManagements } from '@portico/domain/practices';
import {
  parseAnswers,
  parseSocialLink,
  starsOf,
  surveyTypes,
  thousandths,
  type SocialNetworkLink,
  type SurveyId,
} from '@portico/domain/surveys';
import type {
  GetSurveysNextMutation,
  GetSurveysQuery,
  SocialNetworkLinkPartsFragment,
  SurveyDataInput,
  SurveyedVisitPartsFragment,
} from '../generated/operations.ts';
import { fromWire, toWire } from '../wire-words.ts';
import { instantFromWire } from './appointments.wire.ts';
import { brandingFromWire } from './graphql-guests.ts';

type WirePage = GetSurveysQuery['getSurveys'];
type WireSurvey = WirePage['surveys'][number];
type WireQuestion = WireSurvey['questions'][number];

/** Undefined where something in it is unknown to this portal. */
export const pageFromWire = (wire: WirePage): SurveysPage | undefined => {
  const surveys = wire.surveys.flatMap((survey) => surveyFromWire(survey) ?? []);
  const selection = wire.surveysSelection.flatMap((choice) => choiceFromWire(choice) ?? []);
  if (surveys.length < wire.surveys.length || selection.length < wire.surveysSelection.length) return undefined;
  const { ratingThreshold, NetworkLinksRatingThreshold, guestSurveyCtx } = wire;
  return {
    surveysHeading: wire.surveysHeading,
    surveysSelection: selection,
    surveys,
    surveyAlreadyComplete: wire.surveyAlreadyComplete,
    ...(ratingThreshold === null ? {} : { ratingThreshold: thousandths(ratingThreshold) }),
    ...(NetworkLinksRatingThreshold === null
      ? {}
      : { NetworkLinksRatingThreshold: thousandths(NetworkLinksRatingThreshold) }),
    socialNetworkLinks: linksFromWire(wire.socialNetworkLinks),
    ...(guestSurveyCtx === null ? {} : { guestSurveyCtx: contextFromWire(guestSurveyCtx) }),
  };
};

const contextFromWire = ({ practiceName, practice, analyticsIds }: NonNullable<WirePage['guestSurveyCtx']>) => ({
  practiceName,
  practice: brandingFromWire(practice),
  analyticsIds: { practiceId: analyticsIds.practiceId as PracticeId },
});

const states = ['waiting', 'started', 'cancelled', 'completed'] as const;

const choiceFromWire = ({ uuid, title, state: word, visit }: WirePage['surveysSelection'][number]) => {
  const state = states.find((one) => one === fromWire(word));
  return state && { uuid: uuid as SurveyId, title, state, visit: visitFromWire(visit) };
};

const visitFromWire = (wire: SurveyedVisitPartsFragment): ShownVisit => ({
  start: instantFromWire(wire.start_time),
  timeZone: wire.timeZone as TimeZone,
  provider: wire.providerName,
  office: wire.office,
});

const surveyFromWire = (wire: WireSurvey): ShownSurvey | undefined => {
  const questions = wire.questions.flatMap((question) => questionFromWire(question) ?? []);
  const surveyType = surveyTypes.find((one) => one === fromWire(wire.surveyType));
  const practiceMgmt = practiceManagements.find((one) => one === wire.practiceMgmt);
  const answers = parseAnswers(questions, wire.questionsAndAnswers);
  if (questions.length < wire.questions.length || surveyType === undefined) return undefined;
  if (practiceMgmt === undefined || !answers.ok) return undefined;
  return {
    uuid: wire.uuid as SurveyId,
    version: wire.version,
    surveyType,
    title: wire.title,
    questions,
    appointmentId: wire.appointmentId as AppointmentId,
    patient: { practice: wire.practiceId as PracticeId, patient: wire.patientId as PatientId },
    practiceMgmt,
    isStarted: wire.isStarted,
    answers: answers.value,
    ...(wire.visit === null ? {} : { visit: visitFromWire(wire.visit) }),
  };
};

const kinds = ['rating', 'choice', 'text'] as const;

const questionFromWire = (wire: WireQuestion): ShownQuestion | undefined => {
  const kind = kinds.find((one) => one === fromWire(wire.answerType));
  const shown = { id: wire.questionId, text: wire.question, required: wire.required };
  if (kind === 'choice') return { ...shown, kind, options: wire.options.map(({ id, text }) => ({ id, text })) };
  return kind && { ...shown, kind };
};

/** Validates links again on the client: one that is no known social page is dropped. */
const linksFromWire = (wire: readonly SocialNetworkLinkPartsFragment[]): readonly SocialNetworkLink[] =>
  wire.flatMap((link) => parseSocialLink(link) ?? []);

export const dataToWire = ({
  questionsAndAnswers,
  averageRating,
  surveyType,
  ...rest
}: SurveyData): SurveyDataInput => ({
  ...rest,
  questionsAndAnswers: questionsAndAnswers.map((one) => ({ ...one, answerType: toWire(one.answerType) })),
  averageRating: averageRating === undefined ? null : starsOf(averageRating),
  surveyType: toWire(surveyType),
});

/** Undefined for a screen or a status that this portal does not know. */
export const nextFromWire = (wire: GetSurveysNextMutation['getSurveysNext']): SurveyNext | undefined => {
  const { surveyNext, continueCheckoutData: goOn, status } = wire;
  const screen = screenFromWire(surveyNext);
  if (screen === undefined || (status !== 200 && status !== 202)) return undefined;
  return {
    surveyNext: screen,
    ...(goOn === null
      ? {}
      : {
          continueCheckoutData: {
            redirect: goOn.redirect,
            patient: { practice: goOn.practiceId as PracticeId, patient: goOn.patientId as PatientId },
            appointment: goOn.appointmentId as AppointmentId,
          },
        }),
    status,
  };
};

const screenFromWire = ({
  screen,
  socialNetworkLinks,
}: GetSurveysNextMutation['getSurveysNext']['surveyNext']): SurveyScreen | undefined => {
  const kind = (['feedback', 'thanks', 'share'] as const).find((one) => one === fromWire(screen));
  if (kind === 'share') return { kind, socialNetworkLinks: linksFromWire(socialNetworkLinks) };
  return kind && { kind };
};
