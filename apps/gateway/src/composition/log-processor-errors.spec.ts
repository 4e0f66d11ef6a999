import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import { Registry } from 'prom-client';
import { processorErrors } from './log-processor-errors.ts';

const practice = 'riverwalk' as PracticeId;

describe('processorTroubles', () => {
  it('PAY-B6 writes an error and counts when a processor refuses a practice’s keys, at either processor', async () => {
    const lines: unknown[] = [];
    const registry = new Registry();
    const report = processorErrors(
      {
        error: (said, sentence) => void lines.push(['error', said, sentence]),
        warn: (said, sentence) => void lines.push(['warn', said, sentence]),
      },
      registry,
    );
    for (const status of [401, 403, 429, 500]) report(practice, { operation: 'POST transactions', status });
    report(practice, { operation: 'POST renewal', status: 400 });
    report(practice, { operation: 'POST renewal', status: 502 });
    expect(lines).toEqual([
      ...[401, 403, 429].map((status) => [
        'error',
        { practice, operation: 'POST transactions', status },
        'card processor refuses us',
      ]),
      ['warn', { practice, operation: 'POST transactions', status: 500 }, 'card processor'],
      ['error', { practice, operation: 'POST renewal', status: 400 }, 'card processor refuses us'],
      ['warn', { practice, operation: 'POST renewal', status: 502 }, 'card processor'],
    ]);
    expect(await registry.metrics()).toContain('portico_processor_refused_us_total{practice="riverwalk"} 4');
  });
});
