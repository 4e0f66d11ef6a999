import { dashboardAreas, type DashboardOverview, type NewResult } from '@portico/application/dashboard';
import { reportSections } from '@portico/domain/health';
import type { Balance, Statement } from '@portico/domain/payments';
import { registrationParts } from '@portico/domain/profile';
import { awayPractice, listedAppointments } from './appointments.codec.ts';
import { copayLeft } from './copay-left.codec.ts';
import { clinicalDate } from './clinical-date.ts';
import { list } from './codec.ts';
import { allergy, condition, medication, section } from './health-sections.codec.ts';
import { both, field, record, under } from './object-codec.ts';
import { day, entryId, id, maybe, moment, money, oneOf, word } from './scalars.ts';

const balance = record<Balance>()({ due: field('due', money), asOf: field('asOf', moment) });
const newResult = record<NewResult>()({
  section: field('section', oneOf(reportSections)),
  id: field('entryId', entryId),
  name: 'name',
  date: maybe('date', clinicalDate),
});
const statement = record<Statement>()({ id: 'id', date: field('date', day), total: field('total', money) });
const planWithoutCard = record<DashboardOverview['plansWithoutCard'][number]>()({
  practice: id('practice_id'),
  plan: id('plan_id'),
  lapse: field('lapse', oneOf(['expired', 'expires-first'])),
  next: field('next', day),
});
const formToFill = record<DashboardOverview['forms'][number]>()({ id: 'id', title: 'title', due: maybe('due', day) });
const message = record<NonNullable<DashboardOverview['importantMessage']>>()({
  id: 'id',
  title: 'title',
  text: 'text',
});

type Around = Pick<DashboardOverview, 'forms' | 'importantMessage' | 'missing'>;

const screen = record<Omit<DashboardOverview, keyof Around>>()({
  opened: field('opened', list(word(dashboardAreas))),
  upcoming: field('upcoming', listedAppointments),
  away: field('away', list(awayPractice)),
  awayAreas: field('awayAreas', list(word(dashboardAreas))),
  visits: field('visits', listedAppointments),
  practicePhone: 'practice_phone',
  personName: 'person_name',
  unreadMessages: 'unread_messages',
  newResults: field('newResults', list(newResult)),
  balance: field('balance', balance),
  pending: field('pending', money),
  copays: field('copays', list(copayLeft)),
  plansWithoutCard: field('plansWithoutCard', list(planWithoutCard)),
  statements: field('statements', list(statement)),
  allergies: field('allergies', section(allergy)),
  medications: field('medications', section(medication)),
  conditions: field('conditions', section(condition)),
});

export const overview = both(
  under('dashboardScreen', screen),
  record<Around>()({
    importantMessage: maybe('importantMessageModal', message),
    missing: field('missingRegistrationFields', list(oneOf(registrationParts))),
    forms: field('formsList', list(formToFill)),
  }),
);
