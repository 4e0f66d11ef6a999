import type { Dashboard, DashboardOverview } from '@portico/application/dashboard';
import type { ServiceResult } from '@portico/application/kernel';
import { failed, ok, parseDecimal, type LocalDate } from '@portico/domain/kernel';
import type { Statement } from '@portico/domain/payments';
import {
  DismissImportantMessageDocument,
  GetDashboardDocument,
  type GetDashboardQuery,
} from '../generated/operations.ts';
import { fromWire } from '../wire-words.ts';
import { instantFromWire, listedFromWire } from './appointments.wire.ts';
import { allergyFromWire, conditionFromWire, medicationFromWire, sectionFromWire } from './chart.wire.ts';
import type { GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';

export class GraphqlDashboard implements Dashboard {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async overview(): ServiceResult<DashboardOverview> {
    const answer = await this.#client.query(GetDashboardDocument, {});
    if (!answer.ok) return answer;
    const {
      dashboardScreen: screen,
      formsList,
      missingRegistrationFields: missing,
      importantMessageModal: message,
    } = answer.value.getDashboard;
    const due = parseDecimal(screen.balance.due);
    const statements = screen.statements.map(statementFromWire);
    if (!due.ok || statements.includes(undefined)) return failed({ kind: 'malfunction' });
    return ok({
      opened: screen.opened.map(fromWire),
      upcoming: screen.upcoming.flatMap(listedFromWire),
      visits: screen.visits.flatMap(listedFromWire),
      ...present({ practicePhone: screen.practice_phone, importantMessage: message }),
      balance: { due: due.value, asOf: instantFromWire(screen.balance.asOf) },
      statements: statements.filter((statement) => statement !== undefined),
      allergies: sectionFromWire(screen.allergies, allergyFromWire),
      medications: sectionFromWire(screen.medications, medicationFromWire),
      conditions: sectionFromWire(screen.conditions, conditionFromWire),
      missing,
      forms: formsList.map(({ id, title, due }) => present({ id, title, due: due as LocalDate | null })),
    });
  }

  async dismissMessage(id: string): ServiceResult<void> {
    const answer = await this.#client.mutate(DismissImportantMessageDocument, { id });
    return answer.ok ? ok(undefined) : answer;
  }
}

type WireStatement = GetDashboardQuery['getDashboard']['dashboardScreen']['statements'][number];

/** An amount that cannot be read is never shown as another one. */
const statementFromWire = ({ id, date, total }: WireStatement): Statement | undefined => {
  const cents = parseDecimal(total);
  return cents.ok ? { id, date: date as LocalDate, total: cents.value } : undefined;
};
