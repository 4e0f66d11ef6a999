import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { listed, renderIn } from '../../testing/index.ts';
import { AnswerTime } from './answer-time.tsx';
import { visitDetailsWords } from './visit-details.messages.ts';

beforeEach(cleanup);

describe('when an answer to a request can be expected', () => {
  it.each([
    ['en', 24, 'Desert Bloom usually answers within 24 hours.'],
    ['en', 72, 'Desert Bloom usually answers within 3 days.'],
    ['es', 48, 'Desert Bloom suele responder en 2 días.'],
    ['en', undefined, ''],
  ] as const)('in %s, of %s hours', (language, hours, says) => {
    const visit = { listed: listed('a'), ...(hours === undefined ? {} : { answersWithin: hours }) };
    const { container } = renderIn(language, <AnswerTime visit={visit} />, visitDetailsWords);
    expect(container.textContent).toBe(says);
  });
});
