import { describe, expect, it } from '@jest/globals';
import { instant } from '../kernel/index.ts';
import { answersIn, cancelSurvey, completeSurvey, startSurvey } from './progress.ts';

const now = instant(1_795_287_600_000);
const answers = new Map([['overall', { kind: 'rating', stars: 4 } as const]]);

describe('how far a survey has come', () => {
  it('ACC-300 ACC-301 is started by its first answer, canceled when it is left, started again, and completed', () => {
    const started = startSurvey({ kind: 'waiting' }, answers);
    expect(started).toEqual({ kind: 'started', answers });
    const cancelled = cancelSurvey(started, now);
    expect(cancelled).toEqual({ kind: 'cancelled', answers, at: now });
    const again = startSurvey(cancelled, answers);
    const outcome = { satisfaction: 'not-share' } as const;
    expect(completeSurvey(again, outcome, now)).toEqual({ kind: 'completed', answers, outcome, at: now });
  });

  it('ACC-300 keeps what was answered in every state but the first', () => {
    const started = startSurvey({ kind: 'waiting' }, answers);
    expect(answersIn({ kind: 'waiting' })).toEqual(new Map());
    for (const progress of [started, cancelSurvey(started, now)]) expect(answersIn(progress)).toBe(answers);
  });
});
