export { GuestSurveyScreen } from './guest-survey-screen.tsx';
export { SurveyScreen } from './survey-screen.tsx';
export { SurveysScreen } from './surveys-screen.tsx';
