import {
  instant,
  type Cents,
  type ClinicalDate,
  type Instant,
  type Language,
  type LocalDate,
  type TimeZone,
} from '@portico/domain/kernel';
import { createContext, useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as format from './locale-formats.ts';

/** The device's time and time zone; tests and previews pass their own. */
export interface DeviceTime {
  readonly zone: string;
  now(): Instant;
}

const own: DeviceTime = {
  get zone() {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  },
  now: () => instant(Date.now()),
};

export const DeviceTimeContext = createContext<DeviceTime>(own);

/** The clock of the practice that is open; undefined where none is, or not known yet. */
export const PracticeZoneContext = createContext<TimeZone | undefined>(undefined);

/** Dates and times of moments on one clock. */
interface ClockFormats {
  /** `Mar 3, 2026`. */
  day(at: Instant): string;
  /** `Tuesday, March 3`; with the year if it is not this one. */
  weekday(at: Instant): string;
  /** `2:30 PM`; the zone is named if the device's time differs. */
  time(at: Instant): string;
}

export interface Formats {
  readonly language: Language;
  /** In the practice's time zone; the zone is named if the device's time differs. */
  visit(at: Instant, zone: TimeZone): string;
  /** `2:30 PM`; the zone is named if the device's time differs. */
  time(at: Instant, zone: TimeZone): string;
  /** `2:30 PM`, below a line or in a place that names the zone. */
  hour(at: Instant, zone: TimeZone): string;
  /** `Tuesday, March 3`: the day of a visit in the practice's time zone; with the year if it is not this one. */
  dayOfVisit(at: Instant, zone: TimeZone): string;
  /** The zone's name, or undefined if the device's time is the same. */
  zone(at: Instant, zone: TimeZone): string | undefined;
  leaf(at: Instant, zone: TimeZone): { readonly day: string; readonly month: string };
  /** `March 3rd`, in a location's time zone; with the year if it is not this one. */
  monthAndDay(at: Instant, zone: TimeZone): string;
  day(date: LocalDate): string;
  /** `Saturday, December 12`; with the year if it is not this one. */
  weekday(date: LocalDate): string;
  dayAt(at: Instant, zone: TimeZone): string;
  /** What the open practice keeps, on its clock whatever the device's is; on the device's while no practice is known. */
  readonly atPractice: ClockFormats;
  /** What belongs to the account or the device, and to no practice: on the clock of the device. */
  readonly onDevice: ClockFormats;
  clinical(date: ClinicalDate): string;
  money(amount: Cents): string;
  size(bytes: number): string;
}

const utc = 'UTC' as TimeZone;
const noonOf = (date: LocalDate): Instant => instant(Date.parse(`${date}T12:00:00Z`));

/** Dates, times and amounts in the language of the page. */
export const useFormats = (): Formats => {
  const language = format.languageOf(useIntl().locale);
  const device = useContext(DeviceTimeContext);
  const practiceZone = useContext(PracticeZoneContext);
  return useMemo(() => {
    /** A text with a time, and the zone of that time where it is not the device's. */
    const named = (text: string, at: Instant, zone: TimeZone): string => {
      const foreign = format.foreignZone(language, at, zone, device.zone);
      return foreign === undefined ? text : `${text} (${foreign})`;
    };
    const onClock = (zone: TimeZone): ClockFormats => ({
      day: (at) => format.shortDateAt(language, at, zone),
      weekday: (at) => format.longDateOf(language, at, zone, device.now()),
      time: (at) => named(format.timeOfDay(language, at, zone), at, zone),
    });
    const deviceZone = device.zone as TimeZone;
    return {
      language,
      visit: (at, zone) => named(format.longDateTime(language, at, zone, device.now()), at, zone),
      time: (at, zone) => named(format.timeOfDay(language, at, zone), at, zone),
      hour: (at, zone) => format.timeOfDay(language, at, zone),
      dayOfVisit: (at, zone) => format.longDateOf(language, at, zone, device.now()),
      zone: (at, zone) => format.foreignZone(language, at, zone, device.zone),
      leaf: (at, zone) => format.dayAndMonth(language, at, zone),
      monthAndDay: (at, zone) => format.monthAndDay(language, at, zone, device.now()),
      weekday: (date) => format.longDateOf(language, noonOf(date), utc, device.now()),
      day: (date) => format.shortDate(language, date),
      dayAt: (at, zone) => format.shortDateAt(language, at, zone),
      atPractice: onClock(practiceZone ?? deviceZone),
      onDevice: onClock(deviceZone),
      clinical: (date) => format.clinicalDate(language, date),
      money: (amount) => format.money(language, amount),
      size: (bytes) => format.fileSize(language, bytes),
    };
  }, [language, device, practiceZone]);
};
