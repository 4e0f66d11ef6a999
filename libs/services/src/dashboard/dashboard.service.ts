import type { ImportantMessages } from './important-messages.ts';
import type { News, PatientNews } from './patient-news.ts';
import { can, chartIn } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { chartAt, type ChartSummary, type ReportHeadline } from '@portico/domain/health';
import {
  dayIn,
  failed,
  inLanguageOf,
  ok,
  type Cents,
  type Instant,
  type Language,
  type PatientRef,
} from '@portico/domain/kernel';
import type { FormStore, RequestedForm } from '@portico/domain/forms';
import type { Billing, CardsOnFile, SavedCard } from '@portico/domain/payments';
import type { PatientRegistry } from '@portico/domain/profile';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { awayAmong, listedAll, type ListedVisits } from '../appointments/index.ts';
import { medicationsIn, type ShownCharts } from '../health/index.ts';
import { copaysLeft, dueOf, plansWithoutCard, type OpenAmounts, type OpenBalance } from '../payments/index.ts';
import type { MissingRegistration } from '../profile/index.ts';
import { allowedCharts, orElse, partOf, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import {
  dashboardAreas,
  dashboardListSize,
  type Dashboard,
  type DashboardOverview,
  type NewResult,
} from '@portico/application/dashboard';

export class DashboardService implements Dashboard {
  readonly #visits: ListedVisits;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #charts: Pick<ShownCharts, 'summary'>;
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #amounts: Pick<OpenAmounts, 'balance' | 'copays'>;
  readonly #billing: Pick<Billing, 'statements'>;
  readonly #cardsOnFile: Pick<CardsOnFile, 'of'>;
  readonly #formStore: Pick<FormStore, 'requested'>;
  readonly #missingRegistration: MissingRegistration;
  readonly #importantMessages: ImportantMessages;
  readonly #news: PatientNews;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    visits: ListedVisits,
    practices: Pick<PracticeDirectory, 'practices'>,
    charts: Pick<ShownCharts, 'summary'>,
    patients: Pick<PatientRegistry, 'identity'>,
    amounts: Pick<OpenAmounts, 'balance' | 'copays'>,
    billing: Pick<Billing, 'statements'>,
    cardsOnFile: Pick<CardsOnFile, 'of'>,
    formStore: Pick<FormStore, 'requested'>,
    missingRegistration: MissingRegistration,
    importantMessages: ImportantMessages,
    news: PatientNews,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#visits = visits;
    this.#practices = practices;
    this.#charts = charts;
    this.#patients = patients;
    this.#amounts = amounts;
    this.#billing = billing;
    this.#cardsOnFile = cardsOnFile;
    this.#formStore = formStore;
    this.#missingRegistration = missingRegistration;
    this.#importantMessages = importantMessages;
    this.#news = news;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async overview(): ServiceResult<DashboardOverview> {
    const { acting } = this.#call;
    const chart = chartIn(acting, acting.practice);
    if (chart === undefined || !can(acting, 'layout:view', { kind: 'practice', practice: chart.practice })) {
      return failed({ kind: 'not-found' });
    }
    const opened = dashboardAreas.filter((area) => can(acting, `${area}:view`, { kind: 'chart', chart }));
    const [toVisits, toPayments, toHealth, toForms] = dashboardAreas.map((area) => opened.includes(area));
    const own = allowedCharts(this.#call, 'appointments:view');
    const { now, language } = this.#call;

    const balance = toPayments ? this.#amounts.balance(chart) : undefined;
    const first = Promise.all([
      this.#practices.practices([chart.practice, ...own.map(({ practice }) => practice)]),
      partOf(this.#patients.identity(chart)),
      this.#visits.upcoming(own, now, dashboardListSize),
      toVisits ? this.#visits.past(chart, now, dashboardListSize) : ok([]),
      toHealth ? partOf(this.#charts.summary(acting, chart)) : ok(closedSummary),
      balance === undefined ? ok(undefined) : partOf(balance),
      toPayments ? partOf(this.#billing.statements(chart, dashboardListSize)) : ok([]),
      // Who may not change a plan is not asked for another card.
      toPayments && can(acting, 'payments:act', { kind: 'chart', chart }) ? this.#cardsOnFile.of(chart) : undefined,
      toForms ? partOf(this.#formStore.requested(chart)) : ok([]),
      this.#news.of(this.#call, chart),
      log(this.#activityLog, this.#call, 'viewed-dashboard'),
    ]);
    const [read, [importantMessage, missing], copays] = await Promise.all([
      first,
      first.then(([found]) => this.#around(chart, found)),
      // Asked about together with all else, and waited for with what comes after. Each names its visit.
      balance && toVisits ? partOf(this.#amounts.copays(chart, now, balance)) : ok([]),
    ]);
    const [found, identity, upcoming, past, summary, open, statements, cards, forms, newsIn] = read;
    const byId = new Map(found.map((practice) => [practice.id, practice]));
    const practice = byId.get(chart.practice);
    const news = practice === undefined ? noNews : newsIn(practice.timeZone);
    const parts = {
      appointments: [past],
      payments: [open, statements],
      health: [summary, news.results],
      forms: [forms, missing],
    };
    const awayAreas = dashboardAreas.filter((area) => parts[area].some(({ ok: isThere }) => !isThere));
    return ok({
      opened,
      personName: orElse(identity, undefined)?.name ?? '',
      unreadMessages: orElse(news.unread, 0),
      newResults: orElse(news.results, []).map(newResult),
      ...(practice === undefined ? {} : { practicePhone: practice.phone }),
      ...(importantMessage === undefined ? {} : { importantMessage }),
      upcoming: upcoming.listed(byId, this.#call),
      away: awayAmong(byId, [...upcoming.away, ...(awayAreas.length > 0 ? [chart.practice] : [])]),
      awayAreas,
      visits: listedAll(byId, orElse(past, []), this.#call),
      ...owedOf(orElse(open, undefined), now),
      copays: practice === undefined ? [] : copaysLeft(orElse(copays, []), practice),
      plansWithoutCard: practice === undefined ? [] : lapsedPlans(orElse(open, undefined), practice, cards, now),
      statements: orElse(statements, []),
      ...shownSummary(orElse(summary, closedSummary), now, language),
      forms: orElse(forms, []).map(formToFill(language)),
      missing: orElse(missing, []),
    });
  }

  /** What waits for the practice to be known. */
  #around(chart: PatientRef, found: readonly Practice[]) {
    const practice = found.find(({ id }) => id === chart.practice);
    return Promise.all([
      this.#importantMessages.of(this.#call, practice),
      practice === undefined ? ok([]) : partOf(this.#missingRegistration.of(this.#call, chart, practice)),
    ]);
  }

  dismissMessage(id: string): ServiceResult<void> {
    return this.#importantMessages.dismiss(this.#call, id);
  }
}

const shownSummary = (summary: ChartSummary, now: Instant, language: Language): ChartSummary => {
  const shown = chartAt(summary, now);
  return { ...shown, medications: medicationsIn(shown.medications, language) };
};

const lapsedPlans = (
  open: OpenBalance | undefined,
  { id, timeZone }: Practice,
  cards: readonly SavedCard[] | undefined,
  now: Instant,
): DashboardOverview['plansWithoutCard'] =>
  cards === undefined ? [] : plansWithoutCard(open?.active ?? [], id, cards, dayIn(timeZone, now));

const formToFill =
  (language: Language) =>
  ({ id, title, due }: RequestedForm): DashboardOverview['forms'][number] => ({
    id,
    title: inLanguageOf(title, language),
    ...(due === undefined ? {} : { due }),
  });

const noNews: News = { unread: ok(0), results: ok([]) };

/** The same sum that the payments page asks for; a credit in the practice's books stays one. */
const owedOf = (open: OpenBalance | undefined, now: Instant): Pick<DashboardOverview, 'balance' | 'pending'> => {
  if (open === undefined) return { balance: { due: 0 as Cents, asOf: now }, pending: 0 as Cents };
  return { balance: { due: dueOf(open), asOf: open.books.asOf }, pending: open.pending };
};

const closedSummary: ChartSummary = {
  allergies: { kind: 'no-information' },
  medications: { kind: 'no-information' },
  conditions: { kind: 'no-information' },
};

const newResult = ({ section, id, name, date }: ReportHeadline): NewResult => ({
  section,
  id,
  name,
  ...(date === undefined ? {} : { date }),
});
