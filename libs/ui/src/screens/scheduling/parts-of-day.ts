import type { TimeZone } from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';

const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The first hours of afternoon and evening. */
const noon = 12;
const five = 17;

/** Most times of a day that are read without headings. */
const mostWithout = 8;

/** The times of a day by its parts on the clock of their place, in order; one without a name where they are few. */
export const partsOf = (
  slots: readonly Slot[],
  timeZone: TimeZone,
): readonly { readonly part?: PartOfDay; readonly slots: readonly Slot[] }[] => {
  if (slots.length <= mostWithout) return [{ slots }];
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const partAt = ({ start }: Slot): PartOfDay => {
    const hour = Number(clock.format(start));
    return hour < noon ? 'morning' : hour < five ? 'afternoon' : 'evening';
  };
  return partsOfDay.flatMap((part) => {
    const within = slots.filter((slot) => partAt(slot) === part);
    return within.length === 0 ? [] : { part, slots: within };
  });
};
