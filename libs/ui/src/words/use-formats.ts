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
import * as format from './format.ts';

/** What this device knows of time. A test or a preview hands in its own. */
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

export interface Formats {
  readonly language: Language;
  /** In text, on the practice's clock; the zone is named where the device's clock reads another time. */
  visit(at: Instant, zone: TimeZone): string;
  time(at: Instant, zone: TimeZone): string;
  /** `Tuesday, March 3`: the day of a visit on the practice's calendar; another year than this one is named. */
  dayOfVisit(at: Instant, zone: TimeZone): string;
  /** The zone's name, or nothing where the device's clock reads the same. */
  zone(at: Instant, zone: TimeZone): string | undefined;
  leaf(at: Instant, zone: TimeZone): { readonly day: string; readonly month: string };
  /** `March 3rd`, on the clock of a place. */
  monthAndDay(at: Instant, zone: TimeZone): string;
  day(date: LocalDate): string;
  dayAt(at: Instant, zone: TimeZone): string;
  /** A moment on this device's own calendar. */
  dayHere(at: Instant): string;
  /** A moment on this device's own calendar, with its weekday; another year than this one is named. */
  weekdayHere(at: Instant): string;
  /** A moment on this device's own clock. */
  timeHere(at: Instant): string;
  clinical(date: ClinicalDate): string;
  money(amount: Cents): string;
  size(bytes: number): string;
}

/** Dates, times and amounts in the language of the page. */
export const useFormats = (): Formats => {
  const language = format.languageOf(useIntl().locale);
  const device = useContext(DeviceTimeContext);
  return useMemo(
    () => ({
      language,
      visit: (at, zone) => {
        const text = format.longDateTime(language, at, zone, device.now());
        const foreign = format.foreignZone(language, at, zone, device.zone);
        return foreign === undefined ? text : `${text} (${foreign})`;
      },
      time: (at, zone) => format.timeOfDay(language, at, zone),
      dayOfVisit: (at, zone) => format.longDateOf(language, at, zone, device.now()),
      zone: (at, zone) => format.foreignZone(language, at, zone, device.zone),
      leaf: (at, zone) => format.dayAndMonth(language, at, zone),
      monthAndDay: (at, zone) => format.monthAndDay(language, at, zone),
      day: (date) => format.shortDate(language, date),
      dayAt: (at, zone) => format.shortDateAt(language, at, zone),
      dayHere: (at) => format.shortDateAt(language, at, device.zone as TimeZone),
      weekdayHere: (at) => format.longDateOf(language, at, device.zone as TimeZone, device.now()),
      timeHere: (at) => format.timeOfDay(language, at, device.zone as TimeZone),
      clinical: (date) => format.clinicalDate(language, date),
      money: (amount) => format.money(language, amount),
      size: (bytes) => format.fileSize(language, bytes),
    }),
    [language, device],
  );
};
