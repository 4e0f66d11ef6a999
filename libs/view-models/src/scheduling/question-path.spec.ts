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
    const path = new QuestionPath(first, { answered: ['no'], option: 'any' });
    expect({ id: path.question?.id, option: path.option, step: path.step }).toEqual({
      id: 'whom',
      option: 'any',
      step: 2,
    });
    path.back();
    expect({ id: path.question?.id, option: path.option, canGoBack: path.canGoBack }).toEqual({
      id: 'pain',
      option: 'no',
      canGoBack: false,
    });
  });

  it.each([0, 1, 2, 5])('ACC-311 goes back to the question that was answered at place %i', (place) => {
    const last: Question = { id: 'last', text: said('Last?'), options: [toVisit] };
    const middle: Question = {
      id: 'mid',
      text: said('Mid?'),
      options: [{ id: 'yes', text: said('Yes'), leadsTo: last }],
    };
    const start: Question = {
      id: 'one',
      text: said('One?'),
      options: [{ id: 'no', text: said('No'), leadsTo: middle }],
    };
    const path = new QuestionPath(start, { answered: ['no', 'yes'] });
    path.backTo(place);
    const [questions, options] = [
      ['one', 'mid', 'last'],
      ['no', 'yes', undefined],
    ];
    const reached = Math.min(place, 2);
    expect([path.question?.id, path.option]).toEqual([questions[reached], options[reached]]);
  });

  it('ACC-309 goes on with an answer only, and at its end tells the visit type and all answers', () => {
    const path = new QuestionPath(first, { answered: [] });
    expect({ next: path.next(), step: path.step }).toEqual({ next: undefined, step: 1 });
    path.choose('nonsense');
    expect({ next: path.next(), option: path.option }).toEqual({ next: undefined, option: 'nonsense' });
    path.choose('no');
    expect({ next: path.next(), step: path.step, option: path.option }).toEqual({
      next: undefined,
      step: 2,
      option: undefined,
    });
    path.choose('any');
    expect(path.next()).toEqual({ end: toVisit.leadsTo, answers: ['no', 'any'] });
  });
});
