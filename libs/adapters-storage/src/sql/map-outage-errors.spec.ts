import { describe, expect, it } from '@jest/globals';
import { Unavailable, type Outage } from '@portico/domain/kernel';
import pg from 'pg';
import { orUnavailable, untilNotUndone } from './map-outage-errors.ts';

const stateOf = (code: string): pg.DatabaseError => Object.assign(new pg.DatabaseError('said', 0, 'error'), { code });

/** How callers see each SQLSTATE: a temporary outage of the database, or a bug of the statement. */
const states: Readonly<Record<string, Outage | undefined>> = {
  '08000': 'unreachable',
  '08003': 'unreachable',
  '08006': 'unreachable',
  '08P01': 'unreachable',
  '25P03': 'unreachable',
  '25P04': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P04': 'unreachable',
  '57P05': 'unreachable',
  '25006': 'read-only',
  '53100': 'full',
  '58030': 'full',
  '53000': 'busy',
  '53200': 'busy',
  '53300': 'busy',
  '53400': 'busy',
  '57014': 'busy',
  '55P03': 'busy',
  '22012': undefined,
  '23505': undefined,
  '25P02': undefined,
  '42601': undefined,
  '42703': undefined,
  '54000': undefined,
  XX000: undefined,
};

describe('a state of the database', () => {
  it.each(Object.entries(states))('OPS-D5 %s is %s, and is kept for the log', (code, why) => {
    const error = stateOf(code);
    const told = orUnavailable(error);
    expect(told).toEqual(why === undefined ? error : new Unavailable(why, error));
    if (told instanceof Unavailable) expect({ why: told.why, cause: told.cause }).toEqual({ why, cause: error });
  });

  it.each(['40001', '40P01'])('OPS-D5 %s is tried again, and then the database is busy', async (code) => {
    let tries = 0;
    const error = stateOf(code);
    const failing = (times: number) =>
      untilNotUndone(5, async () => {
        tries += 1;
        if (tries <= times) throw error;
        return tries;
      });
    expect(await failing(4)).toBe(5);
    tries = 0;
    await expect(failing(100)).rejects.toMatchObject({ name: 'Unavailable', why: 'busy', cause: error });
    expect(tries).toBe(5);
  });

  it.each(['40001', '40P01'])('OPS-D7 %s is tried again after a pause, a longer one each time', async (code) => {
    const paused: number[] = [];
    const failing = (): Promise<never> => Promise.reject(stateOf(code));
    const work = untilNotUndone(5, failing, { pause: async (tries) => void paused.push(tries) });
    await expect(work).rejects.toBeInstanceOf(Unavailable);
    expect(paused).toEqual([1, 2, 3, 4]);
  });

  it.each(['40001', '40P01'])('OPS-D7 %s is tried apart from its like once it was undone twice', async (code) => {
    let tries = 0;
    const apart: number[] = [];
    const done = untilNotUndone(
      5,
      async () => {
        tries += 1;
        if (tries < 5) throw stateOf(code);
      },
      {
        pause: () => Promise.resolve(),
        inTurn: (work) => {
          apart.push(tries + 1);
          return work();
        },
      },
    );
    await done;
    expect(apart).toEqual([3, 4, 5]);
  });

  it.each(['23505', '57014'])('%s is not tried again', async (code) => {
    let tries = 0;
    const work = untilNotUndone(5, async () => {
      tries += 1;
      throw orUnavailable(stateOf(code));
    });
    await expect(work).rejects.toBeDefined();
    expect(tries).toBe(1);
  });
});
