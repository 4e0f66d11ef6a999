import type { ClinicalNotes, NotePage } from '@portico/application/health';
import type { ServiceResult } from '@portico/application/kernel';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ShownCharts } from './shown-charts.ts';

export class ClinicalNotesService implements ClinicalNotes {
  readonly #charts: Pick<ShownCharts, 'chart'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(charts: Pick<ShownCharts, 'chart'>, activityLog: ActivityLog, call: ServiceCall) {
    this.#charts = charts;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async note(id: string): ServiceResult<NotePage> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const { notes, encounters } = await this.#charts.chart(this.#call.acting, allowed.value);
    const note = notes.kind === 'entries' ? notes.entries.find((each) => each.id === id) : undefined;
    if (note === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'viewed-record-entry', id);
    const visits = encounters.kind === 'entries' ? encounters.entries : [];
    const visit = visits.find((each) => each.id === note.visit);
    if (visit === undefined) return ok({ note });
    const { name, date } = visit;
    return ok({ note, visit: { id: visit.id, name, ...(date === undefined ? {} : { date }) } });
  }
}
