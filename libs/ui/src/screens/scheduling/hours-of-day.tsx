import type { HoursOfDay as Day, ReplacedVisit } from '@portico/application/scheduling';
import type { LocalDate, TimeZone } from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { Button } from '../../kit/button.tsx';
import { Disclosure } from '../../kit/disclosure.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { hoursWords, partWords } from './available-hours.messages.ts';
import css from './available-hours.module.css';
import { markedTimeWords } from './marked-times.messages.ts';
import { partsOf } from './parts-of-day.ts';

/**
 * The times of one day, collapsible (`APT-099`). They are one Tab stop, with the arrows moving between them, and each
 * is announced with its day.
 */
const TimesOfDay = ({
  day: { date, slots },
  today,
  zone,
  busy,
  standing,
  note,
  onChoose,
}: {
  readonly day: Day;
  /** On the calendar of the place. */
  readonly today: LocalDate;
  readonly zone: TimeZone;
  /** A time is being held: no other can be pressed. */
  readonly busy: boolean;
  /** The time that a change would replace, as it is asked for or booked. */
  readonly standing?: ReplacedVisit | undefined;
  /** What holds for all times of the day, above them. */
  readonly note?: ReactNode;
  readonly onChoose: (slot: Slot) => void;
}) => {
  const say = useWords();
  const formats = useFormats();
  const id = useId();
  const [first] = slots;
  if (first === undefined) return null;
  const day = formats.dayOfVisit(first.start, zone);
  const name = date === today ? say(hoursWords.today, { day }) : day;
  return (
    <Disclosure isOpen title={<h3 className={css.day}>{say(hoursWords.count, { day: name, count: slots.length })}</h3>}>
      {note}
      <Toolbar className={css.parts ?? ''} aria-label={say(hoursWords.timesOn, { day: name })}>
        {partsOf(slots, zone).map(({ part, slots: own }) => (
          <div key={part} {...(part && { role: 'group', 'aria-labelledby': `${id}${part}` })}>
            {part && (
              <h4 id={`${id}${part}`} className={css.part}>
                {say(partWords[part])}
              </h4>
            )}
            <div className={css.bubbles}>
              {own.map((slot) => (
                <Time key={slot.start} {...{ slot, zone, day, busy, standing, onChoose }} />
              ))}
            </div>
          </div>
        ))}
      </Toolbar>
    </Disclosure>
  );
};

interface TimeProps extends Pick<ComponentProps<typeof TimesOfDay>, 'zone' | 'busy' | 'standing' | 'onChoose'> {
  readonly slot: Slot;
  /** The day as it is read. */
  readonly day: string;
}

const Time = ({ slot, zone, day, busy, standing, onChoose }: TimeProps) => {
  const say = useWords();
  const formats = useFormats();
  const mark = slot.start === standing?.start ? say(markOf(standing)) : undefined;
  const hour = formats.hour(slot.start, zone);
  return (
    <Button
      className={css.bubble}
      busy={busy}
      // What is read on it stands in its name as it is read.
      aria-label={mark === undefined ? formats.visit(slot.start, zone) : `${day}, ${hour} ${mark}`}
      onClick={() => onChoose(slot)}
    >
      {hour}
      {mark !== undefined && ' '}
      {mark !== undefined && <span className={css.standing}>{mark}</span>}
    </Button>
  );
};

const markOf = ({ status }: ReplacedVisit) =>
  status === 'REQUESTED' ? markedTimeWords.askedFor : markedTimeWords.bookedNow;

/** A day with its times, below what is said before it. */
export const HoursOfDay = ({ mark, ...day }: ComponentProps<typeof TimesOfDay> & { readonly mark?: ReactNode }) => (
  <>
    {mark}
    <TimesOfDay {...day} />
  </>
);
