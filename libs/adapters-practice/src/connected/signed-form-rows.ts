import type { Sql } from '@portico/adapters-storage/sql';
import {
  parseFormTemplate,
  type FormResponse,
  type FormUuid,
  type SignedForm,
  type SignedLine,
} from '@portico/domain/forms';
import type { Instant, PatientId, PatientRef, Page, PracticeId } from '@portico/domain/kernel';

/** A signed form and whose it is. */
export interface SignedByPatient {
  readonly patient: PatientRef;
  readonly signed: SignedForm;
}

interface SignedRow {
  readonly patient_id: PatientId;
  readonly uuid: FormUuid;
  readonly version: number;
  readonly signed_at: Instant;
  readonly responses: readonly FormResponse[];
  readonly template: unknown;
}

const columns = 'patient_id, uuid, version, signed_at, responses, template';

const signedFrom = ({ uuid, version, signed_at: signedAt, responses, template }: SignedRow): SignedForm => {
  const form = parseFormTemplate(template);
  if (!form.ok) throw new Error(`A form that was signed cannot be read: ${form.error.kind} at ${form.error.path}`);
  return { uuid, version, responses, form: form.value, signedAt };
};

export const enterSigned = async (sql: Sql, { practice, patient }: PatientRef, signed: SignedForm): Promise<void> => {
  await sql.rows({
    name: 'connected-form-sign',
    text: `insert into connected.signed_forms (practice_id, patient_id, uuid, signed_at, version, responses, template)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      practice,
      patient,
      signed.uuid,
      signed.signedAt,
      signed.version,
      JSON.stringify(signed.responses),
      JSON.stringify(signed.form),
    ],
  });
};

/** Latest first. */
export const signedLines = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  page: number,
  perPage: number,
): Promise<Page<SignedLine>> => {
  const rows = await sql.rows<{ readonly total: number } & (SignedLine | { readonly uuid: null })>({
    name: 'connected-forms-signed',
    text: `select counted.total, line.* from (
        select count(*) as total from connected.signed_forms where practice_id = $1 and patient_id = $2
      ) counted left join (
        select uuid, version, template -> 'title' as title, signed_at as "signedAt" from connected.signed_forms
        where practice_id = $1 and patient_id = $2 order by signed_at desc, uuid limit $3 offset $4
      ) line on true order by line."signedAt" desc, line.uuid`,
    values: [practice, patient, perPage, (page - 1) * perPage],
  });
  const entries = rows.flatMap(({ total: _, ...line }) => (line.uuid === null ? [] : [line]));
  return { entries, page, perPage, total: rows[0]?.total ?? 0 };
};

export const signedAtMoment = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  uuid: FormUuid,
  signedAt: Instant,
): Promise<SignedForm | undefined> => {
  const [row] = await sql.rows<SignedRow>({
    name: 'connected-form-signed',
    text: `select ${columns} from connected.signed_forms
      where practice_id = $1 and patient_id = $2 and uuid = $3 and signed_at = $4`,
    values: [practice, patient, uuid, signedAt],
  });
  return row && signedFrom(row);
};

/** A signed form in short, with whether the practice has it. */
export interface SignedBefore {
  readonly uuid: FormUuid;
  readonly version: number;
  readonly isSettled: boolean;
}

export const signedBefore = async (sql: Sql, { practice, patient }: PatientRef): Promise<readonly SignedBefore[]> =>
  sql.rows<SignedBefore>({
    name: 'connected-forms-signed-before',
    text: `select uuid, version, coalesce(handed_at, entered_at) is not null as "isSettled" from connected.signed_forms
      where practice_id = $1 and patient_id = $2`,
    values: [practice, patient],
  });

/** What the system has not got yet, the oldest first. */
export const formsToHand = async (sql: Sql, practice: PracticeId): Promise<readonly SignedByPatient[]> =>
  openForms(sql, practice, false);

/** What the office still has to enter, the oldest first. */
export const formsByHand = async (sql: Sql, practice: PracticeId): Promise<readonly SignedByPatient[]> =>
  openForms(sql, practice, true);

const openForms = async (sql: Sql, practice: PracticeId, byHand: boolean): Promise<readonly SignedByPatient[]> => {
  const rows = await sql.rows<SignedRow>({
    name: byHand ? 'connected-forms-by-hand' : 'connected-forms-to-hand',
    text: `select ${columns} from connected.signed_forms
      where practice_id = $1 and handed_at is null and ${byHand ? 'by_hand and entered_at is null' : 'not by_hand'}
      order by signed_at, patient_id, uuid limit 100`,
    values: [practice],
  });
  return rows.map((row) => ({ patient: { practice, patient: row.patient_id }, signed: signedFrom(row) }));
};

/** The system has it; or the office will enter it; or did. */
export const settleForm = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  { uuid, signedAt }: Pick<SignedForm, 'uuid' | 'signedAt'>,
  became: { readonly handedAt: Instant } | { readonly byHand: true } | { readonly enteredAt: Instant },
): Promise<void> => {
  const [column, value] =
    'handedAt' in became
      ? (['handed_at', became.handedAt] as const)
      : 'byHand' in became
        ? (['by_hand', true] as const)
        : (['entered_at', became.enteredAt] as const);
  await sql.rows({
    name: `connected-form-${column.replace('_', '-')}`,
    text: `update connected.signed_forms set ${column} = $5
      where practice_id = $1 and patient_id = $2 and uuid = $3 and signed_at = $4`,
    values: [practice, patient, uuid, signedAt, value],
  });
};
