import type { WholePractice, WholeProvider } from '@portico/adapters-practice/embedded';
import { decimalOf } from '@portico/domain/kernel';
import type { OpeningHours } from '@portico/domain/scheduling';
import type { z } from 'zod';
import { dayNames, type practiceFile } from './practice-file-schema.ts';

type Written = z.input<typeof practiceFile>;

/** The file of a practice, as `readPracticeFile` reads it; what has its usual value is left out where that is shorter. */
export const writePracticeFile = (whole: WholePractice, version?: number, cards?: object): string => {
  const file = fileOf(whole, version);
  return `${JSON.stringify(cards === undefined ? file : { ...file, payments: cards }, null, 2)}\n`;
};

const fileOf = (whole: WholePractice, version: number | undefined): Written => {
  const { practice, locations, visitReasons, providers, booking, checkIn, forms, surveys, payments } = whole;
  return {
    format: 1,
    id: practice.id,
    version,
    name: practice.name,
    phone: practice.phone,
    timeZone: practice.timeZone,
    system: practice.behavior.management,
    payments: practice.payments === 'no-value' ? 'none' : practice.payments,
    accent: practice.accent,
    logo: practice.logo,
    guests: some(practice.guestActions ?? []),
    newPatients: practice.takesNewPatients,
    message: practice.importantMessage,
    billing: practice.billing && {
      ...practice.billing,
      address: practice.billing.address && [...practice.billing.address],
    },
    answersWithinHours: whole.answersWithinHours,
    officeDigest: whole.officeDigest && { to: [...whole.officeDigest.to], at: whole.officeDigest.at },
    messageTeams: some(
      (whole.messageTeams ?? []).map(({ team, answersWithin }) => ({ team, answersWithinHours: answersWithin })),
    ),
    locations: locations.map(({ addressLines, closed, timeZone, ...place }) => ({
      ...place,
      address: [...addressLines],
      timeZone: timeZone === practice.timeZone ? undefined : timeZone,
      closed: some(closed),
    })),
    visits: some(
      visitReasons.map(({ id, visitType, minutes, video, prepayment }) => ({
        id,
        name: visitType,
        minutes,
        video: video || undefined,
        prepayment: prepayment === 0 ? undefined : decimalOf(prepayment),
      })),
    ),
    providers: providers.map(providerOf),
    booking: booking && bookingOf(booking),
    checkIn: checkIn && { steps: [...checkIn.stages], forms: listsOf(checkIn.forms) },
    forms: some(forms),
    surveys: surveys && surveysOf(surveys),
    paymentSettings: payments && paymentsOf(payments),
    registration: whole.registration,
  };
};

/** The same lists, as a file has them. */
const listsOf = <Key extends string>(lists: Readonly<Partial<Record<Key, readonly string[]>>>) =>
  structuredClone(lists) as Partial<Record<Key, string[]>>;

/** Nothing where the list is empty. */
const some = <Item>(list: readonly Item[]): Item[] | undefined => (list.length === 0 ? undefined : [...list]);

const providerOf = ({
  id,
  name,
  specialty,
  photo,
  languages,
  about,
  autoSchedule,
  at,
}: WholeProvider): Written['providers'][number] => ({
  id,
  name,
  specialty,
  photo,
  languages: some(languages ?? []),
  about,
  bookedAtOnce: autoSchedule ? undefined : false,
  at: some(at.map(({ location, visits, hours }) => ({ location, visits: [...visits], hours: hoursByDays(hours) }))),
});

/** Days with the same hours stand together. */
const hoursByDays = (hours: readonly OpeningHours[]) =>
  [...Map.groupBy(hours, ({ from, to }) => `${from} ${to}`).values()].map((same) => ({
    days: same.map(({ weekday }) => dayNames[weekday - 1] ?? 'mon'),
    from: same[0]?.from ?? '',
    to: same[0]?.to ?? '',
  }));

const bookingOf = ({ booking, visits }: NonNullable<WholePractice['booking']>): NonNullable<Written['booking']> => ({
  ...booking,
  cancelUntilMinutesBefore: visits.cancellation.cutOffMinutes,
  prepaymentBackUntilHoursBefore: visits.cancellation.prepaymentBackHours,
  cancellationReasons: [...visits.cancellation.reasons],
  canceledByPhone: visits.cancellation.byPhone,
  movedByPhone: visits.movedByPhone,
  checkInAtOffice: visits.checkInAtOffice,
  remindMinutesBefore: [...visits.remindersBefore],
  checkInOpensMinutesBefore: visits.checkInOpensBefore,
});

const starsOf = (thousandths: number | undefined): number | undefined =>
  thousandths === undefined ? undefined : thousandths / 1_000;

const surveysOf = ({ contents, rules }: NonNullable<WholePractice['surveys']>): NonNullable<Written['surveys']> => ({
  heading: rules.surveysHeading,
  satisfiedFrom: starsOf(rules.ratingThreshold),
  shareFrom: starsOf(rules.NetworkLinksRatingThreshold),
  share: some(rules.socialNetworkLinks),
  surveys: structuredClone(contents) as unknown as NonNullable<Written['surveys']>['surveys'],
});

const paymentsOf = ({
  partial,
  plans,
  planTerms,
  accountStatements,
}: NonNullable<WholePractice['payments']>): NonNullable<Written['paymentSettings']> => ({
  partial: partial && {
    least: decimalOf(partial.minimum),
    most: partial.maximum === undefined ? undefined : decimalOf(partial.maximum),
  },
  plans: {
    several: plans.canCreateMultiple,
    addBalanceToExisting: plans.addBalanceToExisting,
    frequencies: [...plans.frequencies],
    ranges: plans.ranges.map(({ minBalance, maxBalance, maxDuration, minimumPayment }) => ({
      from: decimalOf(minBalance),
      to: decimalOf(maxBalance),
      atMost: maxDuration,
      leastPayment: decimalOf(minimumPayment),
    })),
  },
  planTerms,
  statements: accountStatements,
});
