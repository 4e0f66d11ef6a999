export type { Arrival, Arrivals } from './arrivals.ts';
export type { Brand } from './branded-type.ts';
export { type CalendarDay, calendarDay, epochDays, weekdayOf, daysInMonth } from './calendar-day.ts';
export { type ClinicalDate, parseClinicalDate, orderOf } from './clinical-date.ts';
export type { CountedGuess } from './counted-guess.ts';
export {
  type PracticeId,
  type PatientId,
  type AccountId,
  type SessionId,
  type CapabilityId,
  type ProfileId,
  type DeviceId,
  type AppointmentId,
  type ProviderId,
  type LocationId,
  type HoldId,
  type ResourceId,
  type VisitReasonId,
  type DocumentId,
  type LabId,
  type PatientRef,
  samePatient,
  parseEntryId,
  parseId,
  parseLabId,
} from './ids.ts';
export { InTurn } from './in-turn.ts';
export { type Instant, type TimeZone, SECOND, MINUTE, HOUR, DAY, instant, plus, zoneSpelling } from './instant.ts';
export { parseInstant, isoOf, parseTimeZone } from './instant-text.ts';
export { isoText } from './format-iso-timestamp.ts';
export {
  languages,
  practiceLanguages,
  type Language,
  type Localized,
  type PracticeLanguage,
  inLanguageOf,
  isLanguage,
  isMonthFirst,
  languageOr,
  localeOf,
  parseLocalized,
} from './language.ts';
export { beginAny, beginsWords, wordsIn } from './words-in-text.ts';
export { nearWords, spelledWords } from './near-words.ts';
export { hasLuhnCheckDigit } from './luhn.ts';
export { type LocalDate, type BadDate, parseLocalDate, addDays, calendarDayOf, localDateOf } from './local-date.ts';
export { type Cents, decimalOf, parseDecimal } from './money.ts';
export { type Page, remainingAfter, pageOf } from './list-page.ts';
export { type Result, type Ok, type Failed, ok, failed } from './result.ts';
export type { Sealing } from './sealing.ts';
export { interleaved } from './interleave-groups.ts';
export { type Outage, Unavailable } from './dependency-outage.ts';
export { type PictureType, pictureLimits, type UploadRefused, type UploadIntake } from './upload-intake.ts';
export { dayIn, isSameDay, startOfDay, atWallClock } from './zoned-day.ts';
export { byteOrderMark, csvLines } from './csv-text.ts';
