import { describe, expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import { RecentErrors, type RecordedError } from './error-record.ts';

describe('the record of errors', () => {
  it('ACC-382 ACC-392 keeps operation, code, time and request id of the last five, newest first', () => {
    let now = 1_000;
    const told: RecordedError[] = [];
    const record = new RecentErrors(
      () => instant(now),
      (problem) => void told.push(problem),
    );
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) record.record({ operation: name, code: 'TIMEOUT' });
    now = 2_000;
    const last = { operation: 'Six', code: 'INTERNAL', request: 'r-6', variables: { login: 'ana@example.com' } };
    record.record(last);
    expect(record.recent[0]).toEqual({ operation: 'Six', code: 'INTERNAL', request: 'r-6', at: 2_000 });
    expect(record.recent.map(({ operation }) => operation)).toEqual(['Six', 'Five', 'Four', 'Three', 'Two']);
    expect(told).toHaveLength(6);
    expect(JSON.stringify(told)).not.toContain('ana@');
    record.forget();
    expect(record.recent).toEqual([]);
  });
});
