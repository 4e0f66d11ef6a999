import type { Offered } from '@portico/practice-spi';
import { around, changed, sure, type PlantedFault } from './planted-fault.ts';

const shifted = (moment: string, hours: number) => new Date(Date.parse(moment) + hours * 3_600_000).toISOString();

const speaking = (offered: Offered, languages: readonly string[]): Offered => ({
  ...offered,
  calendars: offered.calendars.map((calendar) => ({ ...calendar, provider: { ...calendar.provider, languages } })),
});

export const timeFaults: readonly PlantedFault[] = [
  around('reads the winter’s clocks by the summer’s offset', 'times.furnished', ({ times }) => ({
    times: {
      free: (offer, days, call) =>
        changed(sure(times.free)(offer, days, call), (free) =>
          free.map((time) =>
            time.start.endsWith('-05:00')
              ? { ...time, start: shifted(time.start, -1), end: shifted(time.end, -1) }
              : time,
          ),
        ),
    },
  })),
  around('lists free times backward', 'times.days', ({ times }) => ({
    times: {
      free: (offer, days, call) => changed(sure(times.free)(offer, days, call), (free) => free.toReversed()),
    },
  })),
  around('lists the days around too', 'times.days', ({ times }) => ({
    times: {
      free: (offer, { first, last }, call) => {
        const day = (from: string, ahead: number) => shifted(`${from}T12:00:00Z`, 24 * ahead).slice(0, 10);
        return sure(times.free)(offer, { first: day(first, -3), last: day(last, 3) }, call);
      },
    },
  })),
  around('remembers what was free', 'booking.kept-is-not-offered', ({ times }) => {
    const free = new Map<string, ReturnType<NonNullable<typeof times.free>>>();
    return {
      times: {
        free: async (offer, days, call) => {
          const known = free.get(days.first) ?? sure(times.free)(offer, days, call);
          free.set(days.first, known);
          return known;
        },
      },
    };
  }),
  around('says the names of languages', 'times.languages', ({ times }) => ({
    times: { offered: (call) => changed(times.offered(call), (offered) => speaking(offered, ['Spanish (Mexico)'])) },
  })),
  around('says a language twice', 'times.languages', ({ times }) => ({
    times: { offered: (call) => changed(times.offered(call), (offered) => speaking(offered, ['es-MX', 'es-mx'])) },
  })),
  around('offers what it does not list', 'times.directory', ({ times }) => ({
    times: { offered: (call) => changed(times.offered(call), (offered) => ({ ...offered, types: [] })) },
  })),
];
