import { reportSections } from '@portico/domain/health';
import { profileParts, registrationParts } from '@portico/domain/profile';
import type { Delegate, Layout, OpenedPractice, OwnPractice, ProofAsked, SignedIn } from '@portico/application/access';
import type { ActivityPage, ActivityPerson } from '@portico/application/activity';
import {
  waitListStates,
  type AppointmentList,
  type ListedAppointment,
  type PracticeHistory,
  type PracticeLabel,
} from '@portico/application/appointments';
import { dashboardAreas, type DashboardOverview } from '@portico/application/dashboard';
import type { ManagedProfiles, NextVisit, PersonOverview } from '@portico/application/delegates';
import type { FileContent } from '@portico/application/kernel';
import type { SupportContact } from '@portico/application/support';
import { activityActions, type Doer } from '@portico/domain/activity';
import { permissionAreas, proofKinds } from '@portico/domain/access';
import { anyAppointments, settings } from '@portico/domain/appointments/testing';
import { settledPermissions, type InvitationId } from '@portico/domain/delegates';
import { permissionSets } from '@portico/domain/delegates/testing';
import { requestedForms } from '@portico/domain/forms/testing';
import { allergies, conditions, labs, medications, sectionsOf } from '@portico/domain/health/testing';
import type {
  AccountId,
  AppointmentId,
  PatientId,
  PracticeId,
  ProfileId,
  ResourceId,
  VisitReasonId,
} from '@portico/domain/kernel';
import {
  cents,
  ids,
  instants,
  integers,
  localDates,
  patientRefs,
  timeZones,
  withOptional,
  words,
} from '@portico/domain/kernel/testing';
import { balances, statements } from '@portico/domain/payments/testing';
import { copaysLeft, plansWithoutCard } from './arbitrary-payment-answers.ts';
import { paymentExecutions } from '@portico/domain/practices/testing';
import { timePreferences } from '@portico/domain/scheduling/testing';
import fc from 'fast-check';

/** Anything that a service may answer, for every port that travels. */

export const ownPractices: fc.Arbitrary<OwnPractice> = fc.record({
  id: ids<PracticeId>('practice-'),
  name: words(),
  management: words(),
  patient: ids<PatientId>('patient-'),
  payments: paymentExecutions,
});

const openedPractices: fc.Arbitrary<OpenedPractice> = fc
  .tuple(ownPractices, permissionSets, withOptional({}, { until: localDates }))
  .map(([practice, held, ends]) => ({ ...practice, permissions: settledPermissions(held), ...ends }));

