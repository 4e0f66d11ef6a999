import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Chart, ChartDocument, ChartSource, RecordPrinter } from '@portico/domain/health';
import { failed, ok, type DocumentId, type LabId, type PatientId } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, FileContent } from '@portico/application/kernel';
import type { Health } from '@portico/application/health';
import { recordSubjectOf, type RecordSubjectDeps } from './record-subject.ts';

export interface HealthDeps extends RecordSubjectDeps {
  readonly charts: ChartSource;
  readonly printer: RecordPrinter;
  readonly activityLog: ActivityLog;
}

export class HealthService implements Health {
  readonly #deps: HealthDeps;
  readonly #call: ServiceCall;

  constructor(deps: HealthDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async chart(): ServiceResult<Chart> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const [chart] = await Promise.all([
      this.#deps.charts.chart(allowed.value),
      log(this.#deps.activityLog, this.#call, 'viewed-health'),
    ]);
    return ok(chart);
  }

  async record(patient: PatientId): ServiceResult<FileContent> {
    const { acting } = this.#call;
    const asked = acting.practice && { practice: acting.practice, patient };
    if (asked === undefined || !can(acting, 'health:view', { kind: 'chart', chart: asked })) {
      return failed({ kind: 'not-found' });
    }
    const [chart, subject] = await Promise.all([
      this.#deps.charts.chart(asked),
      recordSubjectOf(this.#deps, asked, this.#call.now),
      log(this.#deps.activityLog, this.#call, 'downloaded-record'),
    ]);
    const bytes = await this.#deps.printer.record(subject, chart, this.#call.language);
    return ok({ name: 'medical_record.pdf', mediaType: 'application/pdf', bytes });
  }

  async lab(lab: LabId): ServiceResult<FileContent> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const found = await this.#deps.charts.lab(allowed.value, lab);
    if (found === undefined) return failed({ kind: 'not-found' });
    const [subject] = await Promise.all([
      recordSubjectOf(this.#deps, allowed.value, this.#call.now),
      log(this.#deps.activityLog, this.#call, 'downloaded-lab', String(lab)),
    ]);
    const bytes = await this.#deps.printer.lab(subject, found, this.#call.language);
    return ok({ name: `lab_${lab}.pdf`, mediaType: 'application/pdf', bytes });
  }

  async document(document: DocumentId): ServiceResult<FileContent> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const found = await this.#deps.charts.document(allowed.value, document);
    if (found === undefined) return failed({ kind: 'not-found' });
    await log(this.#deps.activityLog, this.#call, 'downloaded-document', document);
    return ok({
      name: documentName(found.document),
      mediaType: found.document.mediaType,
      bytes: found.bytes,
    });
  }
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'text/plain': 'txt',
  'text/html': 'html',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tif',
  'application/rtf': 'rtf',
};

const documentName = ({ mediaType, date }: ChartDocument): string => {
  const ending = endings[mediaType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? 'bin';
  return date === undefined ? `document.${ending}` : `document_${date.slice(0, 10)}.${ending}`;
};
