import { can, chartIn } from '@portico/domain/access';
import { earliestFirst, isVisitHistory, type Schedule, type VisitPolicies } from '@portico/domain/appointments';
import type { ActivityLog } from '@portico/domain/activity';
import type { ChartSummary, ChartSummarySource } from '@portico/domain/health';
import { failed, ok, type Cents, inLanguageOf } from '@portico/domain/kernel';
import type { FormStore } from '@portico/domain/forms';
import type { Billing } from '@portico/domain/payments';
import type { DismissedMessages, Practice, PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { listedAll, rulesOf, withWaitList, type WaitListOf } from '../appointments/index.ts';
import { missingRegistration, type MissingRegistrationDeps } from '../profile/index.ts';
import { allowedCharts, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import {
  dashboardAreas,
  dashboardListSize,
  type Dashboard,
  type DashboardOverview,
} from '@portico/application/dashboard';

export interface DashboardDeps extends MissingRegistrationDeps {
  readonly schedule: Schedule;
  readonly visitPolicies: VisitPolicies;
  readonly practices: PracticeDirectory;
  readonly charts: ChartSummarySource;
  readonly billing: Billing;
  readonly formStore: Pick<FormStore, 'requested'>;
  readonly dismissedMessages: DismissedMessages;
  readonly activityLog: ActivityLog;
  readonly waitListService: WaitListOf;
}

export class DashboardService implements Dashboard {
  readonly #deps: DashboardDeps;
  readonly #call: ServiceCall;

  constructor(deps: DashboardDeps, call: ServiceCall) {
    this.#deps = deps;
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
    const { schedule, visitPolicies, practices, charts, billing, formStore, activityLog, waitListService } = this.#deps;
    const { now, language } = this.#call;

    const [found, rules, earlier, upcoming, visits, summary, balance, statements, forms] = await Promise.all([
      practices.practices([chart.practice, ...own.map(({ practice }) => practice)]),
      rulesOf(visitPolicies, own),
      Promise.all(own.map((each) => waitListService(each, now))),
      Promise.all(own.map((each) => schedule.upcoming(each, now, dashboardListSize))),
      toVisits ? schedule.past(chart, now, 1, dashboardListSize) : { entries: [] },
      toHealth ? charts.summary(chart) : closedSummary,
      toPayments ? billing.balance(chart) : { due: 0 as Cents, asOf: now },
      toPayments ? billing.statements(chart, dashboardListSize) : [],
      toForms ? formStore.requested(chart) : [],
      log(activityLog, this.#call, 'viewed-dashboard'),
    ]);
    const byId = new Map(found.map((practice) => [practice.id, practice]));
    const practice = byId.get(chart.practice);
    const [importantMessage, missing] = await Promise.all([
      this.#importantMessage(practice),
      practice === undefined ? [] : missingRegistration(this.#deps, this.#call, chart, practice),
    ]);
    const soonest = upcoming.flat().sort(earliestFirst).slice(0, dashboardListSize);
    const over = visits.entries.filter((appointment) => isVisitHistory(appointment, now));
    return ok({
      opened,
      ...(practice === undefined ? {} : { practicePhone: practice.phone }),
      ...(importantMessage === undefined ? {} : { importantMessage }),
      upcoming: listedAll(byId, soonest, this.#call, rules).map((listed) => withWaitList(listed, earlier)),
      visits: listedAll(byId, over, this.#call),
      balance,
      statements,
      ...summary,
      forms: forms.map(({ id, title, due }) => ({
        id,
        title: inLanguageOf(title, language),
        ...(due === undefined ? {} : { due }),
      })),
      missing,
    });
  }

  async dismissMessage(id: string): ServiceResult<void> {
    const { acting, now } = this.#call;
    const { actor, practice } = acting;
    if (
      practice === undefined ||
      !can(acting, 'layout:view', { kind: 'practice', practice }) ||
      actor.kind === 'guest'
    ) {
      return failed({ kind: 'not-found' });
    }
    const [found] = await this.#deps.practices.practices([practice]);
    if (found?.importantMessage?.id !== id) return failed({ kind: 'not-found' });
    await this.#deps.dismissedMessages.add(practice, actor.account, id, now);
    return ok(undefined);
  }

  async #importantMessage(practice: Practice | undefined): Promise<DashboardOverview['importantMessage']> {
    const { actor } = this.#call.acting;
    const message = practice?.importantMessage;
    if (practice === undefined || message === undefined || actor.kind === 'guest') return undefined;
    if (await this.#deps.dismissedMessages.has(practice.id, actor.account, message.id)) return undefined;
    const { language } = this.#call;
    return { id: message.id, title: inLanguageOf(message.title, language), text: inLanguageOf(message.text, language) };
  }
}

const closedSummary: ChartSummary = {
  allergies: { kind: 'no-information' },
  medications: { kind: 'no-information' },
  conditions: { kind: 'no-information' },
};
