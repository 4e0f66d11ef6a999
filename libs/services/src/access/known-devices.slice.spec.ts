import { accessOver } from './testing/index.ts';
import { describe, expect, it } from '@jest/globals';
import { attemptLimit, ownCounts } from '@portico/domain/access';
import { plus, type DeviceId } from '@portico/domain/kernel';
import { ana, noon, baseFixture } from '../kernel/testing/index.ts';

const scene = () => {
  const parts = baseFixture();
  const sign = (device: string, password: string, now = noon) =>
    accessOver(parts, { now, language: 'en' }).signIn({
      login: ana.email,
      password,
      device: device as DeviceId,
    });
  const guess = async (device: string, times: number): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: times }, (_, at) => sign(device, `guess-${at}`)));
    return answers.filter((answer) => !answer.ok && answer.error.kind === 'wrong-credentials').length;
  };
  return { sign, guess };
};

describe('wrong passwords', () => {
  it('SEC-S8 ACC-188 of a stranger lock nobody out of a device that signed in before', async () => {
    const { sign, guess } = scene();
    expect((await sign('phone', 'ana-password')).ok).toBe(true);
    expect(await guess('stranger', 40)).toBe(attemptLimit.failures);
    expect(await sign('another', 'ana-password')).toMatchObject({ error: { kind: 'must-wait' } });
    expect((await sign('phone', 'ana-password')).ok).toBe(true);
    // A sign-in on the known device gives strangers no new guesses.
    expect(await guess('stranger', 40)).toBe(0);
  });

  it('SEC-S8 ACC-188 on a known device lock that device for 15 minutes, and no other', async () => {
    const { sign, guess } = scene();
    await sign('phone', 'ana-password');
    await sign('laptop', 'ana-password');
    expect(await guess('phone', 40)).toBe(attemptLimit.failures);
    expect(await sign('phone', 'ana-password')).toMatchObject({ error: { kind: 'must-wait' } });
    expect((await sign('laptop', 'ana-password')).ok).toBe(true);
    expect((await sign('phone', 'ana-password', plus(noon, attemptLimit.pause))).ok).toBe(true);
  });

  it('SEC-S8 are bounded for an account, however many of its devices somebody has', async () => {
    const { sign, guess } = scene();
    const devices = Array.from({ length: 12 }, (_, at) => `device-${at}`);
    for (const device of devices) await sign(device, 'ana-password');
    let weighed = 0;
    for (const device of [...devices, 'stranger', 'stranger']) weighed += await guess(device, 20);
    expect(weighed).toBe((1 + ownCounts) * attemptLimit.failures);
  });
});
