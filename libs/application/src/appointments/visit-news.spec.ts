import { describe, expect, it } from '@jest/globals';
import { visitEvents } from '@portico/domain/notices';
import { anaAtMesa, mesa, stage, visit } from '../kernel/testing/index.ts';
import { visitNews } from './visit-news.ts';

const setUp = () => {
  const { accounts, practices, notifier } = stage();
  const errands: Promise<void>[] = [];
  const tell = visitNews({
    accounts,
    practices,
    notifier,
    linkTo: (path) => `https://portal.example.org${path}`,
    later: (work) => void errands.push(work()),
  });
  return { notifier, tell, settled: () => Promise.all(errands) };
};

describe('news of a visit', () => {
  it.each(visitEvents)('goes to whose chart it is, in their language, and says %s', async (event) => {
    const { notifier, tell, settled } = setUp();
    const { start, location, ...rest } = visit('checkup', anaAtMesa, 24, { visitType: 'Pregnancy test' });
    tell(event, { start, location, ...rest });
    await settled();
    expect(notifier.sent).toEqual([
      {
        notice: {
          kind: 'visit-news',
          event,
          practice: mesa.name,
          start,
          timeZone: location.timeZone,
          link: 'https://portal.example.org/appointments',
        },
        to: { channel: 'email', address: 'ana@example.com' },
        language: 'es',
      },
    ]);
  });

  it('goes to nobody where nobody has an account, or the practice has left', async () => {
    const { notifier, tell, settled } = setUp();
    tell('booked', visit('a', { ...anaAtMesa, patient: 'guest' as typeof anaAtMesa.patient }, 24));
    tell('booked', visit('a', { ...anaAtMesa, practice: 'gone' as typeof anaAtMesa.practice }, 24));
    await settled();
    expect(notifier.sent).toEqual([]);
  });
});
