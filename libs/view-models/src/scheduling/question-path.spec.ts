import { describe, expect, it } from '@jest/globals';
import type { Question, QuestionOption } from '@portico/domain/scheduling';
import { sample } from '@portico/domain/scheduling/testing';
import { QuestionPath } from './question-path.ts';

const said = (text: string) => ({ en: text, es: text });
const toVisit: QuestionOption = {
  id: 'any',
  text: said('Anybody'),
  leadsTo: {
    kind: 'visit-type',
    visitReason: sample.checkUp,
    video: false,
    selection: {
      providerSameAsLast: false,
      locationSameAsLast: false,
      providerPicklist: false,
      locationPicklist: false,
    },
  },
};
const whom: Question = { id: 'whom', text: said('Whom?'), options: [toVisit] };
const first: Question = { id: 'pain', text: said('Pain?'), options: [{ id: 'no', text: said('No'), leadsTo: whom }] };

describe('the path through the questions', () => {
  it('ACC-311 begins at the last answer that was given before, which can be changed', () => {
    const path = new QuestionPath(first, ['no', 'any']);
    expect([path.question?.id, path.option, path.step]).toEqual(['whom', 'any', 2]);
    path.back();
    expect([path.question?.id, path.option, path.canGoBack]).toEqual(['pain', 'no', false]);
  });

  it('ACC-309 goes on with an answer only, and at its end tells the visit type and all answers', () => {
    const path = new QuestionPath(first, []);
    expect([path.next(), path.step]).toEqual([undefined, 1]);
    path.choose('nonsense');
    expect([path.next(), path.option]).toEqual([undefined, 'nonsense']);
    path.choose('no');
    expect([path.next(), path.step, path.option]).toEqual([undefined, 2, undefined]);
    path.choose('any');
    expect(path.next()).toEqual({ end: toVisit.leadsTo, answers: ['no', 'any'] });
  });
});
