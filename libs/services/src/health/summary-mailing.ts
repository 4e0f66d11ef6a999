import { can, type Accounts, type Email } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { parseSummaryAddress, type SummaryDocuments } from '@portico/domain/health';
import { failed, ok, type PatientRef } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { SummaryOfVisit, SummaryRefusal } from '@portico/application/health';
import type { ServiceResult } from '@portico/application/kernel';
import { doneBy } from '../activity/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import type { ShownCharts } from './shown-charts.ts';

/** Mailing a record needs more than view permission; the patient is notified where it was sent. */
export class SummaryMailing {
  readonly #summaryDocuments: Pick<SummaryDocuments, 'send'>;
  /** Domains of secure mail, to which records may be sent without confirmation. */
  readonly #directDomains: readonly string[];
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #notifier: Notifier;
  readonly #charts: Pick<ShownCharts, 'hidden'>;
  readonly #activityLog: ActivityLog;

  constructor(
    summaryDocuments: Pick<SummaryDocuments, 'send'>,
    directDomains: readonly string[],
    accounts: Pick<Accounts, 'holding'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    notifier: Notifier,
    charts: Pick<ShownCharts, 'hidden'>,
    activityLog: ActivityLog,
  ) {
    this.#summaryDocuments = summaryDocuments;
    this.#directDomains = directDomains;
    this.#accounts = accounts;
    this.#practices = practices;
    this.#notifier = notifier;
    this.#charts = charts;
    this.#activityLog = activityLog;
  }

  async mail(
    call: ServiceCall,
    { patient, appointment }: SummaryOfVisit,
    to: string,
    unsecured: boolean,
  ): ServiceResult<void, SummaryRefusal> {
    if (!can(call.acting, 'health:act', { kind: 'chart', chart: patient })) return failed({ kind: 'not-found' });
    const address = parseSummaryAddress(to, unsecured, this.#directDomains);
    if (!address.ok) return address;
    const hidden = await this.#charts.hidden(call.acting, patient);
    const sent = await this.#summaryDocuments.send(patient, appointment, address.value, call.now, hidden);
    if (!sent) return failed({ kind: 'not-found' });
    await this.#activityLog.append({
      ...doneBy(callAt(call, patient)),
      action: 'sent-summary',
      resource: appointment,
      reason: address.value,
    });
    await this.#tellOwners(patient, address.value);
    return ok(undefined);
  }

  async #tellOwners(chart: PatientRef, address: Email): Promise<void> {
    const [holders, [practice]] = await Promise.all([
      this.#accounts.holding(chart),
      this.#practices.practices([chart.practice]),
    ]);
    const notice = { kind: 'records-sent', practice: practice?.name ?? '', address } as const;
    for (const { email, language } of holders) {
      await this.#notifier.send(notice, { channel: 'email', address: email }, language);
    }
  }
}
