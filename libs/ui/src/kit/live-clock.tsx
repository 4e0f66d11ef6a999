import { useLayoutEffect, useRef, useState } from 'react';
import type { Instant } from '@portico/domain/kernel';
import { clockText, languageOf } from '../words/locale-formats.ts';
import { useIntl } from 'react-intl';
import { useWords } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';
import css from './live-clock.module.css';

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
 * Date and time in `zone`, looked up each second (`ACC-245`, `ACC-252`) and without seconds, which would move beside
 * whatever is read. Writes to the DOM directly: nothing is rendered again each second, and as `role="timer"` it is not
 * announced.
 */
const LiveClock = ({ clock, zone }: LiveClockProps) => {
  const language = languageOf(useIntl().locale);
  const date = useRef<HTMLSpanElement>(null);
  const time = useRef<HTMLTimeElement>(null);

  // Before the first paint: content beside the clock must not move when its text appears.
  useLayoutEffect(() => {
    const write = (): void => {
      const now = clockText(language, clock.now(), zone);
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
