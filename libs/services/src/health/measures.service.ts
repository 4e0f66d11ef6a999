import type { GrowthFacts, MeasurePage, Measures } from '@portico/application/health';
import type { ServiceResult } from '@portico/application/kernel';
import type { ActivityLog } from '@portico/domain/activity';
import { ageInMonths, growthKindOf, measureOf, type GrowthSex, type MeasureRef } from '@portico/domain/health';
import { dayIn, failed, ok, type ClinicalDate, type LocalDate, type PatientRef } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry, Registration } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ShownCharts } from './shown-charts.ts';

/** The growth tables end here. */
const monthsOfGrowth = 240;

/** The words of a practice's registration for the two sexes that have growth tables. */
const sexes: ReadonlyMap<string, GrowthSex> = new Map(Object.entries({ Female: 'female', Male: 'male' }));

export class MeasuresService implements Measures {
  readonly #charts: Pick<ShownCharts, 'chart'>;
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #registration: Pick<Registration, 'read'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    charts: Pick<ShownCharts, 'chart'>,
    patients: Pick<PatientRegistry, 'identity'>,
    registration: Pick<Registration, 'read'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#charts = charts;
    this.#patients = patients;
    this.#registration = registration;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async measure(asked: MeasureRef): ServiceResult<MeasurePage> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const chart = allowed.value;
    const [recorded, [practice]] = await Promise.all([
      this.#charts.chart(this.#call.acting, chart),
      this.#practices.practices([chart.practice]),
    ]);
    const measure = measureOf(recorded, asked);
    if (measure === undefined || practice === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'viewed-record-entry', asked.of.entry);
    const today = dayIn(practice.timeZone, this.#call.now);
    const kind = growthKindOf(measure.code);
    const growth = kind === undefined ? undefined : await this.#growth(chart, kind, today);
    return ok({ measure, today, ...(growth === undefined ? {} : { growth }) });
  }

  async #growth(chart: PatientRef, kind: GrowthFacts['kind'], today: LocalDate): Promise<GrowthFacts | undefined> {
    const born = (await this.#patients.identity(chart))?.birthDate;
    if (born === undefined) return undefined;
    const months = ageInMonths(born, today as string as ClinicalDate);
    if (months === undefined || months >= monthsOfGrowth) return undefined;
    const { details } = await this.#registration.read(chart);
    const gender = details.personal_details?.['gender'] ?? '';
    const sex = sexes.get(gender);
    return { kind, born, ...(sex === undefined ? {} : { sex }) };
  }
}
