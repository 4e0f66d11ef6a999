import { failed, ok, type Result } from '../kernel/index.ts';

/** Preferred week, days and times of day, for practices where no time can be booked (`ACC-324` to `ACC-327`). */
export const weeks = ['Any', 'This week', 'Next week'] as const;
export const preferredDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
/** Weeks after those, each asked for alone; the words are those that are sent. */
export const laterWeeks = ['In 2 weeks', 'In 3 weeks', 'In a month', 'In 2 months', 'In 3 months'] as const;
/** The values that are sent; the last two are displayed as Early and Late Afternoon (`ACC-329`). */
export const preferredTimes = ['Early Morning', 'Late Morning', 'Early Evening', 'Late Evening'] as const;

export type LaterWeek = (typeof laterWeeks)[number];
export type Week = (typeof weeks)[number] | LaterWeek;
export type PreferredDay = (typeof preferredDays)[number];
export type PreferredTime = (typeof preferredTimes)[number];
export const any = 'Any';

/** A complete preference: lists are not empty and in the order above, and `['Any']` means no preference (`ACC-332`). */
export interface TimePreference {
  readonly week: Week;
  readonly days: readonly PreferredDay[] | readonly [typeof any];
  readonly times: readonly PreferredTime[] | readonly [typeof any];
}

/** The first available time: no preference at all (`ACC-328`). */
export const firstAvailable: TimePreference = { week: any, days: [any], times: [any] };

/** What is ticked so far, in any order; `Any` among days or times equals all of them. */
export interface TickedTimes {
  readonly firstAvailable: boolean;
  readonly week?: Week;
  readonly days: readonly (PreferredDay | typeof any)[];
  readonly times: readonly (PreferredTime | typeof any)[];
}

/** The ticked preference; undefined until there is a week, a day and a time, or the first available one (`ACC-330`). */
export const preferenceOf = (ticked: TickedTimes): TimePreference | undefined => {
  if (ticked.firstAvailable) return firstAvailable;
  const [days, times] = [inOrder(preferredDays, ticked.days), inOrder(preferredTimes, ticked.times)];
  if (ticked.week === undefined || days === undefined || times === undefined) return undefined;
  return { week: ticked.week, days, times };
};

/** `['Any']` for all of them; undefined for none. */
const inOrder = <One extends string>(
  all: readonly One[],
  ticked: readonly (One | typeof any)[],
): readonly One[] | readonly [typeof any] | undefined => {
  const chosen = ticked.includes(any) ? all : all.filter((one) => ticked.includes(one));
  if (chosen.length === 0) return undefined;
  return chosen.length === all.length ? [any] : chosen;
};

/** The fields of a request on the wire (`ACC-331`, `ACC-332`). */
export interface WrittenPreference {
  readonly weekString: string;
  readonly days_of_week: readonly string[];
  readonly times_of_day: readonly string[];
}

export const writePreference = ({ week, days, times }: TimePreference): WrittenPreference => ({
  weekString: week,
  days_of_week: days,
  times_of_day: times,
});

export interface BadPreference {
  readonly kind: 'bad-week' | 'bad-days' | 'bad-times';
}

/** Parses a preference: one of the weeks, and some of the days and times, in any order, duplicates allowed. */
export const parseTimePreference = ({
  weekString,
  days_of_week,
  times_of_day,
}: WrittenPreference): Result<TimePreference, BadPreference> => {
  const week = [...weeks, ...laterWeeks].find((each) => each === weekString);
  const days = parseList(preferredDays, days_of_week);
  const times = parseList(preferredTimes, times_of_day);
  if (week === undefined) return failed({ kind: 'bad-week' });
  if (days === undefined) return failed({ kind: 'bad-days' });
  if (times === undefined) return failed({ kind: 'bad-times' });
  return ok({ week, days, times });
};

const parseList = <One extends string>(
  all: readonly One[],
  written: readonly string[],
): ReturnType<typeof inOrder<One>> => {
  const known = written.filter((each): each is One | typeof any => each === any || all.some((one) => one === each));
  return known.length === written.length ? inOrder(all, known) : undefined;
};
