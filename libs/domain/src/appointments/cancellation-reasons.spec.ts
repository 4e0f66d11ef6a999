import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '../kernel/index.ts';
import { cancellationReason, longestCancellationComment, type CancellationChoice } from './cancellation-reasons.ts';

const choice = (id: string, more: Partial<CancellationChoice> = {}): CancellationChoice => ({
  id,
  name: { en: id, es: id },
  ...more,
});
const choices = [choice('10', { code: 'PR', value: '1' }), choice('11'), choice('12', { code: 'OT' })];

describe('the reason of a cancellation', () => {
  it('APT-125 ACC-272 MON-161 APT-129 is 1 where none was chosen, and that is no choice of another time', () => {
    expect(cancellationReason({}, choices)).toEqual(ok({ id: '1' }));
    expect(cancellationReason({ id: '1' }, [])).toEqual(ok({ id: '1' }));
  });

  it('APT-126 ACC-271 MON-162 keeps comments with the reason of the code OT alone', () => {
    expect(cancellationReason({ id: '11', comments: 'I moved.' }, choices)).toEqual(ok({ id: '11' }));
    expect(cancellationReason({ comments: 'I moved.' }, choices)).toEqual(ok({ id: '1' }));
    expect(cancellationReason({ id: '12', comments: ' I moved. ' }, choices)).toEqual(
      ok({ id: '12', comments: 'I moved.' }),
    );
  });

  it('APT-127 ACC-273 ACC-274 needs words with OT, up to a length', () => {
    expect(cancellationReason({ id: '12' }, choices)).toEqual(failed({ kind: 'comments-missing' }));
    expect(cancellationReason({ id: '12', comments: '  ' }, choices)).toEqual(failed({ kind: 'comments-missing' }));
    const most = '🏥'.repeat(longestCancellationComment);
    expect(cancellationReason({ id: '12', comments: most }, choices)).toEqual(ok({ id: '12', comments: most }));
    expect(cancellationReason({ id: '12', comments: `${most}x` }, choices)).toEqual(
      failed({ kind: 'comments-too-long' }),
    );
  });

  it('is one that the practice offers', () => {
    expect(cancellationReason({ id: '99' }, choices)).toEqual(failed({ kind: 'unknown-reason' }));
    expect(cancellationReason({ id: 'OT' }, choices)).toEqual(failed({ kind: 'unknown-reason' }));
  });
});
