import { JwtTokens } from '@portico/adapters-crypto';
import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import { Gatekeeper } from '@portico/application/access';
import { DashboardService } from '@portico/application/dashboard';
import type { Account, Email, Session } from '@portico/domain/access';
import { MemoryAccounts, MemorySessions } from '@portico/domain/access/testing';
import type { Appointment } from '@portico/domain/appointments';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import { MemoryFormDesk } from '@portico/domain/forms/testing';
import { MemoryCharts } from '@portico/domain/health/testing';
import {
  type Cents,
  DAY,
  HOUR,
  instant,
  type Instant,
  type LocalDate,
  plus,
  type TimeZone,
} from '@portico/domain/kernel';
import { MemoryBilling } from '@portico/domain/payments/testing';
import type { Practice } from '@portico/domain/practices';
import { MemoryPractices } from '@portico/domain/practices/testing';

const now = instant(Date.parse('2026-11-21T12:00:00Z'));
const twenty = <T>(make: (at: number) => T): readonly T[] => Array.from({ length: 20 }, (_, at) => make(at));

const practice: Practice = {
  id: 'practice-1' as Practice['id'],
  name: 'Saguaro Family Medicine',
  phone: '555-0100',
  timeZone: 'America/Phoenix' as TimeZone,
  behaviour: {
    management: 'vertex',
    booking: 'slots',
    appointmentComments: true,
    visitReasonOnCard: true,
    messageAttachments: true,
    profileEditable: true,
    visitSummary: 'job',
  },
  payments: 'no-value',
};
const patient = { practice: practice.id, patient: 'patient-1' as Account['charts'][number]['patient'] };

const account: Account = {
  id: 'account-1' as Account['id'],
  email: 'ana@people.example' as Email,
  username: 'ana',
  name: 'Ana Muñoz',
  passwordHash: 'none',
  charts: [patient],
  language: 'es',
};

const session: Session = {
  id: 'session-1' as Session['id'],
  account: account.id,
  device: 'device-1' as Session['device'],
  startedAt: now,
  refresh: { current: 'hash', pending: [], expiresAt: plus(now, 12 * HOUR), version: 0 },
};

const appointment = (id: string, start: Instant, status: Appointment['status']): Appointment => ({
  id: id as Appointment['id'],
  patient,
  status,
  start,
  end: plus(start, HOUR / 2),
  video: false,
  visitType: 'Follow-up',
  visitReason: 'Follow-up after the last visit',
  provider: {
    id: 'provider-1' as Appointment['provider']['id'],
    name: 'Dr. Joan Whitcomb',
    specialty: 'Family medicine',
  },
  location: {
    id: 'location-1' as Appointment['location']['id'],
    office: 'Main Street',
    addressLines: ['12 Main Street'],
    city: 'Phoenix',
    state: 'AZ',
    zip: '85001',
    phone: '555-0100',
    timeZone: 'America/Phoenix' as TimeZone,
  },
});

/** A person with four full lists of twenty, kept in memory behind the gateway's own services; the log goes nowhere. */
export const memoryServices = (
  tokenSecret: Uint8Array,
): { services: GatewayServices; accessToken: string; now: Instant } => {
  const schedule = new MemorySchedule([
    ...twenty((at) => appointment(`upcoming-${at}`, plus(now, (at + 1) * DAY), 'SCHEDULED')),
    ...twenty((at) => appointment(`visit-${at}`, plus(now, -(at + 1) * DAY), 'COMPLETED')),
  ]);
  const billing = new MemoryBilling();
  const day = (at: number) => `2026-10-${String(at + 1).padStart(2, '0')}` as LocalDate;
  const statements = twenty((at) => ({ id: `statement-${at}`, date: day(at), total: (8_420 + at) as Cents }));
  billing.put(patient, { due: 12_050 as Cents, asOf: now }, statements);
  const formDesk = new MemoryFormDesk();
  const title = { en: 'Health history questionnaire', es: 'Cuestionario de historia clínica' };
  formDesk.put(
    patient,
    twenty((at) => ({ id: `form-${at}`, title, due: day(at) })),
  );
  const tokens = new JwtTokens(tokenSecret);
  const sessions = new MemorySessions();
  void sessions.start(session);
  const deps = {
    schedule,
    billing,
    formDesk,
    practices: new MemoryPractices([practice]),
    charts: new MemoryCharts(),
    activityLog: { append: () => Promise.resolve() },
  };
  const unused = (): never => {
    throw new Error('This bench asks the dashboard only.');
  };
  return {
    now,
    accessToken: tokens.access({ session: session.id, account: account.id, expiresAt: plus(now, HOUR) }),
    services: {
      gatekeeper: new Gatekeeper({ accounts: new MemoryAccounts([account]), sessions, tokens }),
      access: () => ({ signIn: unused, signOut: unused, practices: unused, layout: unused }) as never,
      own: (call) => ({
        dashboard: new DashboardService(deps, call),
        get appointments() {
          return unused();
        },
        get health() {
          return unused();
        },
        get support() {
          return unused();
        },
      }),
    },
  };
};
