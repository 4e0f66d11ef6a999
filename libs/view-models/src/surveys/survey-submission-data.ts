import {
  averageRating,
  questionsAndAnswers,
  ratingsOf,
  satisfactionOf,
  type RatingThresholds,
  type SurveyAnswers,
} from '@portico/domain/surveys';
import type { ShownSurvey, SurveyData, SurveyLink } from '@portico/application/surveys';

/** The data that is sent for a survey, by the requirement's names (`ACC-285`). */
export const surveyDataOf = (
  { uuid, version, surveyType, questions, appointmentId, patient, practiceMgmt }: ShownSurvey,
  thresholds: RatingThresholds,
  answers: SurveyAnswers,
  { feedback, link }: { readonly feedback: string; readonly link?: SurveyLink },
): SurveyData => {
  const average = averageRating(ratingsOf(answers));
  const satisfaction = satisfactionOf(average, thresholds);
  return {
    questionsAndAnswers: questionsAndAnswers(questions, answers),
    belowThreshold: satisfaction === 'below',
    satisfiedButNotShare: satisfaction === 'not-share',
    uuid,
    version,
    appointmentId,
    patientId: patient.patient,
    practiceMgmt,
    practiceId: patient.practice,
    ...(average === undefined ? {} : { averageRating: average }),
    surveyType,
    ...link,
    ...(feedback === '' ? {} : { feedback }),
  };
};
