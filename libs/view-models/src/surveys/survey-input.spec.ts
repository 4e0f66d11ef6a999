import { describe, expect, it } from '@jest/globals';
import type { ShownQuestion, ShownSurvey } from '@portico/application/surveys';
import { Drafts } from '../kernel/index.ts';
import { SurveyInput } from './survey-input.ts';

const question = { id: 'more', kind: 'text', text: 'What else?', required: false } as ShownQuestion;
const survey = { questions: [question], answers: new Map() } as unknown as ShownSurvey;
const scene = () => {
  const draft = new Drafts(() => ({ person: 'ben', place: 'pena' })).of('survey');
  const input = new SurveyInput(draft);
  input.begin(survey);
  return { draft, input };
};

describe('the input of a survey', () => {
  it('ACC-297 is there again after the survey was left, and not after its draft was dropped', () => {
    const { draft, input } = scene();
    input.answer(question, { kind: 'text', text: 'Thanks' });
    input.write('Half a sen');
    input.clear();
    expect({ answersCount: input.answers.size, feedback: input.feedback }).toEqual({ answersCount: 0, feedback: '' });
    input.begin(survey);
    expect(input.answers.get('more' as never)).toEqual({ kind: 'text', text: 'Thanks' });
    expect({ feedback: input.feedback, hasFeedback: input.hasFeedback }).toEqual({
      feedback: 'Half a sen',
      hasFeedback: true,
    });
    draft.drop();
    input.begin(survey);
    expect({ answersCount: input.answers.size, hasFeedback: input.hasFeedback }).toEqual({
      answersCount: 0,
      hasFeedback: false,
    });
  });

  it('ACC-295 takes a blank text for no answer', () => {
    const { input } = scene();
    input.answer(question, { kind: 'text', text: 'Thanks' });
    input.answer(question, { kind: 'text', text: '  ' });
    expect(input.answers.size).toBe(0);
  });
});
