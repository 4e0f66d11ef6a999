import { south } from '../clinic-fixture.ts';
import { anaIsAsked, surveyOfAna } from './test-preconditions.ts';
import type { Rules } from './rule-types.ts';

const surveyData = {
  uuid: surveyOfAna,
  version: 1,
  questionsAndAnswers: [
    { questionId: 'overall', question: 'How was it?', answerType: 'RATING', answer: '5' },
    { questionId: 'waited', question: 'How long did you wait?', answerType: 'CHOICE', answer: 'short' },
  ],
  appointmentId: '1001-past0',
  patientId: '1001',
  practiceId: south.id,
  surveyType: 'OFFICE_VISIT',
};
const foreign = [
  { surveyData: { ...surveyData, patientId: '2002' } },
  { surveyData: { ...surveyData, practiceId: 'nowhere' } },
  { surveyData: { ...surveyData, uuid: 'unknown' } },
  // An invalid link, with and without a session.
  { surveyData: { ...surveyData, surveyHash: 'unknown', userId: '1001' } },
  { surveyData: { ...surveyData, userId: '1001' } },
];
const visit = { practiceId: south.id, patientId: '1001', appointmentId: '1001-past0' };

/** A guest's link to a survey is in the question itself, and shown in tests of its own. */
export const surveysRules: Rules = {
  getSurveys: {
    to: 'forms:act',
    given: anaIsAsked,
    input: { uuid: surveyOfAna },
    foreign: [
      { uuid: 'unknown' },
      { visit: { ...visit, patientId: '2002', appointmentId: '2002-past0' } },
      { visit: { ...visit, appointmentId: '2002-past0' } },
      { visit: { ...visit, practiceId: 'nowhere' } },
      { surveyHash: 'unknown', userId: '1001' },
      { userId: '1001' },
    ],
  },
  getSurveysNext: { to: 'forms:act', given: anaIsAsked, input: { surveyData }, foreign },
  postPendingSurvey: { to: 'forms:act', given: anaIsAsked, input: { surveyData }, foreign },
};
