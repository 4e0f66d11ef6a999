import type {
  NamedSurvey,
  ShownSurvey,
  ShownVisit,
  SurveyData,
  SurveyNext,
  Surveys,
  SurveysPage,
} from '@portico/application/surveys';
import { isoOf } from '@portico/domain/kernel';
import {
  parseSocialLink,
  questionsAndAnswers,
  starsOf,
  surveyTypes,
  thousandths,
  type SurveyId,
  type Thousandths,
} from '@portico/domain/surveys';
import { practiceManagements } from '@portico/domain/practices';
import type {
  MutationResolvers,
  QueryGetSurveysArgs,
  QueryResolvers,
  Survey,
  SurveyDataInput,
  SurveyedVisit,
  SurveysAnswer,
  SurveysNextAnswer,
} from '../generated/resolvers.ts';
import { fromWire, toWire } from '../wire-words.ts';
import { visitFrom } from './canceling.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { brandingToWire } from './guests.resolvers.ts';
import { idFrom } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';

export const surveysQueries: Pick<QueryResolvers<GatewayContext>, 'getSurveys'> = {
  getSurveys: async (_, asked, context) =>
    pageToWire(valueOf(await surveysFor(asked, context).surveys(namedIn(asked)))),
};

export const surveysMutations: Pick<MutationResolvers<GatewayContext>, 'getSurveysNext' | 'postPendingSurvey'> = {
  getSurveysNext: async (_, { surveyData, ...asked }, context) =>
    nextToWire(
      valueOf(
        await surveysFor(surveyData, context).next({
          surveyData: dataFrom(surveyData),
          postWithNegativeFeedback: asked.postWithNegativeFeedback === true,
          socialNetworkLinks: (asked.socialNetworkLinks ?? []).flatMap((link) => parseSocialLink(link) ?? []),
          enableSocialSharing: asked.enableSocialSharing === true,
          inCheckout: asked.inCheckout === true,
          redirectToCheckout: asked.redirectToCheckout === true,
        }),
      ),
    ),
  postPendingSurvey: async (_, { surveyData }, context) => {
    valueOf(await surveysFor(surveyData, context).leave(dataFrom(surveyData)));
    return { status: 200, message: 'Done.' };
  },
};

interface LinkOnWire {
  readonly surveyHash?: string | null | undefined;
  readonly userId?: string | null | undefined;
}

/** A link is answered as a guest's, also with a session; half a link opens nothing. */
const surveysFor = ({ surveyHash, userId }: LinkOnWire, context: GatewayContext): Surveys =>
  surveyHash == null && userId == null
    ? context.own().surveys
    : context.guestSurveys({ surveyHash: surveyHash ?? '', userId: userId ?? '' });

const namedIn = ({ uuid, visit }: QueryGetSurveysArgs): NamedSurvey | undefined => {
  if (uuid != null) return { kind: 'survey', uuid: idFrom<SurveyId>(uuid) };
  return visit == null ? undefined : { kind: 'visit', visit: visitFrom(visit) };
};

const dataFrom = (wire: SurveyDataInput): SurveyData => {
  const surveyType = surveyTypes.find((one) => one === fromWire(wire.surveyType));
  const practiceMgmt = practiceManagements.find((one) => one === (wire.practiceMgmt ?? one));
  if (surveyType === undefined || practiceMgmt === undefined) throw refusal({ kind: 'bad-input' });
  return {
    questionsAndAnswers: wire.questionsAndAnswers.map(({ questionId, question, answerType, answer }) => ({
      questionId,
      question,
      answerType: answerType === 'RATING' ? 'rating' : answerType === 'CHOICE' ? 'choice' : 'text',
      answer,
    })),
    belowThreshold: wire.belowThreshold === true,
    satisfiedButNotShare: wire.satisfiedButNotShare === true,
    uuid: idFrom<SurveyId>(wire.uuid),
    version: wire.version,
    appointmentId: idFrom(wire.appointmentId),
    patientId: idFrom(wire.patientId),
    practiceMgmt,
    practiceId: idFrom(wire.practiceId),
    ...(wire.averageRating == null ? {} : { averageRating: thousandths(wire.averageRating) }),
    surveyType,
    ...(wire.feedback == null ? {} : { feedback: wire.feedback }),
  };
};

const starsToWire = (stars: Thousandths | undefined): number | null => (stars === undefined ? null : starsOf(stars));

const pageToWire = (page: SurveysPage): SurveysAnswer => ({
  surveysHeading: page.surveysHeading,
  surveysSelection: page.surveysSelection.map(({ uuid, title, state, visit }) => ({
    uuid,
    title,
    state: toWire(state),
    visit: visitToWire(visit),
  })),
  surveys: page.surveys.map(surveyToWire),
  surveyAlreadyComplete: page.surveyAlreadyComplete,
  ratingThreshold: starsToWire(page.ratingThreshold),
  NetworkLinksRatingThreshold: starsToWire(page.NetworkLinksRatingThreshold),
  socialNetworkLinks: page.socialNetworkLinks,
  guestSurveyCtx:
    page.guestSurveyCtx === undefined
      ? null
      : { ...page.guestSurveyCtx, practice: brandingToWire(page.guestSurveyCtx.practice) },
});

const visitToWire = ({ start, timeZone, provider, office }: ShownVisit): SurveyedVisit => ({
  start_time: isoOf(start),
  timeZone,
  providerName: provider,
  office,
});

const surveyToWire = (survey: ShownSurvey): Survey => ({
  uuid: survey.uuid,
  version: survey.version,
  surveyType: toWire(survey.surveyType),
  title: survey.title,
  questions: survey.questions.map((question) => ({
    questionId: question.id,
    question: question.text,
    answerType: toWire(question.kind),
    required: question.required,
    options: question.kind === 'choice' ? question.options : [],
  })),
  appointmentId: survey.appointmentId,
  patientId: survey.patient.patient,
  practiceMgmt: survey.practiceMgmt,
  practiceId: survey.patient.practice,
  isStarted: survey.isStarted,
  questionsAndAnswers: questionsAndAnswers(survey.questions, survey.answers).map((one) => ({
    ...one,
    answerType: toWire(one.answerType),
  })),
  visit: survey.visit === undefined ? null : visitToWire(survey.visit),
});

const nextToWire = ({ surveyNext, continueCheckoutData: goOn, status }: SurveyNext): SurveysNextAnswer => ({
  surveyNext: {
    screen: toWire(surveyNext.kind),
    socialNetworkLinks: surveyNext.kind === 'share' ? surveyNext.socialNetworkLinks : [],
  },
  continueCheckoutData:
    goOn === undefined
      ? null
      : {
          redirect: goOn.redirect,
          practiceId: goOn.patient.practice,
          patientId: goOn.patient.patient,
          appointmentId: goOn.appointment,
        },
  status,
});
