import { describe, expect, it } from '@jest/globals';
import { paths } from './index.ts';

describe('a path with parameters', () => {
  it('takes each by its name, written so that it stays one segment', () => {
    expect(paths.earlierTime({ practiceId: 'mesa', appointmentId: 'a/1?x' })).toBe(
      '/appointments/earlier_time/mesa/a%2F1%3Fx',
    );
    expect(paths.message({ message_id: 'á b' })).toBe('/messages/%C3%A1%20b');
  });

  it('does not compile with the names of another path, or without one of its own', () => {
    // @ts-expect-error This path has no such parameter.
    paths.cancellation({ appointment: '1' });
    // @ts-expect-error The practice is missing.
    paths.earlierTime({ appointmentId: '1' });
    // @ts-expect-error A path with parameters is no address before they are known.
    const address: string = paths.message;
    expect(address).toBe(paths.message);
  });
});
