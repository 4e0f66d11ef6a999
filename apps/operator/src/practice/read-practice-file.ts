import { behaviorOf } from '@portico/adapters-practice/behaviors';
import type { WholePractice } from '@portico/adapters-practice/embedded';
import {
  failed,
  ok,
  parseDecimal,
  type Cents,
  type LocalDate,
  type LocationId,
  type PracticeId,
  type ProviderId,
  type Result,
  type TimeZone,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { FormUuid } from '@portico/domain/forms';
import type { OpeningHours, Weekday } from '@portico/domain/scheduling';
import { parseSocialLink, type Thousandths } from '@portico/domain/surveys';
import { executionOf, parseDocumentAnywhere } from '@portico/gateway/config';
import type { z } from 'zod';
import { dayNames, practiceFile, type PracticeFile } from './practice-file-schema.ts';
import { referenceMistakes } from './practice-file-references.ts';

/** What a file says of a practice, and of which applied version it is a change. */
export interface PracticeOfFile {
  readonly whole: WholePractice;
  readonly version?: number;
  /** How cards are taken, as it is written. */
  readonly cards?: object;
}

/** Reads a practice's file; otherwise every mistake, each with its place, and no value repeated. */
export const readPracticeFile = (text: string): Result<PracticeOfFile, readonly string[]> => {
  const json = jsonOf(text);
  if (!json.ok) return json;
  const parsed = practiceFile.safeParse(json.value);
  if (!parsed.success) return failed(parsed.error.issues.map(mistakeOf));
  const { version, payments } = parsed.data;
  const cards = typeof payments === 'object' ? parseDocumentAnywhere({ payments }).merchant : undefined;
  const mistakes = [...referenceMistakes(parsed.data), ...(cards?.ok === false ? cards.error : [])];
  if (mistakes.length > 0) return failed(mistakes);
  return ok({
    whole: wholeOf(parsed.data),
    ...present('version', version),
    ...present('cards', typeof payments === 'object' ? payments : undefined),
  });
};

const jsonOf = (text: string): Result<unknown, readonly string[]> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return failed(['The file is no JSON.']);
  }
};

const mistakeOf = ({ path, message }: z.core.$ZodIssue): string => `${placeOf(path)}: ${message}.`;

/** A path such as `providers[1].at[0].hours`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, key) =>
      typeof key === 'number' ? `${place}[${key}]` : place === '' ? String(key) : `${place}.${String(key)}`,
    '',
  ) || 'the file';

const cents = (amount: string): Cents => {
  const parsed = parseDecimal(amount);
  if (!parsed.ok) throw new RangeError('Bug: the schema lets an amount through that is none.');
  return parsed.value;
};

const wholeOf = (file: PracticeFile): WholePractice => ({
  practice: faceOf(file),
  ...present('answersWithinHours', file.answersWithinHours),
  ...present('officeDigest', file.officeDigest),
  ...present(
    'messageTeams',
    file.messageTeams?.map(({ team, answersWithinHours }) => ({
      team,
      ...present('answersWithin', answersWithinHours),
    })),
  ),
  locations: file.locations.map(({ id, address, closed, timeZone = file.timeZone, phone, ...place }) => ({
    ...place,
    id: id as LocationId,
    addressLines: address,
    ...present('phone', phone),
    timeZone: timeZone as TimeZone,
    closed: closed as LocalDate[],
  })),
  visitReasons: file.visits.map(({ id, name: visitType, minutes, video, prepayment }) => ({
    id: id as VisitReasonId,
    visitType,
    minutes,
    video,
    prepayment: cents(prepayment),
  })),
  providers: file.providers.map(({ id, name, specialty, photo, languages, about, bookedAtOnce, at }) => ({
    id: id as ProviderId,
    name,
    ...present('specialty', specialty),
    ...present('photo', photo),
    ...present('languages', languages.length === 0 ? undefined : languages),
    ...present('about', about),
    autoSchedule: bookedAtOnce,
    at: at.map(({ location, visits, hours }) => ({
      location: location as LocationId,
      visits: visits as VisitReasonId[],
      hours: hours.flatMap(hoursOf).toSorted((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1)),
    })),
  })),
  ...present('booking', file.booking && bookingOf(file.booking)),
  ...present('checkIn', file.checkIn && checkInOf(file.checkIn)),
  forms: file.forms,
  ...present('surveys', file.surveys && surveysOf(file.surveys)),
  ...present('payments', file.paymentSettings && paymentsOf(file.paymentSettings)),
  ...present('registration', file.registration && demandsOf(file.registration)),
});

/** The field where there is a value, else nothing. */
const present = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Readonly<Partial<Record<Name, Value>>>;

