import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ticketFor } from '@portico/adapters-practice/embedded';
import { instant, MINUTE, plus } from '@portico/domain/kernel';
import { PartnerDouble } from './partner-double.ts';

const secret = new Uint8Array(32).fill(3);
const noon = instant(1_800_000_000_000);
const back = 'https://portal.example/back?of=1';

describe('the double of a partner', () => {
  let double: PartnerDouble;
  let told: string[] = [];
  beforeEach(async () => {
    told = [];
    const tell = async (task: string) => void told.push(task);
    double = await PartnerDouble.start({ name: 'Mesa & Co', secret, now: () => noon, tell });
  });
  afterEach(() => double.close());

  const come = (ticket: string) => fetch(`${double.origin}/?ticket=${ticket}`);
  const ticket = (locale = 'en', at = noon, by = secret) =>
    ticketFor({ task: 'task-1', return_to: back, locale }, plus(at, MINUTE), by);
  const answer = (key: string, answers: Record<string, string>) =>
    fetch(`${double.origin}/answers`, {
      method: 'POST',
      body: new URLSearchParams({ key, ...answers }),
      redirect: 'manual',
    });
  const keyIn = (html: string): string => /name="key" value="([0-9a-f]{32})"/.exec(html)?.[1] ?? '';

  it('asks in the language of the ticket, tells the practice and leads back by it alone', async () => {
    const html = await (await come(ticket('es'))).text();
    expect(html).toContain('¿Ha cambiado su seguro');
    expect(html).toContain(`href="${back}"`);
    const key = keyIn(html);
    for (const answers of [{}, { insurance: 'no', contact: ' ' }, { insurance: 'maybe', contact: 'Ñ' }]) {
      const again = await answer(key, answers);
      expect({ againStatus: again.status, text: await again.text() }).toEqual({
        againStatus: 400,
        text: expect.stringContaining('Responda las dos preguntas.'),
      });
    }
    expect(told).toEqual([]);
    const sent = await answer(key, { insurance: 'no', contact: 'José Núñez' });
    expect({ sentStatus: sent.status, headersGet: sent.headers.get('location'), told }).toEqual({
      sentStatus: 303,
      headersGet: back,
      told: ['task-1'],
    });
    expect((await answer(key, { insurance: 'no', contact: 'José Núñez' })).status).toBe(400);
    expect(told).toEqual(['task-1']);
  });

  it.each([
    ['', 'none'],
    [ticket('en', plus(noon, -2 * MINUTE)), 'one that is over'],
    [ticket('en', noon, new Uint8Array(32)), 'one of somebody else'],
    [`${ticket()}x`, 'one that was changed'],
  ])('lets nobody in by a bad ticket: %#', async (shown) => {
    const refused = await come(shown);
    expect({ refusedStatus: refused.status, keyIn: keyIn(await refused.text()) }).toEqual({
      refusedStatus: 400,
      keyIn: '',
    });
  });
});
