import { useLayoutEffect, useRef, useState } from 'react';
import type { Instant } from '@portico/domain/kernel';
import { deviceTime, languageOf } from '../words/locale-formats.ts';
import { useIntl } from 'react-intl';
import { useWords } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';
import css from './live-clock.module.css';
import { useReducedMotion } from './use-media.ts';

/** The source of time and of ticks each second. */
export interface Ticking {
  now(): Instant;
  every(milliseconds: number, tick: () => void): () => void;
}

/** Where it is kept that the clock is hidden. */
export interface ClockSetting {
  isClockHidden(): boolean;
  hideClock(isHidden: boolean): void;
}

/** The clock, and a button that hides it for good or shows it again: it moves beside whatever is read. */
export const HideableClock = ({ setting, ...clock }: LiveClockProps & { readonly setting: ClockSetting }) => {
  const say = useWords();
  const [isHidden, setIsHidden] = useState(() => setting.isClockHidden());
  return (
    <div className={css.hideable}>
      {!isHidden && <LiveClock {...clock} />}
      <button
        type="button"
        className={css.hide}
        onClick={() => {
          setting.hideClock(!isHidden);
          setIsHidden(!isHidden);
        }}
      >
        {say(isHidden ? kitWords.showClock : kitWords.hideClock)}
      </button>
    </div>
  );
};

interface LiveClockProps {
  readonly clock: Ticking;
  readonly zone: string;
}

/**
 * The device's date and time, updated each second (`ACC-245`, `ACC-252`), or each minute where the person wants no
 * motion. Writes to the DOM directly: nothing is rendered again each second, and as `role="timer"` it is not announced.
 */
const LiveClock = ({ clock, zone }: LiveClockProps) => {
  const language = languageOf(useIntl().locale);
  const isStill = useReducedMotion();
  const date = useRef<HTMLSpanElement>(null);
  const time = useRef<HTMLTimeElement>(null);

  // Before the first paint: content beside the clock must not move when its text appears.
  useLayoutEffect(() => {
    const write = (): void => {
      const now = deviceTime(language, clock.now(), zone, !isStill);
      if (date.current !== null) date.current.textContent = now.date;
      if (time.current !== null) time.current.textContent = now.time;
    };
    write();
    return clock.every(1_000, write);
  }, [language, clock, zone, isStill]);

  return (
    <div className={css.clock} role="timer" aria-live="off">
      <span ref={date} /> <time ref={time} className={css.time} />
    </div>
  );
};