const faceOf = (file: PracticeFile): WholePractice['practice'] => ({
  id: file.id as PracticeId,
  name: file.name,
  phone: file.phone,
  timeZone: file.timeZone as TimeZone,
  behavior: behaviorOf(file.system),
  payments: processorIn(file.payments),
  ...present('accent', file.accent),
  ...present('logo', file.logo),
  ...(file.guests.length === 0 ? {} : { guestActions: file.guests }),
  ...(file.newPatients ? { takesNewPatients: true } : {}),
  ...present('importantMessage', file.message),
  ...present(
    'billing',
    file.billing && { ...present('address', file.billing.address), ...present('taxId', file.billing.taxId) },
  ),
});

const processorIn = (payments: PracticeFile['payments']): WholePractice['practice']['payments'] => {
  if (typeof payments === 'object') return executionOf(payments) ?? 'no-value';
  return payments === 'none' ? 'no-value' : payments;
};

const hoursOf = ({
  days,
  from,
  to,
}: PracticeFile['providers'][number]['at'][number]['hours'][number]): OpeningHours[] =>
  days.map((day) => ({ weekday: (dayNames.indexOf(day) + 1) as Weekday, from, to }));

const bookingOf = (file: NonNullable<PracticeFile['booking']>): NonNullable<WholePractice['booking']> => ({
  booking: {
    leadMinutes: file.leadMinutes,
    ...present('questions', file.questions),
    ...present('notice', file.notice),
    approvesRequests: file.approvesRequests,
    waitList: file.waitList,
    preRegistration: file.preRegistration,
  },
  visits: {
    cancellation: {
      cutOffMinutes: file.cancelUntilMinutesBefore,
      ...present('prepaymentBackHours', file.prepaymentBackUntilHoursBefore),
      ...present('byPhone', file.canceledByPhone),
      reasons: file.cancellationReasons.map(({ id, code, value, name }) => ({
        id,
        ...present('code', code),
        ...present('value', value),
        name,
      })),
    },
    remindersBefore: [...new Set(file.remindMinutesBefore)].toSorted((a, b) => b - a),
    ...present('movedByPhone', file.movedByPhone),
    ...present('checkInAtOffice', file.checkInAtOffice),
    checkInOpensBefore: file.checkInOpensMinutesBefore,
  },
});

const checkInOf = ({ steps, forms }: NonNullable<PracticeFile['checkIn']>): NonNullable<WholePractice['checkIn']> => ({
  stages: steps,
  forms: forms as Record<string, FormUuid[]>,
});

const demandsOf = (file: NonNullable<PracticeFile['registration']>): NonNullable<WholePractice['registration']> =>
  Object.fromEntries(Object.entries(file).filter(([, value]) => value !== undefined));

const thousandthsOf = (stars: number | undefined): Thousandths | undefined =>
  stars === undefined ? undefined : (Math.round(stars * 1_000) as Thousandths);

const surveysOf = (file: NonNullable<PracticeFile['surveys']>): NonNullable<WholePractice['surveys']> => ({
  contents: file.surveys,
  rules: {
    ...present('surveysHeading', file.heading),
    ...present('ratingThreshold', thousandthsOf(file.satisfiedFrom)),
    ...present('NetworkLinksRatingThreshold', thousandthsOf(file.shareFrom)),
    socialNetworkLinks: file.share.flatMap((link) => parseSocialLink(link) ?? []),
  },
});

const partialOf = ({
  least,
  most,
}: NonNullable<NonNullable<PracticeFile['paymentSettings']>['partial']>): NonNullable<
  NonNullable<WholePractice['payments']>['partial']
> => ({ minimum: cents(least), ...present('maximum', most === undefined ? undefined : cents(most)) });

const paymentsOf = (file: NonNullable<PracticeFile['paymentSettings']>): NonNullable<WholePractice['payments']> => ({
  ...present('partial', file.partial && partialOf(file.partial)),
  plans: {
    canCreateMultiple: file.plans?.several ?? false,
    addBalanceToExisting: file.plans?.addBalanceToExisting ?? false,
    frequencies: file.plans?.frequencies ?? [],
    ranges: (file.plans?.ranges ?? []).map(({ from, to, atMost, leastPayment }) => ({
      minBalance: cents(from),
      maxBalance: cents(to),
      maxDuration: atMost,
      minimumPayment: cents(leastPayment),
    })),
  },
  ...present('planTerms', file.planTerms),
  accountStatements: file.statements,
});
