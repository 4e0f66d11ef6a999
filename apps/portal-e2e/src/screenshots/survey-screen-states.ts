import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { operationOf, type Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const content = (page: Page) => page.locator('main#content');

const visit = {
  start_time: '2026-03-04T20:30:00.000Z',
  timeZone: 'America/Chicago',
  providerName: 'Dr. María José Núñez Peña',
  office: 'Downtown Clinic',
};
const question = (questionId: string, answerType: string, text: string, options: readonly object[] = []) => ({
  questionId,
  answerType,
  question: text,
  required: answerType !== 'TEXT',
  options,
});
const questions = [
  question('overall', 'RATING', 'How was your visit overall?'),
  question('waited', 'CHOICE', 'How long did you wait?', [
    { id: 'short', text: 'Less than 15 minutes' },
    { id: 'long', text: '15 minutes or more' },
  ]),
  question('more', 'TEXT', 'What could we do better?'),
];
const survey = {
  uuid: 'a-survey',
  version: 1,
  surveyType: 'OFFICE_VISIT',
  title: 'Your visit at our office',
  questions,
  appointmentId: 'a-visit',
  patientId: 'a-patient',
  practiceMgmt: 'carecloud',
  practiceId: 'riverwalk',
  isStarted: true,
  questionsAndAnswers: [
    { ...questions[0], answer: '4' },
    { ...questions[1], answer: 'short' },
    { ...questions[2], answer: '' },
  ].map(({ questionId = '', question: asked = '', answerType = '', answer }) => ({
    questionId,
    question: asked,
    answerType,
    answer,
  })),
  visit,
};
const page = {
  surveysHeading: 'How was your visit?',
  surveysSelection: [
    { uuid: 'a-survey', title: survey.title, state: 'WAITING', visit },
    { uuid: 'another', title: 'Your video visit', state: 'CANCELLED', visit },
  ],
  surveys: [survey],
  surveyAlreadyComplete: false,
  ratingThreshold: 4,
  NetworkLinksRatingThreshold: 4.5,
  socialNetworkLinks: [],
  guestSurveyCtx: null,
};
const ofAGuest = {
  ...page,
  surveysSelection: [],
  surveys: [{ ...survey, isStarted: false, questionsAndAnswers: [], visit: null }],
  guestSurveyCtx: {
    practiceName: 'Riverwalk Family Medicine',
    practice: {
      practice_id: 'riverwalk',
      practice_name: 'Riverwalk Family Medicine',
      practice_mgmt: 'carecloud',
      practice_phone: '210-555-0100',
      accent: '#0b6e6e',
      logo: null,
    },
    analyticsIds: { practiceId: 'riverwalk' },
  },
};
const links = [
  { network: 'Google', address: 'https://g.page/r/riverwalk/review' },
  { network: 'Yelp', address: 'https://www.yelp.com/biz/riverwalk' },
];

/** Answers the surveys as if they stood so, and what is sent by this screen. */
const shown =
  (path: string, surveys: object, next = 'THANKS') =>
  async ({ page: tab, language }: Visitor): Promise<void> => {
    const getSurveysNext = {
      surveyNext: { screen: next, socialNetworkLinks: next === 'SHARE' ? links : [] },
      continueCheckoutData: null,
      status: next === 'FEEDBACK' ? 202 : 200,
    };
    await tab.route('**/graphql', (route) => {
      const operation = operationOf(route.request());
      if (operation === 'GetSurveys') return route.fulfill({ json: { data: { getSurveys: surveys } } });
      if (operation === 'GetSurveysNext') return route.fulfill({ json: { data: { getSurveysNext } } });
      return route.fallback();
    });
    await tab.goto(`${path}${path.includes('?') ? '&' : '?'}language=${language}`);
  };
const submit = (tab: Page) => content(tab).locator('form button[type=submit]');
const sent =
  (next: string) =>
  async (visitor: Visitor): Promise<void> => {
    await shown('/surveys/view?uuid=a-survey', page, next)(visitor);
    await submit(visitor.page).click();
  };
const byLink = '/guest/workflow/survey?survey_hash=a-code&user_id=a-patient';

/** The list of surveys, one of them, what comes after it, and the same by a guest's link. */
export const surveyScreens: readonly ScreenToShow[] = [
  {
    name: 'surveys',
    as: people.rich,
    arrive: shown('/surveys', page),
    ready: (tab) => content(tab).locator('a[href^="/surveys/view"]').first(),
  },
  {
    name: 'surveys-none',
    as: people.empty,
    arrive: shown('/surveys', { ...page, surveysSelection: [], surveys: [] }),
    ready: (tab) => content(tab).locator('svg').first(),
  },
  { name: 'survey', as: people.rich, arrive: shown('/surveys/view?uuid=a-survey', page), ready: submit },
  {
    name: 'survey-follow-up',
    as: people.rich,
    arrive: sent('FEEDBACK'),
    ready: (tab) => content(tab).locator('form textarea'),
  },
  {
    name: 'survey-share',
    as: people.rich,
    arrive: sent('SHARE'),
    ready: (tab) => content(tab).locator('a[target="_blank"]').first(),
  },
  {
    name: 'survey-check-out',
    as: people.rich,
    arrive: shown(
      '/appointments/check_out/survey?practiceId=riverwalk&patientId=a-patient&appointmentId=a-visit',
      page,
    ),
    ready: submit,
  },
  { name: 'survey-guest', arrive: shown(byLink, ofAGuest), ready: submit },
  {
    name: 'survey-guest-complete',
    arrive: shown(byLink, { ...ofAGuest, surveys: [], surveyAlreadyComplete: true }),
    ready: (tab) => content(tab).locator('a[href^="tel:"]').first(),
  },
];
