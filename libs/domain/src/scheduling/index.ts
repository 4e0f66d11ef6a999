export { type LastVisit, afterQuestions } from './booking-after-questions.ts';
export { type BookingRules, slotKept } from './booking-rules.ts';
export {
  type VisitReason,
  prepaymentDue,
  type Resource,
  type Offer,
  type Catalog,
  type Picked,
  type Choices,
  choicesFor,
  isOffered,
  offeredOf,
} from './booking-catalog.ts';
export {
  type DateRange,
  longestRange,
  type BadRange,
  furthestDay,
  judgeRange,
  firstRange,
  rangeAround,
  nextThree,
  threeBefore,
} from './date-range.ts';
export { parseQuestions } from './parse-questions.ts';
export type { Availability } from './ports/availability.ts';
export type { WantedSlot, SlotHolds } from './ports/slot-holds.ts';
export type { VisitRequest, VisitRequests } from './ports/visit-requests.ts';
export type { LeasedPractice, WaitListEntries } from './ports/wait-list.ts';
export {
  type Question,
  type QuestionOption,
  type TreeEnd,
  type NoticeEnd,
  type ResourceSelection,
  isTreeEnd,
  type VisitTypeEnd,
} from './question-tree.ts';
export {
  type QuestionWay,
  type Answered,
  beginQuestions,
  answerQuestion,
  backToQuestion,
  stepNumber,
  mostQuestions,
  questionCount,
  isLastStep,
} from './question-progress.ts';
export {
  laterWeeks,
  weeks,
  preferredDays,
  preferredTimes,
  type LaterWeek,
  type Week,
  type PreferredDay,
  type PreferredTime,
  any,
  type TimePreference,
  firstAvailable,
  preferenceOf,
  writePreference,
  type WrittenPreference,
  parseTimePreference,
} from '../appointments/index.ts';
export { type Weekday, type OpeningHours, type Slot, freeWithin, openSlots, openings, weekdays } from './timetable.ts';
export { longestVisitReason, fittingVisitReason, parseVisitReason } from './visit-reason.ts';
export {
  type WaitId,
  partsOfDay,
  type PartOfDay,
  noticeChoices,
  type NoticeMinutes,
  type FreeTime,
  type WaitReach,
  type WaitEntry,
  isLive,
  aboutOf,
  type WaitEvent,
  waitAfter,
  type InLine,
  fitsWait,
  nextInLine,
  offerEnds,
  mayOffer,
} from './wait-list.ts';
export { type LanguageTag, languageTags, parseLanguageTag } from './spoken-languages.ts';
export { isNear } from './near-visit.ts';
export { requestedDays } from './requested-days.ts';
export {
  weeksAfter,
  weekDatesOf,
  type WeekDates,
  type WeeksAhead,
  followUps,
  type FollowUp,
  followUpDays,
} from './later-weeks.ts';
export { preferenceSpan, weeksAhead } from './preference-span.ts';
