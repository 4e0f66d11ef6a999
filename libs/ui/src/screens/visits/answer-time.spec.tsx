import { beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, plus } from '@portico/domain/kernel';
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
    const visit = {
      listed: listed('a'),
      practicePhone: '',
      ...(hours === undefined ? {} : { answersWithin: hours }),
    };
    const { start } = visit.listed.appointment;
    const { container } = renderIn(
      language,
      <AnswerTime visit={visit} now={plus(start, -100 * HOUR)} />,
      visitDetailsWords,
    );
    expect(container.textContent).toBe(says);
  });

  it.each([
    ['en', 47, /That may be too late for this time\. To be sure, call\.Call Desert Bloom: /],
    ['es', 1, /Podría ser demasiado tarde para este horario\. Para mayor seguridad, llame\.Llamar/],
  ] as const)('in %s, %s hours before the time, warns and says whom to call', (language, hours, says) => {
    const visit = { listed: listed('a'), practicePhone: '480-555-0142', answersWithin: 48 };
    const now = plus(visit.listed.appointment.start, -hours * HOUR);
    const { container } = renderIn(language, <AnswerTime visit={visit} now={now} />, visitDetailsWords);
    expect(container.textContent).toMatch(says);
    expect(container.querySelector('a')?.href).toMatch(/^tel:/);
  });

  it('warns of no request for no certain time', () => {
    const open = listed('a', { timeOpen: true });
    const visit = { listed: open, practicePhone: '', answersWithin: 48 };
    const { container } = renderIn('en', <AnswerTime visit={visit} now={open.appointment.start} />, visitDetailsWords);
    expect(container.textContent).not.toMatch(/too late/);
  });
});
