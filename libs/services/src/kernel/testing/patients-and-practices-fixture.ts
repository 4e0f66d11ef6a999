import type { Account, Acting, Email, Permission } from '@portico/domain/access';
import {
  CountingCodes,
  CountingTokens,
  MemoryAccounts,
  MemoryCapabilities,
  MemoryChallenges,
  MemoryLinkedIdentities,
  MemoryOneTimeCodes,
  MemoryShortCodeHashes,
  MemoryProtections,
  MemorySessions,
  MemoryTries,
  PlainPasswords,
  SpelledProviders,
} from '@portico/domain/access/testing';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import type { Appointment } from '@portico/domain/appointments';
import { MemorySchedule, MemoryVisitPolicies } from '@portico/domain/appointments/testing';
import { MemoryDelegateInvitations, MemoryDelegations } from '@portico/domain/delegates/testing';
import { MemoryFormStore } from '@portico/domain/forms/testing';
import { MemoryCharts, MemorySeenResults } from '@portico/domain/health/testing';
import {
  HOUR,
  instant,
  MINUTE,
  ok,
  plus,
  type AccountId,
  type AppointmentId,
  type Instant,
  type Language,
  type LocationId,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type ProfileId,
  type ProviderId,
  type TimeZone,
  type UploadIntake,
} from '@portico/domain/kernel';
import { MemoryMailbox } from '@portico/domain/messages/testing';
import { MemoryNotifier } from '@portico/domain/notifications/testing';
import { MemoryBilling } from '@portico/domain/payments/testing';
import type { Practice } from '@portico/domain/practices';
import { MemoryDismissedMessages, MemoryPractices } from '@portico/domain/practices/testing';
import {
  MemoryPatients,
  MemoryPhysicians,
  MemoryRegistration,
  MemoryZipCodes,
  sampleForm,
} from '@portico/domain/profile/testing';
import type { ServiceCall } from '../service-call.ts';

/** A Saturday noon in Phoenix, which knows no summer time. */
export const noon: Instant = instant(1_795_287_600_000);

const phoenix = 'America/Phoenix' as TimeZone;

export const mesa: Practice = {
  id: 'mesa' as PracticeId,
  name: 'Mesa Family Medicine',
  phone: '602-555-0101',
  timeZone: phoenix,
  behavior: {
    management: 'vertex',
    booking: 'requests-only',
    appointmentComments: true,
    visitReasonOnCard: false,
    messageAttachments: false,
    profileEditable: false,
    visitSummary: 'ccda',
    checkOut: ['forms', 'survey', 'payment', 'next-visit'],
  },
  payments: 'payeezy',
  accent: '#7a4b00',
};

/** Hides comments, and is in another time zone. */
export const pena: Practice = {
  id: 'pena' as PracticeId,
  name: 'Clínica Peñasco',
  phone: '212-555-0102',
  timeZone: 'America/New_York' as TimeZone,
  behavior: {
    management: 'carecloud',
    booking: 'slots',
    appointmentComments: false,
    visitReasonOnCard: true,
    messageAttachments: true,
    messagesByScrolling: true,
    profileEditable: true,
    visitSummary: 'job',
    checkOut: ['forms', 'survey', 'payment', 'next-visit'],
  },
  payments: 'cloverapi',
};

const chart = (practice: Practice, patient: string): PatientRef => ({
  practice: practice.id,
  patient: patient as PatientId,
});

const person = (id: string, name: string, language: Language, charts: readonly PatientRef[]): Account => ({
  id: id as AccountId,
  email: `${id}@example.com` as Email,
  username: `${id}.user`,
  name,
  passwordHash: `plain:${id}-password`,
  charts,
  language,
  confirmedAt: instant(0),
});

/** Ana has a chart at one practice, Ben at two; they have access to no other charts. */
export const ana = person('ana', 'Ana Núñez', 'es', [chart(mesa, 'ana-mesa')]);
export const ben = person('ben', 'Ben Ortiz', 'en', [chart(mesa, 'ben-mesa'), chart(pena, 'ben-pena')]);
export const [anaAtMesa, benAtMesa, benAtPena] = [
  chart(mesa, 'ana-mesa'),
  chart(mesa, 'ben-mesa'),
  chart(pena, 'ben-pena'),
];

