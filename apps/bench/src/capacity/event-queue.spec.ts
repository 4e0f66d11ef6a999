import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EventQueue } from './event-queue.ts';

describe('events', () => {
  it('come in the order of their times, whatever is added in between', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(50)), { maxLength: 200 }), (acts) => {
        const queue = new EventQueue<number>();
        const model: number[] = [];
        for (const act of acts) {
          if (act === null) {
            model.sort((a, b) => a - b);
            expect(queue.first?.at).toBe(model[0]);
            queue.removeFirst();
            model.shift();
          } else {
            queue.add(act, act);
            model.push(act);
          }
        }
        const rest: number[] = [];
        for (let next = queue.first; next !== undefined; next = queue.first) {
          rest.push(next.what);
          queue.removeFirst();
        }
        expect(rest).toEqual(model.sort((a, b) => a - b));
      }),
    );
  });
});
