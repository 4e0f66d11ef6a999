import { expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import { Registry } from 'prom-client';
import { practiceCallWatch } from './practice-call-watch.ts';

const [seaside, pines] = ['seaside', 'pines'] as PracticeId[] as [PracticeId, PracticeId];

it('calls to practices’ systems are counted by practice and outcome, from nothing on, of those alone that are connected', async () => {
  const registry = new Registry();
  let connected = [seaside, pines];
  const told = practiceCallWatch(registry, () => connected);
  const shown = async (): Promise<readonly string[]> =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('portico_'));
  expect(await shown()).toHaveLength(2 * 5 + 2);
  expect(await shown()).toContain('portico_practice_calls_total{practice="pines",outcome="answered"} 0');
  told(seaside, 'silent', false);
  told(seaside, 'silent', true);
  told(pines, 'answered', false);
  expect(await shown()).toEqual(
    expect.arrayContaining([
      'portico_practice_calls_total{practice="seaside",outcome="silent"} 2',
      'portico_practice_calls_total{practice="pines",outcome="answered"} 1',
      'portico_practice_resting{practice="seaside"} 1',
      'portico_practice_resting{practice="pines"} 0',
    ]),
  );
  connected = [pines];
  expect((await shown()).filter((line) => line.includes('seaside'))).toEqual([]);
});