export const actingAs = (account: Account, practice: Practice): Acting => ({
  actor: { kind: 'patient', account: account.id },
  subject: { account: account.id, charts: account.charts },
  practice: practice.id,
});

export const callOf = (account: Account, practice: Practice, now: Instant = noon): ServiceCall => ({
  acting: actingAs(account, practice),
  language: account.language,
  now,
});

/** A delegate acting for the person of a chart, with these permissions. */
export const delegateFor = (account: Account, chart: PatientRef, ...permissions: readonly Permission[]): Acting => ({
  actor: { kind: 'delegate', account: account.id, grants: [{ chart, permissions }] },
  subject: { profile: 'represented' as ProfileId, charts: [chart] },
  practice: chart.practice,
});

/** An appointment of half an hour, `hours` from noon. */
export const visit = (id: string, patient: PatientRef, hours: number, more: Partial<Appointment> = {}): Appointment => {
  const start = plus(noon, hours * HOUR);
  return {
    id: id as AppointmentId,
    patient,
    status: 'SCHEDULED',
    start,
    end: plus(start, 30 * MINUTE),
    video: false,
    provider: { id: 'ng' as ProviderId, name: 'Dr. Ng' },
    location: {
      id: 'north' as LocationId,
      office: 'North office',
      addressLines: ['1 Mesa Road'],
      city: 'Mesa',
      state: 'AZ',
      zip: '85201',
      timeZone: phoenix,
    },
    ...more,
  };
};

/** All dependencies of the services, in memory: two practices, Ana and Ben, and empty charts. */
export const baseFixture = () => {
  const activityLog = new MemoryActivityLog();
  return {
    accounts: new MemoryAccounts([ana, ben]),
    registration: new MemoryRegistration(sampleForm),
    payers: { insurers: async () => sampleForm.insurers },
    physicians: new MemoryPhysicians([]),
    zipCodes: new MemoryZipCodes({ '85001': { city: 'Phoenix', state: 'AZ' } }),
    sessions: new MemorySessions(activityLog),
    tries: new MemoryTries(),
    challenges: new MemoryChallenges(),
    identityProviders: new SpelledProviders(),
    linkedIdentities: new MemoryLinkedIdentities(),
    capabilities: new MemoryCapabilities(),
    codes: new CountingCodes(),
    keptWorkKeys: { of: (person: string) => [`key of ${person}`] },
    shortCodeHashes: new MemoryShortCodeHashes(),
    oneTimeCodes: new MemoryOneTimeCodes(),
    protections: new MemoryProtections(),
    proofChecks: {},
    /** Accepts any picture unchanged. */
    intake: { jpegText: async (base64: string): ReturnType<UploadIntake['jpegText']> => ok(base64) },
    notifier: new MemoryNotifier(),
    passwords: new PlainPasswords(),
    tokens: new CountingTokens(),
    practices: new MemoryPractices([mesa, pena]),
    patients: new MemoryPatients(
      [ana, ben].flatMap(({ name, language, charts }) => charts.map((patient) => ({ patient, name, language }))),
    ),
    mailbox: new MemoryMailbox(),
    withheldAt: () => [],
    schedule: new MemorySchedule(),
    visitPolicies: new MemoryVisitPolicies(),
    charts: new MemoryCharts(),
    billing: new MemoryBilling(),
    formStore: new MemoryFormStore(),
    seenResults: new MemorySeenResults(),
    dismissedMessages: new MemoryDismissedMessages(),
    hasCard: async (_patient: PatientRef) => false,
    activityLog,
    delegations: new MemoryDelegations(),
    invitations: new MemoryDelegateInvitations(),
    waitListService: async () => () => undefined,
  };
};

export type BaseFixture = ReturnType<typeof baseFixture>;
