import type { PracticeAdapter } from '@portico/practice-spi';
import type { Stage } from '../conformance-stage.ts';
import { MemoryPractice } from './memory-practice.ts';

/** A practice in memory, some weeks before its clocks change. */
export const stageOf = (adapter: PracticeAdapter): Stage => {
  const practice = new MemoryPractice();
  return {
    adapter,
    settings: {},
    timeZone: 'America/New_York',
    now: Date.parse('2026-10-12T09:00:00-04:00'),
    practice,
    http: practice.http,
  };
};
