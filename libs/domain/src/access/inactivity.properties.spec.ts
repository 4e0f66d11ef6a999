import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, plus, SECOND } from '../kernel/index.ts';
import { inactivity, judgeIdle } from './inactivity.ts';

const last = instant(1_700_000_000_000);
const after = (milliseconds: number) => judgeIdle(last, plus(last, milliseconds));

/** Milliseconds without activity: any, or close to the end. */
const aboutTheEnd: fc.Arbitrary<(end: number) => number> = fc.oneof(
  fc.nat(1_000_000).map((passed) => () => passed),
  fc.integer({ min: -2, max: 2 }).map((more) => (end: number) => end + more),
);

describe('inactivity', () => {
  it('ACC-230 counts down from 600 s and looks every 500 ms', () => {
    expect(inactivity).toEqual({ countdown: 600_000, tick: 500, warning: 60_000 });
  });

  it('ACC-231 ACC-233 ACC-238 is judged by the real time since the last activity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700_000 }), (passed) => {
        const left = 600_000 - passed;
        const expected =
          left <= 0
            ? { kind: 'over' }
            : left <= 60_000
              ? { kind: 'warning', secondsLeft: Math.ceil(left / 1000) }
              : { kind: 'active' };
        expect(after(passed)).toEqual(expected);
      }),
    );
  });

  it('ACC-231 ACC-233 warns from 60 seconds on, tells 1 to the last, and is over at 0', () => {
    expect(after(539_999)).toEqual({ kind: 'active' });
    expect(after(540_000)).toEqual({ kind: 'warning', secondsLeft: 60 });
    expect(after(540_001)).toEqual({ kind: 'warning', secondsLeft: 60 });
    expect(after(541_000)).toEqual({ kind: 'warning', secondsLeft: 59 });
    expect(after(599_999)).toEqual({ kind: 'warning', secondsLeft: 1 });
    expect(after(600_000)).toEqual({ kind: 'over' });
  });

  it('ACC-238 is over for a device that slept, however long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600_000, max: 40_000_000_000 }), (slept) => {
        expect(after(slept)).toEqual({ kind: 'over' });
      }),
    );
  });

  it('ACC-238 may be configured to end sooner, and never goes on longer for a clock that was set back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 600 }), aboutTheEnd, (seconds, about) => {
        const passed = about(seconds * SECOND);
        const idle = judgeIdle(last, plus(last, passed), seconds * SECOND);
        expect(idle.kind === 'over').toBe(passed >= seconds * SECOND);
        expect(judgeIdle(last, plus(last, -passed), seconds * SECOND)).toEqual({ kind: 'active' });
        expect(judgeIdle(last, plus(last, -passed), 30 * SECOND)).toEqual({ kind: 'warning', secondsLeft: 30 });
      }),
    );
  });
});
