import type { Appointment, VisitPage, VisitPages } from '@portico/domain/appointments';
import type { ActivityLog } from '@portico/domain/activity';
import type { Chart, ChartSection, DocumentContent, EntryOf, PageAfter } from '@portico/domain/health';
import {
  failed,
  ok,
  type AppointmentId,
  type DocumentId,
  type LocalDate,
  type PatientId,
  type PatientRef,
} from '@portico/domain/kernel';
import type {
  KeptInsurance,
  PatientIdentity,
  PatientPages,
  PatientRegistry,
  Registration,
} from '@portico/domain/profile';
import type { AskedOfPatient, AskedType, FhirRecords, NoScope, PatientOnFile } from '@portico/application/fhir';
import type { ServiceResult } from '@portico/application/kernel';
import type { ShownCharts, ShownPages } from '../health/index.ts';
import { allowedOfAll, allowedRead, SharedLines, type FhirCall } from './fhir-call.ts';

export class FhirRecordsService implements FhirRecords {
  readonly #recordPages: Pick<ShownPages, 'section' | 'entry'>;
  readonly #visitPages: VisitPages;
  readonly #patientPages: PatientPages;
  readonly #charts: Pick<ShownCharts, 'document'>;
  readonly #patients: Pick<PatientRegistry, 'identity' | 'contact'>;
  readonly #registration: Pick<Registration, 'read'>;
  readonly #lines: SharedLines;
  readonly #call: FhirCall;

  constructor(
    recordPages: Pick<ShownPages, 'section' | 'entry'>,
    visitPages: VisitPages,
    patientPages: PatientPages,
    charts: Pick<ShownCharts, 'document'>,
    patients: Pick<PatientRegistry, 'identity' | 'contact'>,
    registration: Pick<Registration, 'read'>,
    activityLog: ActivityLog,
    call: FhirCall,
  ) {
    this.#recordPages = recordPages;
    this.#visitPages = visitPages;
    this.#patientPages = patientPages;
    this.#charts = charts;
    this.#patients = patients;
    this.#registration = registration;
    this.#lines = new SharedLines(activityLog, call);
    this.#call = call;
  }

  async patient(asked: AskedOfPatient): ServiceResult<PatientOnFile, NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    const identity = await this.#patients.identity(chartOf(asked));
    return identity === undefined ? failed({ kind: 'not-found' }) : ok(await this.#onFile(asked, identity));
  }

  async patients(
    asked: AskedType,
    page: { readonly after?: PatientId; readonly limit: number },
    bornOn?: LocalDate,
  ): ServiceResult<readonly PatientOnFile[], NoScope> {
    const { patient } = this.#call.acting.actor;
    const allowed = allowedRead(this.#call, patient === undefined ? asked : { ...asked, patient });
    if (!allowed.ok) return allowed;
    if (patient !== undefined) {
      const own = await this.#patients.identity({ practice: asked.practice, patient });
      return ok(own === undefined || page.after !== undefined ? [] : [await this.#onFile(asked, own)]);
    }
    const found = await this.#patientPages.patients(asked.practice, page, bornOn);
    return ok(await Promise.all(found.map((identity) => this.#onFile(asked, identity))));
  }

  async section<S extends ChartSection>(
    asked: AskedOfPatient,
    section: S,
    page: PageAfter,
  ): ServiceResult<Chart[S], NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    return this.#shared(asked, await this.#recordPages.section(this.#call.acting, chartOf(asked), section, page));
  }

  async entry<S extends ChartSection>(
    asked: AskedOfPatient,
    section: S,
    id: string,
  ): ServiceResult<EntryOf<S>, NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    return this.#shared(asked, await this.#recordPages.entry(this.#call.acting, chartOf(asked), section, id));
  }

  async document(asked: AskedOfPatient, id: DocumentId): ServiceResult<DocumentContent, NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    return this.#shared(asked, await this.#charts.document(this.#call.acting, chartOf(asked), id));
  }

  async visits(asked: AskedOfPatient, page: VisitPage): ServiceResult<readonly Appointment[], NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    return this.#shared(asked, await this.#visitPages.visits(chartOf(asked), page));
  }

  async everyVisit(asked: AskedType, page: VisitPage): ServiceResult<readonly Appointment[], NoScope> {
    const allowed = allowedOfAll(this.#call, asked);
    if (!allowed.ok) return allowed;
    const found = await this.#visitPages.everyVisit(asked.practice, page);
    await Promise.all(found.map(({ patient }) => this.#lines.write(asked, patient.patient)));
    return ok(found);
  }

  async visit(asked: AskedType, id: AppointmentId): ServiceResult<Appointment, NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    const visit = await this.#visitPages.visitOf(asked.practice, id);
    if (visit === undefined) return failed({ kind: 'not-found' });
    const whose = { ...asked, patient: visit.patient.patient };
    const isTheirs = allowedRead(this.#call, whose);
    return isTheirs.ok ? this.#shared(whose, visit) : isTheirs;
  }

  async insurances(asked: AskedOfPatient): ServiceResult<readonly KeptInsurance[], NoScope> {
    const allowed = allowedRead(this.#call, asked);
    if (!allowed.ok) return allowed;
    return this.#shared(asked, (await this.#registration.read(chartOf(asked))).insurances);
  }

  async #shared<T>(asked: AskedOfPatient, found: T | undefined): ServiceResult<T, NoScope> {
    if (found === undefined) return failed({ kind: 'not-found' });
    await this.#lines.write(asked, asked.patient);
    return ok(found);
  }

  async #onFile(asked: AskedType, identity: PatientIdentity): Promise<PatientOnFile> {
    const [contact, { details, sourceFacts }] = await Promise.all([
      this.#patients.contact(identity.patient),
      this.#registration.read(identity.patient),
      this.#lines.write(asked, identity.patient.patient),
    ]);
    return { identity, contact: contact ?? {}, details, ...(sourceFacts && { sourceFacts }) };
  }
}

const chartOf = ({ practice, patient }: AskedOfPatient): PatientRef => ({ practice, patient });
