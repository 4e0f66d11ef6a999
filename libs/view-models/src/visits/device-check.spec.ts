import { describe, expect, it } from '@jest/globals';
import { failed, instant, ok } from '@portico/domain/kernel';
import { HandClock } from '../access/testing/index.ts';
import { DeviceCheckViewModel, type OpenDevices } from './device-check.view-model.ts';

const scene = (loudness: readonly number[] = []) => {
  const log: string[] = [];
  const heard = [...loudness];
  const devices: OpenDevices = {
    picture: 'the picture',
    loudness: () => heard.shift() ?? 0,
    close: () => void log.push('closed'),
  };
  return { log, devices, clock: new HandClock(instant(0)) };
};

describe('trying camera and microphone', () => {
  it('shows the picture, and says once and for all that a voice was heard', async () => {
    const { devices, clock, log } = scene([0.01, 0.2, 0]);
    const check = new DeviceCheckViewModel({ open: async () => ok(devices) }, clock);
    await check.load();
    expect(check.phase).toEqual({ kind: 'open', picture: 'the picture' });
    const told: unknown[] = [];
    for (let at = 0; at < 3; at += 1) {
      clock.pass(100);
      told.push([check.loudness, check.isHeard]);
    }
    expect(told).toEqual([
      [0.01, false],
      [0.2, true],
      [0, true],
    ]);
    check.dispose();
    expect(log).toEqual(['closed']);
    clock.pass(1_000);
    expect(check.loudness).toBe(0);
  });

  it('says why they could not be opened, and tries again', async () => {
    const { devices, clock } = scene();
    const answers = [failed('denied' as const), ok(devices)];
    const check = new DeviceCheckViewModel({ open: async () => answers.shift() ?? failed('missing') }, clock);
    await check.load();
    expect(check.phase).toEqual({ kind: 'failed', problem: 'denied' });
    await check.load();
    expect(check.phase.kind).toBe('open');
  });

  it('closes what is opened after it was left', async () => {
    const { devices, clock, log } = scene();
    const check = new DeviceCheckViewModel({ open: async () => ok(devices) }, clock);
    const opening = check.load();
    check.dispose();
    await opening;
    expect({ log, phase: check.phase.kind }).toEqual({ log: ['closed'], phase: 'asking' });
  });
});
