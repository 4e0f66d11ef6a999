import type {
  NamedSurvey,
  ShownQuestion,
  ShownSurvey,
  SurveyData,
  SurveyNext,
  SurveyPost,
  SurveysPage,
} from '@portico/application/surveys';
import type { PracticeId } from '@portico/domain/kernel';
import { practiceManagements, type PracticeManagement } from '@portico/domain/practices';
import {
  parseAnswers,
  parseSocialLink,
  questionsAndAnswers,
  starsOf,
  surveyTypes,
  thousandths,
  type QuestionAndAnswer,
  type SocialNetworkLink,
  type SurveyId,
  type Thousandths,
} from '@portico/domain/surveys';
import { visitRef } from './appointments.codec.ts';
import { branding } from './branding.codec.ts';
import { codec, list, optional, readableList, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { both, field, record, unsent } from './object-codec.ts';
import { flag, id, idOf, maybe, moment, oneOf, timeZone, word } from './scalars.ts';

const stars: Codec<Thousandths, number> = codec(starsOf, thousandths);
const surveyType = word(surveyTypes);
const answerType = word(['rating', 'choice', 'text']);

const visit = record<NonNullable<ShownSurvey['visit']>>()({
  start: field('start_time', moment),
  timeZone: field('timeZone', timeZone),
  provider: 'providerName',
  office: 'office',
});

const surveyChoice = record<SurveysPage['surveysSelection'][number]>()({
  uuid: id('uuid'),
  title: 'title',
  state: field('state', word(['waiting', 'started', 'cancelled', 'completed'])),
  visit: field('visit', visit),
});

const asked = record<Omit<ShownQuestion, 'kind'>>()({ id: 'questionId', text: 'question', required: 'required' });
const options = list(record<{ readonly id: string; readonly text: string }>()({ id: 'id', text: 'text' }));

interface WireQuestion<Options> {
  readonly answerType: string;
  readonly options: Options;
}

const question: Codec<
  ShownQuestion,
  Written<typeof asked> & WireQuestion<Written<typeof options>>,
  Read<typeof asked> & WireQuestion<Read<typeof options>>
> = codec(
  (value) => ({
    ...asked.write(value),
    answerType: answerType.write(value.kind),
    options: value.kind === 'choice' ? options.write(value.options) : [],
  }),
  (json) => {
    const kind = answerType.read(json.answerType);
    return kind === 'choice'
      ? { ...asked.read(json), kind, options: options.read(json.options) }
      : { ...asked.read(json), kind };
  },
);

const questions = list(question);
const answered = list(
  record<QuestionAndAnswer>()({
    questionId: 'questionId',
    question: 'question',
    answerType: field('answerType', answerType),
    answer: 'answer',
  }),
);

interface WireAnswers<Questions, Answers> {
  readonly questions: Questions;
  readonly questionsAndAnswers: Answers;
}

/** The questions, and with each what was answered before. */
const content: Codec<
  Pick<ShownSurvey, 'questions' | 'answers'>,
  WireAnswers<Written<typeof questions>, Written<typeof answered>>,
  WireAnswers<Read<typeof questions>, Read<typeof answered>>
> = codec(
  (survey) => ({
    questions: questions.write(survey.questions),
    questionsAndAnswers: answered.write(questionsAndAnswers(survey.questions, survey.answers)),
  }),
  (json) => {
    const shown = questions.read(json.questions);
    const answers = parseAnswers(shown, json.questionsAndAnswers);
    return answers.ok ? { questions: shown, answers: answers.value } : unreadable();
  },
);

const survey = both(
  record<Omit<ShownSurvey, 'questions' | 'answers'>>()({
    uuid: id('uuid'),
    version: 'version',
    surveyType: field('surveyType', surveyType),
    title: 'title',
    appointmentId: id('appointmentId'),
    patient: { practice: id('practiceId'), patient: id('patientId') },
    practiceMgmt: field('practiceMgmt', oneOf(practiceManagements)),
    isStarted: 'isStarted',
    visit: maybe('visit', visit),
  }),
  content,
);

/** Links are validated again by who reads them: one that is no known social page is dropped. */
const links = readableList(
  codec<SocialNetworkLink, SocialNetworkLink, { readonly network: string; readonly address: string }>(
    (link) => link,
    (json) => parseSocialLink(json) ?? unreadable(),
  ),
);

const guestContext = record<NonNullable<SurveysPage['guestSurveyCtx']>>()({
  practiceName: 'practiceName',
  practice: field('practice', branding),
  analyticsIds: field('analyticsIds', record<{ readonly practiceId: PracticeId }>()({ practiceId: id('practiceId') })),
});

export const surveysPage = record<SurveysPage>()({
  surveysHeading: 'surveysHeading',
  surveysSelection: field('surveysSelection', list(surveyChoice)),
  surveys: field('surveys', list(survey)),
  surveyAlreadyComplete: 'surveyAlreadyComplete',
  ratingThreshold: maybe('ratingThreshold', stars),
  NetworkLinksRatingThreshold: maybe('NetworkLinksRatingThreshold', stars),
  socialNetworkLinks: field('socialNetworkLinks', links),
  guestSurveyCtx: maybe('guestSurveyCtx', guestContext),
});

const management: Codec<PracticeManagement, PracticeManagement, string | null | undefined> = codec(
  (value) => value,
  (json) => (json == null ? practiceManagements[0] : oneOf(practiceManagements).read(json)),
);

/** A survey's answers as sent. The link by which a guest sends them says who they are, and is no part of them. */
export const surveyData = record<SurveyData>()({
  questionsAndAnswers: field('questionsAndAnswers', answered),
  belowThreshold: field('belowThreshold', flag),
  satisfiedButNotShare: field('satisfiedButNotShare', flag),
  uuid: id('uuid'),
  version: 'version',
  appointmentId: id('appointmentId'),
  patientId: id('patientId'),
  practiceMgmt: field('practiceMgmt', management),
  practiceId: id('practiceId'),
  averageRating: maybe('averageRating', stars),
  surveyType: field('surveyType', surveyType),
  surveyHash: unsent,
  userId: unsent,
  feedback: 'feedback',
});

const sentLinks: Codec<
  readonly SocialNetworkLink[],
  Written<typeof links>,
  Read<typeof links> | null | undefined
> = codec(links.write, (jsons) => links.read(jsons ?? []));

export const surveyPost = record<SurveyPost>()({
  surveyData: field('surveyData', surveyData),
  postWithNegativeFeedback: field('postWithNegativeFeedback', flag),
  socialNetworkLinks: field('socialNetworkLinks', sentLinks),
  enableSocialSharing: field('enableSocialSharing', flag),
  inCheckout: field('inCheckout', flag),
  redirectToCheckout: field('redirectToCheckout', flag),
});

const screens = word(['feedback', 'thanks', 'share']);

interface WireNext<Links> {
  readonly screen: string;
  readonly socialNetworkLinks: Links;
}

const nextScreen: Codec<
  SurveyNext['surveyNext'],
  WireNext<Written<typeof links>>,
  WireNext<Read<typeof links>>
> = codec(
  (value) => ({
    screen: screens.write(value.kind),
    socialNetworkLinks: value.kind === 'share' ? links.write(value.socialNetworkLinks) : [],
  }),
  (json) => {
    const kind = screens.read(json.screen);
    return kind === 'share' ? { kind, socialNetworkLinks: links.read(json.socialNetworkLinks) } : { kind };
  },
);

const checkout = record<NonNullable<SurveyNext['continueCheckoutData']>>()({
  redirect: 'redirect',
  patient: { practice: id('practiceId'), patient: id('patientId') },
  appointment: id('appointmentId'),
});

export const surveyNext = record<SurveyNext>()({
  surveyNext: field('surveyNext', nextScreen),
  continueCheckoutData: maybe('continueCheckoutData', checkout),
  status: field('status', oneOf([200, 202])),
});

const surveyId = optional(idOf<SurveyId>());
const surveyedVisit = optional(visitRef);

/** One survey, by its id or by its visit, or none in particular. */
export const namedSurvey: Codec<
  NamedSurvey | undefined,
  { readonly uuid: string | null; readonly visit: Written<typeof surveyedVisit> },
  { readonly uuid?: Read<typeof surveyId>; readonly visit?: Read<typeof surveyedVisit> }
> = codec(
  (named) => ({
    uuid: surveyId.write(named?.kind === 'survey' ? named.uuid : undefined),
    visit: surveyedVisit.write(named?.kind === 'visit' ? named.visit : undefined),
  }),
  (json) => {
    const [uuid, seen] = [surveyId.read(json.uuid), surveyedVisit.read(json.visit)];
    if (uuid !== undefined) return { kind: 'survey', uuid };
    return seen === undefined ? undefined : { kind: 'visit', visit: seen };
  },
);
