import { instant, plus, type Instant } from '@portico/domain/kernel';
import type { Clock } from '../inactivity.view-model.ts';

interface Alarm {
  readonly every: number;
  readonly tick: () => void;
  next: Instant;
}

/** A clock that a test moves by hand. */
export class HandClock implements Clock {
  #now: Instant;
  #alarms: Alarm[] = [];

  constructor(start: Instant) {
    this.#now = start;
  }

  /** The number of active timers. */
  get running(): number {
    return this.#alarms.length;
  }

  now(): Instant {
    return this.#now;
  }

  every(milliseconds: number, tick: () => void): () => void {
    const alarm: Alarm = { every: milliseconds, tick, next: plus(this.#now, milliseconds) };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** Time passes, and due timers run. */
  pass(milliseconds: number): void {
    const until = plus(this.#now, milliseconds);
    for (;;) {
      const [due] = this.#alarms.filter(({ next }) => next <= until).sort((a, b) => a.next - b.next);
      if (due === undefined) break;
      this.#now = instant(Math.max(this.#now, due.next));
      due.next = plus(due.next, due.every);
      due.tick();
    }
    this.#now = until;
  }

  /** The device sleeps: time passes without running timers. */
  sleep(milliseconds: number): void {
    this.#now = plus(this.#now, milliseconds);
    for (const alarm of this.#alarms) alarm.next = plus(this.#now, alarm.every);
  }
}
