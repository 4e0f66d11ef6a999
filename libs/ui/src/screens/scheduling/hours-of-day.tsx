import type { HoursOfDay as Day } from '@portico/application/scheduling';
import type { TimeZone } from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';
import { Toolbar } from 'react-aria-components';
import { Button } from '../../kit/button.tsx';
import { Disclosure } from '../../kit/disclosure.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { hoursWords } from './available-hours.messages.ts';
import css from './available-hours.module.css';

/**
 * The times of one day, collapsible (`APT-099`). They are one Tab stop, with the arrows moving between them, and each
 * is announced with its day.
 */
export const HoursOfDay = ({
  day: { slots },
  zone,
  busy,
  onChoose,
}: {
  readonly day: Day;
  readonly zone: TimeZone;
  /** A time is being held: no other can be pressed. */
  readonly busy: boolean;
  readonly onChoose: (slot: Slot) => void;
}) => {
  const say = useWords();
  const formats = useFormats();
  const [first] = slots;
  if (first === undefined) return null;
  const name = formats.dayOfVisit(first.start, zone);
  return (
    <Disclosure isOpen title={<h3 className={css.day}>{say(hoursWords.count, { day: name, count: slots.length })}</h3>}>
      <Toolbar className={css.bubbles ?? ''} aria-label={say(hoursWords.timesOn, { day: name })}>
        {slots.map((slot) => (
          <Button
            key={slot.start}
            className={css.bubble}
            busy={busy}
            aria-label={formats.visit(slot.start, zone)}
            onClick={() => onChoose(slot)}
          >
            {formats.hour(slot.start, zone)}
          </Button>
        ))}
      </Toolbar>
    </Disclosure>
  );
};
