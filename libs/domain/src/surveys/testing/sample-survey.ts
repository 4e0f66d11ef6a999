import { thousandths } from '../satisfaction.ts';
import type { SurveyRules } from '../ports/survey-store.ts';
import type { SurveyContent } from '../survey.ts';

/** A survey with a question of every kind. */
export const sampleSurvey: SurveyContent = {
  type: 'office-visit',
  version: 1,
  title: { en: 'Your visit', es: 'Su consulta' },
  questions: [
    {
      id: 'overall',
      kind: 'rating',
      text: { en: 'How was your visit overall?', es: '¿Cómo fue su consulta en general?' },
      required: true,
    },
    {
      id: 'listened',
      kind: 'rating',
      text: { en: 'How well did we listen to you?', es: '¿Qué tan bien le escuchamos?' },
      required: false,
    },
    {
      id: 'waited',
      kind: 'choice',
      text: { en: 'How long did you wait?', es: '¿Cuánto tiempo esperó?' },
      required: true,
      options: [
        { id: 'short', text: { en: 'Less than 15 minutes', es: 'Menos de 15 minutos' } },
        { id: 'long', text: { en: '15 minutes or more', es: '15 minutos o más' } },
      ],
    },
    {
      id: 'more',
      kind: 'text',
      text: { en: 'Anything else?', es: '¿Algo más?' },
      required: false,
    },
  ],
};

export const sampleRules: SurveyRules = {
  surveysHeading: { en: 'Tell us how it was', es: 'Cuéntenos cómo fue' },
  ratingThreshold: thousandths(3.5),
  NetworkLinksRatingThreshold: thousandths(4.5),
  socialNetworkLinks: [{ network: 'Google', address: 'https://g.page/r/sample/review' }],
};
