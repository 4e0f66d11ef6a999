import { earliestFirst, isVisitHistory, type Schedule } from '@portico/domain/appointments';
import type { ActivityLog } from '@portico/domain/activity';
import type { ChartSummarySource } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import type { FormDesk } from '@portico/domain/forms';
import type { Billing } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { listedIn } from '../appointments/index.ts';
import { allowedChart, allowedCharts, type Answer, type Call } from '../kernel/index.ts';
import { dashboardListSize, type Dashboard, type DashboardOverview } from './dashboard.port.ts';

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
    const own = allowedCharts(this.#call, 'appointments:view');
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const chart = allowed.value;
    const { schedule, practices, charts, billing, formDesk, activityLog } = this.#deps;
    const { now, language } = this.#call;

    const [found, upcoming, visits, summary, balance, statements, forms] = await Promise.all([
      practices.practices(own.map(({ practice }) => practice)),
      Promise.all(own.map((each) => schedule.upcoming(each, now, dashboardListSize))),
      schedule.past(chart, now, 1, dashboardListSize),
      charts.summary(chart),
      billing.balance(chart),
      billing.statements(chart, dashboardListSize),
      formDesk.requested(chart),
      log(activityLog, this.#call, 'viewed-dashboard'),
    ]);
    const byId = new Map(found.map((practice) => [practice.id, practice]));
    const phone = byId.get(chart.practice)?.phone;
    return ok({
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