export const delegates: fc.Arbitrary<Delegate> = fc.record({
  id: ids<AccountId>('account-'),
  name: words(),
  email: fc.emailAddress(),
  people: fc.array(
    fc.record({
      profile: ids<ProfileId>('profile-'),
      name: words(),
      practices: fc.array(openedPractices, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
});

const settled = permissionSets.map(settledPermissions);

const nextVisits: fc.Arbitrary<NextVisit> = fc.record({
  start: instants,
  timeZone: timeZones,
  provider: words(),
});

export const personOverviews: fc.Arbitrary<PersonOverview> = fc.record({
  profile: ids<ProfileId>('profile-'),
  practices: fc.array(
    withOptional(
      { practice: ids<PracticeId>('practice-'), isAway: fc.boolean() },
      {
        visits: withOptional({ requests: fc.nat(9) }, { next: nextVisits, checkIn: ids<AppointmentId>('visit-') }),
        unreadMessages: fc.nat(9),
        newResults: fc.nat(9),
        forms: fc.array(ids('form-'), { maxLength: 3 }),
        due: cents,
      },
    ),
    { maxLength: 3 },
  ),
});

export const managedProfiles: fc.Arbitrary<ManagedProfiles> = withOptional(
  {
    self: delegates,
    practices: fc.uniqueArray(ownPractices, { selector: ({ id }) => id, maxLength: 3 }),
    delegates: fc.array(
      fc.record({
        account: ids<AccountId>('account-'),
        name: words(),
        email: fc.emailAddress(),
        grants: fc.array(
          withOptional(
            { chart: patientRefs, practiceName: words(), management: words(), permissions: settled },
            { until: localDates },
          ),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 3 },
    ),
    invitations: fc.array(
      withOptional(
        {
          id: ids<InvitationId>('invitation-'),
          name: words(),
          email: fc.emailAddress(),
          practiceNames: fc.array(words(), { maxLength: 3 }),
          permissions: settled,
          expires: localDates,
        },
        { until: localDates },
      ),
      { maxLength: 3 },
    ),
  },
  {
    otherHelpers: fc.array(
      fc.record({
        profile: ids<ProfileId>('profile-'),
        practice: ids<PracticeId>('practice-'),
        helpers: fc.array(withOptional({ name: words(), permissions: settled }, { until: localDates }), {
          maxLength: 3,
        }),
      }),
      { maxLength: 3 },
    ),
  },
);

export const layouts: fc.Arbitrary<Layout> = withOptional(
  {
    practice: ids<PracticeId>('practice-'),
    practiceName: words(),
    practicePhone: words(),
    personName: words(),
    unreadMessages: integers(0, 0x7fff_ffff),
    charts: fc.array(
      ownPractices.map(({ id, patient, management }) => ({ id, patient, management })),
      { maxLength: 3 },
    ),
  },
  {
    timeZone: timeZones,
    accent: fc.stringMatching(/^#[0-9a-f]{6}$/),
    logo: fc.constant('data:image/png;base64,iVBORw0KGgo='),
    delegate: delegates,
    hasShop: fc.constant(true as const),
    noSummaries: fc.constant(true as const),
    noSurveys: fc.constant(true as const),
    hiddenProfileParts: fc.subarray([...profileParts], { minLength: 1 }),
    booksByPhone: fc.constant(true as const),
    withheld: fc.subarray([...permissionAreas], { minLength: 1 }),
  },
);

export const signIns: fc.Arbitrary<SignedIn> = withOptional(
  {
    kind: fc.constant('signed-in' as const),
    offerSecondFactor: fc.boolean(),
    username: words(),
    email: fc.emailAddress(),
    tokens: fc.record({ access: words(), authentication: words(), refresh: words() }),
    practices: fc.uniqueArray(ownPractices, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
  },
  {
    layout: layouts,
    delegate: delegates,
    breezePatient: fc.constant(true as const),
    keptWorkKeys: fc.array(words(), { minLength: 1, maxLength: 3 }),
  },
);

export const proofsAsked: fc.Arbitrary<ProofAsked> = withOptional(
  {
    kind: fc.constant('proof-asked' as const),
    proof: fc.constantFrom(...proofKinds),
    resendIn: integers(0, 300),
    others: fc.subarray([...proofKinds]),
  },
  { sentTo: words(), challenge: words() },
);

const bookedAs = fc.record({ resource: ids<ResourceId>('resource-'), visitReason: ids<VisitReasonId>('reason-') });

const listedIn = (practice: PracticeLabel, most: number): fc.Arbitrary<readonly ListedAppointment[]> =>
  fc
    .tuple(ids<PatientId>('patient-'), instants)
    .chain(([patient, now]) =>
      settings([{ practice: practice.id, patient }]).chain((setting) => anyAppointments(setting, now)),
    )
    .chain((appointments) =>
      fc.tuple(
        ...appointments.slice(0, most).map((appointment) =>
          withOptional(
            {
              appointment: fc
                .record(
                  { bookedAs, timeOpen: fc.constant(true as const), confirmed: fc.constant(true as const) },
                  { requiredKeys: [] },
                )
                .map((more) => ({ ...appointment, ...more })),
              practice: fc.constant(practice),
              today: fc.boolean(),
              booking: fc.constantFrom('slots' as const, 'requests-only' as const),
              mayAct: fc.boolean(),
              canCheckIn: fc.boolean(),
              canCheckOut: fc.boolean(),
            },
            {
              joinedElsewhere: fc.constant(true as const),
              changeUntil: instants,
              earlierTime: fc.constantFrom(...waitListStates),
              moveRequested: fc.constant(true as const),
              summary: fc.constantFrom('job' as const, 'ccda' as const),
            },
          ),
        ),
      ),
    );

const labels: fc.Arbitrary<readonly PracticeLabel[]> = fc.uniqueArray(
  fc.record({ id: ids<PracticeId>('practice-'), name: words() }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 3 },
);

const listed = (practices: readonly PracticeLabel[]): fc.Arbitrary<readonly ListedAppointment[]> =>
  fc.tuple(...practices.map((practice) => listedIn(practice, 3))).map((each) => each.flat());

/** One appointment somewhere; it may happen that there is none. */
export const anyListed: fc.Arbitrary<ListedAppointment | undefined> = labels
  .chain((practices) => listed(practices))
  .map(([first]) => first);

/** Some were asked for, and it is known what was. */
const askedIn = (practice: PracticeLabel): fc.Arbitrary<readonly ListedAppointment[]> =>
  fc
    .tuple(listedIn(practice, 4), fc.option(timePreferences, { nil: undefined }))
    .map(([entries, preference]) =>
      preference === undefined
        ? entries
        : entries.map((entry) => ({ ...entry, appointment: { ...entry.appointment, preference } })),
    );

const historyOf = (practice: PracticeLabel): fc.Arbitrary<PracticeHistory> =>
  fc
    .record({
      entries: askedIn(practice),
      page: integers(1, 999),
      perPage: integers(0, 100),
      total: integers(0, 0x7fff_ffff),
    })
    .map((page) => ({ practice, page }));

export const histories: fc.Arbitrary<readonly PracticeHistory[]> = labels.chain((practices) =>
  fc.tuple(...practices.map(historyOf)),
);

const awayPractices: fc.Arbitrary<AppointmentList['away']> = labels.chain((practices) =>
  fc.tuple(...practices.map((practice) => words().map((phone) => ({ ...practice, phone })))),
);

export const appointmentLists: fc.Arbitrary<AppointmentList> = labels.chain((practices) =>
  fc.record({
    requests: listed(practices),
    upcoming: listed(practices),
    history: fc.tuple(...practices.map(historyOf)),
    away: awayPractices,
  }),
);

export const overviews: fc.Arbitrary<DashboardOverview> = labels.chain((practices) =>
  withOptional(
    {
      opened: fc.subarray([...dashboardAreas]),
      upcoming: listed(practices),
      visits: listed(practices),
      away: awayPractices,
      awayAreas: fc.subarray([...dashboardAreas]),
      balance: balances,
      missing: fc.subarray([...registrationParts]),
      statements: fc.array(statements, { maxLength: 3 }),
      personName: words(),
      unreadMessages: fc.nat(),
      newResults: fc.array(
        labs.chain(({ id, name, date }) =>
          fc.record({
            section: fc.constantFrom(...reportSections),
            id: fc.constant(String(id)),
            name: fc.constant(name),
            ...(date === undefined ? {} : { date: fc.constant(date) }),
          }),
        ),
        { maxLength: 3 },
      ),
      pending: balances.map(({ due }) => due),
      copays: fc.array(copaysLeft, { maxLength: 2 }),
      plansWithoutCard: fc.array(plansWithoutCard, { maxLength: 2 }),
      allergies: sectionsOf(allergies),
      medications: sectionsOf(medications),
      conditions: sectionsOf(conditions),
      forms: fc.array(
        requestedForms.map(({ title, ...form }) => ({ ...form, title: title.es })),
        { maxLength: 3 },
      ),
    },
    { practicePhone: words() },
  ),
);

export const files: fc.Arbitrary<FileContent> = fc.record({
  name: words(),
  mediaType: words(),
  bytes: fc.uint8Array({ maxLength: 300 }),
});

const people: fc.Arbitrary<ActivityPerson> = fc.record({
  id: words().map((id) => id as Doer),
  kind: fc.constantFrom('self' as const, 'other' as const, 'guest' as const),
  name: words(),
});

export const activityPages: fc.Arbitrary<ActivityPage> = withOptional(
  {
    lines: fc.array(
      withOptional(
        { id: words(), at: instants, action: fc.constantFrom(...activityActions), by: people },
        { practiceName: words() },
      ),
      { maxLength: 5 },
    ),
    people: fc.array(people, { maxLength: 3 }),
  },
  { older: words() },
);

export const contacts: fc.Arbitrary<SupportContact> = withOptional(
  {
    phone: words(),
    email: fc.emailAddress(),
    hours: fc.record({ from: words(), to: words(), days: fc.subarray([1, 2, 3, 4, 5, 6, 7]) }),
  },
  { practice: fc.record({ name: words(), phone: words() }) },
);
