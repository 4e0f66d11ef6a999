import { describe, expect, it } from '@jest/globals';
import { startFurnished, tuesday } from '../testing/contrary-clinic.ts';
import { clientOf } from '../testing/fhir-test-client.ts';
import { profiles, type ProfileName } from './server-profiles.ts';

const few = (name: ProfileName) => ({
  ...profiles[name],
  calls: { ...profiles[name].calls, aMinute: 3 },
});

describe('the limit of calls', () => {
  it.each(Object.values(profiles))('is 250 a minute at $name', ({ calls }) => {
    expect(calls.aMinute).toBe(250);
  });

  it('ends a minute after the first call, and says when', async () => {
    const { server, clock } = await startFurnished({ profile: few('oracle') });
    const ask = async () => {
      const { status, headers } = await clientOf(server.url)('GET', 'metadata');
      return { status, until: headers.get('retry-after') };
    };
    clock.now = tuesday + 45_000;
    const answers = [await ask(), await ask(), await ask()];
    clock.now += 20_000;
    const tooMany = await ask();
    clock.now += 40_000;
    const later = await ask();
    await server.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect({ tooMany, later: later.status }).toEqual({ tooMany: { status: 429, until: '40' }, later: 200 });
  });

  it('ends with the minute of the clock, without saying so', async () => {
    const { server, clock } = await startFurnished({ profile: few('eclinicalworks') });
    const ask = async () => clientOf(server.url)('GET', 'metadata');
    clock.now = tuesday + 45_000;
    for (let call = 0; call < 3; call += 1) await ask();
    const tooMany = await ask();
    clock.now = tuesday + 60_000;
    const later = await ask();
    await server.close();
    expect({
      tooMany: tooMany.status,
      until: tooMany.headers.get('retry-after'),
      later: later.status,
    }).toEqual({ tooMany: 429, until: null, later: 200 });
  });
});
