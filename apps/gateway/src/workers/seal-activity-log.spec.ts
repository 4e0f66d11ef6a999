import { describe, expect, it } from '@jest/globals';
import { MINUTE, plus, type Instant } from '@portico/domain/kernel';
import { Registry } from 'prom-client';
import { noon } from '../testing/running-gateway.ts';
import { createLogger } from '../server/index.ts';
import { sealing } from './seal-activity-log.ts';

describe('sealing the activity log', () => {
  it('SEC-S6 ASVS-16.4.3 puts the newest seal of each chain into the log of the gateway once an hour', async () => {
    const written: string[] = [];
    const logger = createLogger('info', { write: (line: string) => written.push(line) });
    let [now, position] = [noon as Instant, 0];
    const registry = new Registry();
    const seal = async () => ({
      count: 2,
      heads: [{ chain: 'mesa', position: (position += 2), hash: `h${position}` }],
    });
    const round = sealing({ seal, now: () => now, logger, registry });
    for (let minutes = 0; minutes <= 120; minutes += 20) {
      now = plus(noon, minutes * MINUTE);
      await round();
    }
    const lines = written.map((line) => JSON.parse(line) as { readonly position: number; readonly hash: string });
    expect(lines.map(({ position: at, hash }) => [at, hash])).toEqual([
      [2, 'h2'],
      [8, 'h8'],
      [14, 'h14'],
    ]);
    expect(await registry.metrics()).toContain('portico_activity_sealed_total 14');
  });
});
