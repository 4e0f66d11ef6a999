import { describe, expect, it } from '@jest/globals';
import { SECOND } from '@portico/domain/kernel';
import { noon } from '@portico/services/kernel/testing';
import { HandClock } from './testing/index.ts';
import { WelcomeViewModel } from './welcome-pictures.view-model.ts';

describe('the welcome pictures', () => {
  it('ACC-159 take turns every 5 seconds, all four of them, until they are left', () => {
    const clock = new HandClock(noon);
    const pictures = new WelcomeViewModel(clock, 4, true);
    const close = pictures.open();
    const seen = [pictures.shown];
    clock.pass(5 * SECOND - 1);
    expect(pictures.shown).toBe(0);
    clock.pass(1);
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(pictures.shown);
      clock.pass(5 * SECOND);
    }
    expect(seen).toEqual([0, 1, 2, 3, 0]);
    close();
    expect(clock.running).toBe(0);
  });

  it('stand still when they are paused, and from the start for somebody who wants no motion', () => {
    const clock = new HandClock(noon);
    const pictures = new WelcomeViewModel(clock, 4, false);
    pictures.open();
    clock.pass(20 * SECOND);
    expect({ shown: pictures.shown, running: clock.running }).toEqual({ shown: 0, running: 0 });
    pictures.toggle();
    clock.pass(5 * SECOND);
    expect({ shown: pictures.shown, playing: pictures.playing }).toEqual({ shown: 1, playing: true });
    pictures.toggle();
    clock.pass(20 * SECOND);
    expect({ shown: pictures.shown, playing: pictures.playing, running: clock.running }).toEqual({
      shown: 1,
      playing: false,
      running: 0,
    });
  });
});
