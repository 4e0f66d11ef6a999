import { useLayoutEffect, useRef } from 'react';
import type { Instant } from '@portico/domain/kernel';
import { deviceTime, languageOf } from '../words/locale-formats.ts';
import { useIntl } from 'react-intl';
import css from './live-clock.module.css';

/** The source of time and of ticks each second. */
export interface Ticking {
  now(): Instant;
  every(milliseconds: number, tick: () => void): () => void;
}

/**
 * The device's date and time, updated each second (`ACC-245`, `ACC-252`). Writes to the DOM directly: nothing is
 * rendered again each second, and as `role="timer"` it is not announced.
 */
export const LiveClock = ({ clock, zone }: { readonly clock: Ticking; readonly zone: string }) => {
  const language = languageOf(useIntl().locale);
  const date = useRef<HTMLSpanElement>(null);
  const time = useRef<HTMLTimeElement>(null);

  // Before the first paint: content beside the clock must not move when its text appears.
  useLayoutEffect(() => {
    const write = (): void => {
      const now = deviceTime(language, clock.now(), zone);
      if (date.current !== null) date.current.textContent = now.date;
      if (time.current !== null) time.current.textContent = now.time;
    };
    write();
    return clock.every(1_000, write);
  }, [language, clock, zone]);

  return (
    <div className={css.clock} role="timer" aria-live="off">
      <span ref={date} /> <time ref={time} className={css.time} />
    </div>
  );
};
