import type { Sql } from '@portico/adapters-storage/sql';
import {
  parseFormTemplate,
  type FilledForm,
  type FormAsked,
  type FormStore,
  type FormNotTaken,
  type FormResponse,
  type FormTemplate,
  type FormUuid,
  type SignedForm,
  type SignedLine,
} from '@portico/domain/forms';
import {
  failed,
  instant,
  ok,
  type AppointmentId,
  type Instant,
  type LocalDate,
  type Page,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';

interface FormRow {
  readonly id: string;
  readonly title_en: string;
  readonly title_es: string;
  readonly due: LocalDate | null;
  readonly online: boolean;
  readonly at_end_of: readonly AppointmentId[] | null;
}

interface SignedRow {
  readonly uuid: FormUuid;
  readonly version: number;
  readonly signed_at: string;
  readonly responses: readonly FormResponse[];
  readonly template: unknown;
}

type SignedLineRow = Omit<SignedRow, 'responses' | 'template'> & {
  readonly title: SignedLine['title'];
  /** Of all pages. */
  readonly total: string;
};

const withdrawn = (practice: string, uuid: string, standings: string): string =>
  `exists (select 1 from clinic.withdrawn_forms w where w.practice_id = ${practice} and w.uuid = ${uuid} and w.standing in (${standings}))`;

const templateOf = (raw: unknown): FormTemplate => {
  const template = parseFormTemplate(raw);
  if (!template.ok)
    throw new Error(`A form of the practice cannot be read: ${template.error.kind} at ${template.error.path}`);
  return template.value;
};

/** Ends the transaction in which several forms are signed. */
class NotTaken extends Error {
  readonly refusal: FormNotTaken;

  constructor(refusal: FormNotTaken) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

export class EmbeddedFormStore implements FormStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async canReview(practice: PracticeId): Promise<boolean> {
    const closed = await this.#sql.rows({
      name: 'clinic-form-review',
      text: 'select 1 from clinic.form_reviews_closed where practice_id = $1',
      values: [practice],
    });
    return closed.length === 0;
  }

  async requested(patient: PatientRef): Promise<readonly FormAsked[]> {
    const rows = await this.#sql.rows<FormRow>({
      name: 'clinic-forms-requested',
      text: `select id, title_en, title_es, due::text as due,
             exists (select 1 from clinic.forms f where f.practice_id = r.practice_id and f.uuid = r.id) as online,
             (select jsonb_agg(a.id order by a.id) from clinic.check_out_forms c
               join clinic.appointments a on a.practice_id = c.practice_id and a.id = c.appointment_id
               where c.practice_id = r.practice_id and c.form_id = r.id and a.patient_id = r.patient_id) as at_end_of
             from clinic.form_requests r
             where practice_id = $1 and patient_id = $2 and completed_at is null
             and not ${withdrawn('r.practice_id', 'r.id', "'hidden', 'deleted'")}
             order by r.due nulls last, id`,
      values: [patient.practice, patient.patient],
    });
    return rows.map(({ id, title_en: en, title_es: es, due, online, at_end_of: atEndOf }) => ({
      id,
      title: { en, es },
      online,
      ...(due === null ? {} : { due }),
      ...(atEndOf === null ? {} : { atEndOf }),
    }));
  }

  blank(patient: PatientRef, uuid: FormUuid): Promise<FormTemplate | undefined> {
    return blankIn(this.#sql, patient, uuid);
  }

  async signed(patient: PatientRef, page: number, perPage: number): Promise<Page<SignedLine>> {
    const from = `from clinic.signed_forms s join clinic.forms f using (practice_id, uuid, version)
      where s.practice_id = $1 and s.patient_id = $2 and not ${withdrawn('s.practice_id', 's.uuid', "'hidden'")}`;
    const rows = await this.#sql.rows<SignedLineRow>({
      name: 'clinic-forms-signed',
      text: `select uuid, version, signed_at, template -> 'title' as title, (select count(*) ${from}) as total ${from}
        order by signed_at desc, uuid limit $3 offset $4`,
      values: [patient.practice, patient.patient, perPage, (page - 1) * perPage],
    });
    const entries = rows.map(({ uuid, version, title, signed_at }) => ({
      uuid,
      version,
      title,
      signedAt: instant(Number(signed_at)),
    }));
    return { entries, page, perPage, total: Number(rows[0]?.total ?? 0) };
  }

  async signedForm(patient: PatientRef, uuid: FormUuid, signedAt: Instant): Promise<SignedForm | undefined> {
    const [row] = await this.#sql.rows<SignedRow>({
      name: 'clinic-form-signed',
      text: `select uuid, version, signed_at, responses, template
        from clinic.signed_forms s join clinic.forms f using (practice_id, uuid, version)
        where s.practice_id = $1 and s.patient_id = $2 and s.uuid = $3 and s.signed_at = $4
        and not ${withdrawn('s.practice_id', 's.uuid', "'hidden'")}`,
      values: [patient.practice, patient.patient, uuid, signedAt],
    });
    return row && signedOf(row);
  }

  async sign(patient: PatientRef, forms: readonly FilledForm[], at: Instant): Promise<Result<void, FormNotTaken>> {
    try {
      await this.#sql.transaction(async (sql) => {
        for (const form of forms) await signOne(sql, patient, form, at);
      });
      return ok(undefined);
    } catch (thrown) {
      if (thrown instanceof NotTaken) return failed(thrown.refusal);
      throw thrown;
    }
  }
}

const signedOf = ({ uuid, version, signed_at, responses, template }: SignedRow): SignedForm => ({
  uuid,
  version,
  responses,
  form: templateOf(template),
  signedAt: instant(Number(signed_at)),
});

const blankIn = async (sql: Sql, patient: PatientRef, uuid: FormUuid): Promise<FormTemplate | undefined> => {
  const [row] = await sql.rows<{ readonly template: unknown }>({
    name: 'clinic-form-blank',
    text: `select f.template from clinic.form_requests r
      join clinic.forms f on f.practice_id = r.practice_id and f.uuid = r.id
      where r.practice_id = $1 and r.patient_id = $2 and r.id = $3 and r.completed_at is null
      and not ${withdrawn('r.practice_id', 'r.id', "'hidden', 'deleted'")}
      order by f.version desc limit 1`,
    values: [patient.practice, patient.patient, uuid],
  });
  return row && templateOf(row.template);
};

const signOne = async (sql: Sql, patient: PatientRef, filled: FilledForm, at: Instant): Promise<void> => {
  const { uuid, version, responses } = filled;
  const form = await blankIn(sql, patient, uuid);
  if (form !== undefined && form.version !== version) throw new NotTaken({ kind: 'form-changed', uuid });
  // Of two that sign at once one finds the request still open.
  const signed = await sql.rows({
    name: 'clinic-form-sign',
    text: `with taken as (update clinic.form_requests set completed_at = $4
        where practice_id = $1 and patient_id = $2 and id = $3 and completed_at is null returning 1)
      insert into clinic.signed_forms (practice_id, patient_id, uuid, signed_at, version, responses)
      select $1, $2, $3, $4, $5, $6 from taken returning 1`,
    values: [patient.practice, patient.patient, uuid, at, version, JSON.stringify(responses)],
  });
  if (form === undefined || signed.length === 0) throw new NotTaken({ kind: 'form-not-requested', uuid });
};
