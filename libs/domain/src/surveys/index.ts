export {
  type SurveyAnswer,
  type SurveyAnswers,
  type QuestionAndAnswer,
  longestText,
  isWritten,
  questionsAndAnswers,
  parseAnswers,
  unanswered,
  ratingsOf,
} from './answers.ts';
export { type SurveyRules, usualSurveyRules, type SurveyStore } from './ports/survey-store.ts';
export {
  type SurveyProgress,
  type Waiting,
  type Started,
  type SurveyOutcome,
  type SurveyState,
  startSurvey,
  cancelSurvey,
  completeSurvey,
  answersIn,
} from './progress.ts';
export {
  type Thousandths,
  thousandths,
  starsOf,
  type RatingThresholds,
  averageRating,
  satisfactionOf,
} from './satisfaction.ts';
export { type SocialNetworkLink, parseSocialLink } from './social-link.ts';
export {
  type SurveyId,
  surveyTypes,
  type SurveyType,
  type SurveyQuestion,
  type SurveyContent,
  type Survey,
  askedForDays,
} from './survey.ts';
