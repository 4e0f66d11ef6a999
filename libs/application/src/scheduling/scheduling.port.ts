import type { AppointmentLocation, AppointmentProvider, BookingKey } from '@portico/domain/appointments';
import type {
  AppointmentId,
  Instant,
  Localized,
  PatientId,
  PracticeId,
  ProviderId,
  TimeZone,
} from '@portico/domain/kernel';
import type {
  Catalog,
  LastVisit,
  Offer,
  Picked,
  Question,
  TimePreference,
  VisitReason,
  WeeksAhead,
} from '@portico/domain/scheduling';
import type { ServiceResult } from '../kernel/index.ts';

/** Finding a visit: what can be booked, the practice's questions, and requests where no time can be booked online. */
export interface Scheduling {
  /** What can be booked at a practice, and which parts of the wish are available (`APT-058`, `APT-065`). */
  choices(wanted: WantedVisit): ServiceResult<BookingChoices>;
  /** The questions of a practice before booking (`APT-078`, `ACC-320`). */
  questions(place: BookingPlace): ServiceResult<GuidedQuestions>;
  /** What to fill in for a request by days and times of day (`APT-087`, `ACC-333`). */
  requesting(place: RequestPlace, offer: Offer): ServiceResult<RequestScreen, RequestRefusal>;
  /** Requests a visit from the practice, or changes a request. Idempotent by key (`APT-089`, `ACC-334`). */
  request(request: RequestedVisit): ServiceResult<void, RequestRefusal>;
}

export interface WantedVisit extends BookingPlace {
  readonly picked: Picked;
  /** The provider that the person wants, if no calendar is named. */
  readonly provider?: ProviderId;
  /** True: video visits only; false: none; absent: both. */
  readonly video?: boolean;
  /**
   * Number of the request, echoed in the response, so that a late response to an older choice is dropped (`APT-066`).
   */
  readonly request: number;
}

/** A practice at which this person may book. */
export interface BookingPractice {
  readonly id: PracticeId;
  readonly name: string;
}

/** The practice that is booked at, with the means of booking that always works. */
export interface BookedPractice extends BookingPractice {
  readonly patient: PatientId;
  /** The wire name of its practice system, passed through only; no rule depends on it. */
  readonly management: string;
  readonly phone: string;
  readonly timeZone: TimeZone;
}

/**
 * How a practice takes bookings: by choosing a time, by days and times of day that the practice answers (`APT-012`), or
 * by phone only.
 */
export const bookingWays = ['slots', 'requests-only', 'by-phone'] as const;
export type BookingWay = (typeof bookingWays)[number];

export interface BookingChoices {
  /** All of them, including the one that is booked at. */
  readonly practices: readonly BookingPractice[];
  readonly practice: BookedPractice;
  readonly way: BookingWay;
  /** Booking begins with questions (`APT-085`). */
  readonly asks: boolean;
  readonly catalog: Catalog;
  /** The parts of the wish that are available. */
  readonly picked: Picked;
  /** Shown if a search finds nothing (`APT-059`), in the language of the request. */
  readonly noSearchResults: string;
  /** The number of the request that this answers. */
  readonly request: number;
  /** Milliseconds that a request may take before a loading state is shown (`APT-066`). */
  readonly innocentDelay: number;
}

/** Milliseconds of waiting that people do not notice. */
export const innocentDelay = 300;

/**
 * The intelligent scheduler (`APT-079`, `ACC-316`). Its texts come in both languages, so that switching loses no
 * answer.
 */
export interface GuidedQuestions {
  readonly practice: BookedPractice;
  readonly way: BookingWay;
  /** Shown before the questions (`customTextModal`). */
  readonly notice?: Localized;
  /** Absent if the practice has no questions. */
  readonly first?: Question;
  /** Affects only the wording of the success modal (`ACC-321`). */
  readonly approvesRequests: boolean;
  /** The provider and location of the patient's last visit (`lastAppointmentResources`). */
  readonly lastVisit?: LastVisit;
  /** The practice's names for the visit types at which its questions end, if bookable (`APT-080`). */
  readonly kinds: readonly Pick<VisitReason, 'id' | 'visitType'>[];
  /** What can be booked; the questions end at one of these. */
  readonly offers: readonly Offer[];
}

/** A request, shown for review before it is sent. */
export interface RequestScreen {
  readonly practice: BookedPractice;
  readonly offer: Offer;
  readonly provider: AppointmentProvider;
  readonly visitReason: Pick<VisitReason, 'visitType' | 'video'>;
  readonly location: AppointmentLocation;
  /** The visit that the request asks to move; it stays booked until the practice has answered. */
  readonly moved?: MovedVisit;
  /** An open request is changed; otherwise it is a new one. */
  readonly changesRequest?: true;
  /** The days of the weeks that can be asked for, at the location; absent from a gateway of an earlier release. */
  readonly weeks?: WeeksAhead;
}

/** A booked visit, as a request that asks to move it names it. */
export interface MovedVisit {
  readonly start: Instant;
  /** Of its office, on whose clock it is shown. */
  readonly timeZone: TimeZone;
  readonly provider: string;
}

/** Where a visit is asked for, and in whose place. */
export interface RequestPlace extends BookingPlace {
  /** The visit that stays booked until the practice has answered, or the open request that is changed. */
  readonly replaces?: AppointmentId;
}

export interface RequestedVisit extends RequestPlace {
  readonly offer: Offer;
  readonly preference: TimePreference;
  /** What the visit is about, at most 100 characters (`ACC-332`). */
  readonly visitReason?: string;
  readonly key: BookingKey;
}

/** The practice no longer offers this kind of visit with this provider at this location. */
export interface NotOffered {
  readonly kind: 'not-offered';
}

/** The practice has answered the request that is to be changed, or it is over or taken back. */
export interface AlreadyAnswered {
  readonly kind: 'already-answered';
}

/** Why nothing was asked for, or changed. */
export type RequestRefusal = NotOffered | AlreadyAnswered;

/** The chart to book on: the current practice when none is named, and the person's own chart there. */
export interface BookingPlace {
  readonly practice?: PracticeId;
  /** Optional; a patient other than the person's own there is not found. */
  readonly patient?: PatientId;
}
