import { can, chartIn } from '@portico/domain/access';
import { earliestFirst, isVisitHistory, type Schedule } from '@portico/domain/appointments';
import type { ActivityLog } from '@portico/domain/activity';
import type { ChartSummary, ChartSummarySource } from '@portico/domain/health';
import { failed, ok, type Cents } from '@portico/domain/kernel';
import type { FormDesk } from '@portico/domain/forms';
import type { Billing } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { listedIn } from '../appointments/index.ts';
import { allowedCharts, type Answer, type Call } from '../kernel/index.ts';
import { dashboardAreas, dashboardListSize, type Dashboard, type DashboardOverview } from './dashboard.port.ts';

export interface DashboardDeps {
  readonly schedule: Schedule;
  readonly practices: PracticeDirectory;
  readonly charts: ChartSummarySource;
  readonly billing: Billing;
  readonly formDesk: FormDesk;
  readonly activityLog: ActivityLog;
}

export class DashboardService implements Dashboard {
  readonly #deps: DashboardDeps;
  readonly #call: Call;

  constructor(deps: DashboardDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async overview(): Answer<DashboardOverview> {
    const { acting } = this.#call;
    const chart = chartIn(acting, acting.practice);
    if (chart === undefined || !can(acting, 'layout:view', { kind: 'practice', practice: chart.practice })) {
      return failed({ kind: 'not-found' });
    }
    const opened = dashboardAreas.filter((area) => can(acting, `${area}:view`, { kind: 'chart', chart }));
    const [toVisits, toPayments, toHealth, toForms] = dashboardAreas.map((area) => opened.includes(area));
    const own = allowedCharts(this.#call, 'appointments:view');
    const { schedule, practices, charts, billing, formDesk, activityLog } = this.#deps;
    const { now, language } = this.#call;

    const [found, upcoming, visits, summary, balance, statements, forms] = await Promise.all([
      practices.practices([chart.practice, ...own.map(({ practice }) => practice)]),
      Promise.all(own.map((each) => schedule.upcoming(each, now, dashboardListSize))),
      toVisits ? schedule.past(chart, now, 1, dashboardListSize) : { entries: [] },
      toHealth ? charts.summary(chart) : closedSummary,
      toPayments ? billing.balance(chart) : { due: 0 as Cents, asOf: now },
      toPayments ? billing.statements(chart, dashboardListSize) : [],
      toForms ? formDesk.requested(chart) : [],
      log(activityLog, this.#call, 'viewed-dashboard'),
    ]);
    const byId = new Map(found.map((practice) => [practice.id, practice]));
    const phone = byId.get(chart.practice)?.phone;
    return ok({
      opened,
      ...(phone === undefined ? {} : { practicePhone: phone }),
      upcoming: upcoming
        .flat()
        .sort(earliestFirst)
        .slice(0, dashboardListSize)
        .flatMap((appointment) => listedIn(byId, appointment, this.#call)),
      visits: visits.entries
        .filter((appointment) => isVisitHistory(appointment, now))
        .flatMap((appointment) => listedIn(byId, appointment, this.#call)),
      balance,
      statements,
      ...summary,
      forms: forms.map(({ id, title, due }) => ({
        id,
        title: title[language],
        ...(due === undefined ? {} : { due }),
      })),
    });
  }
}

const closedSummary: ChartSummary = {
  allergies: { kind: 'no-information' },
  medications: { kind: 'no-information' },
  conditions: { kind: 'no-information' },
};
