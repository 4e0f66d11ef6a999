export { GuestSurveysService } from './guest-surveys.service.ts';
export { surveysOfVisit } from './surveys-of-visit.ts';
export { SurveysService } from './surveys.service.ts';
