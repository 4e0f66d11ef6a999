import type { AppointmentLocation, AppointmentProvider, BookingKey } from '@portico/domain/appointments';
import type { AppointmentId, Localized, PatientId, PracticeId, ProviderId, TimeZone } from '@portico/domain/kernel';
import type {
  Catalog,
  LastVisit,
  Offer,
  Picked,
  Question,
  TimePreference,
  VisitReason,
} from '@portico/domain/scheduling';
import type { ServiceResult } from '../kernel/index.ts';

/** Finding a visit: what can be booked, which questions lead there, and what is asked for where no time can be booked. */
export interface Scheduling {
  /** What can be booked at a practice, and what of the wish can be had (`APT-058`, `APT-065`). */
  choices(wanted: WantedVisit): ServiceResult<BookingChoices>;
  /** The questions of a practice before booking (`APT-078`, `ACC-320`). */
  questions(place: BookingPlace): ServiceResult<GuidedQuestions>;
  /** What is asked for when a request is made in days and times of day (`APT-087`, `ACC-333`). */
  requesting(place: BookingPlace, offer: Offer): ServiceResult<RequestScreen, NotOffered>;
  /** Asks the practice for a visit; one key asks once, however often it is sent (`APT-089`, `ACC-334`). */
  request(request: RequestedVisit): ServiceResult<void, NotOffered>;
}

export interface WantedVisit extends BookingPlace {
  readonly picked: Picked;
  /** Whom the person would like to see, where the calendar is not known by its own name. */
  readonly provider?: ProviderId;
  /** Visits by video alone, or none of them; both kinds when not said. */
  readonly video?: boolean;
  /** The number of the question, which its answer repeats: a late answer to an older choice is dropped (`APT-066`). */
  readonly request: number;
}

/** A practice at which this person may book. */
export interface BookingPractice {
  readonly id: PracticeId;
  readonly name: string;
}

/** The practice that is booked at, with the way to it that always works. */
export interface BookedPractice extends BookingPractice {
  readonly patient: PatientId;
  /** The wire name of its system, only ever handed on; no rule asks for it. */
  readonly management: string;
  readonly phone: string;
  readonly timeZone: TimeZone;
}

/**
 * How a practice gives its times: ones that can be chosen, days and times of day that it answers (`APT-012`), or none
 * online, so that it is to be called.
 */
export type BookingWay = 'slots' | 'requests-only' | 'by-phone';

export interface BookingChoices {
  /** All of them, the one that is booked at among them. */
  readonly practices: readonly BookingPractice[];
  readonly practice: BookedPractice;
  readonly way: BookingWay;
  /** Booking begins with questions (`APT-085`). */
  readonly asks: boolean;
  readonly catalog: Catalog;
  /** What of the wish is on offer. */
  readonly picked: Picked;
  /** Shown where a search finds nothing (`APT-059`), in the language of the request. */
  readonly noSearchResults: string;
  /** The number of the question that this answers. */
  readonly request: number;
  /** Milliseconds for which a further question may wait before that is shown (`APT-066`). */
  readonly innocentDelay: number;
}

/** Shorter waiting than this is not noticed. */
export const innocentDelay = 300;

/** The intelligent scheduler (`APT-079`, `ACC-316`). Its texts come in both languages, so that a switch loses no answer. */
export interface GuidedQuestions {
  readonly practice: BookedPractice;
  readonly way: BookingWay;
  /** To be read before the questions (`customTextModal`). */
  readonly notice?: Localized;
  /** Absent where the practice asks nothing. */
  readonly first?: Question;
  /** Only the wording of the success modal (`ACC-321`). */
  readonly approvesRequests: boolean;
  /** With whom and where the patient was last (`lastAppointmentResources`). */
  readonly lastVisit?: LastVisit;
  /** What the practice calls the kinds of visit at which its questions end, as far as they can be booked (`APT-080`). */
  readonly kinds: readonly Pick<VisitReason, 'id' | 'visitType'>[];
  /** What can be booked: the way through the questions ends at something of it. */
  readonly offers: readonly Offer[];
}

/** What is asked for, to be read again before it is sent. */
export interface RequestScreen {
  readonly practice: BookedPractice;
  readonly offer: Offer;
  readonly provider: AppointmentProvider;
  readonly visitReason: Pick<VisitReason, 'visitType' | 'video'>;
  readonly location: AppointmentLocation;
}

export interface RequestedVisit extends BookingPlace {
  readonly offer: Offer;
  readonly preference: TimePreference;
  /** What the visit is about, at most 100 characters (`ACC-332`). */
  readonly visitReason?: string;
  /** The visit that stays until the practice has answered. */
  readonly replaces?: AppointmentId;
  readonly key: BookingKey;
}

/** The practice no longer offers this kind of visit with this provider at this location. */
export interface NotOffered {
  readonly kind: 'not-offered';
}

/** On whose chart: the practice that the person is at when none is named, and their own chart there. */
export interface BookingPlace {
  readonly practice?: PracticeId;
  /** Named by whoever knows it; another than the person's own there is not found. */
  readonly patient?: PatientId;
}
