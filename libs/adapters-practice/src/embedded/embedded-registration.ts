import { openedText, sealedColumns, sealedText, type Sql } from '@portico/adapters-storage/sql';
import type { PatientRef, PracticeId } from '@portico/domain/kernel';
import { completeChoices, fieldId, identityNumbers, type IdentityNumber } from '@portico/domain/profile';
import type {
  Details,
  KeptInsurance,
  NotificationChoices,
  Picture,
  PicturePlace,
  Registered,
  Registration,
  RegistrationChange,
  RegistrationForm,
} from '@portico/domain/profile';
import { withImported, type Demographics } from '../records/index.ts';
import { usualForm } from '../registration/registration-form.ts';

interface RegistrationRow {
  readonly details: Details | null;
  readonly insurances: readonly KeptInsurance[] | null;
  readonly pictures: readonly PicturePlace[];
  readonly numbers: readonly IdentityNumber[];
  /** What imports say, each part under its name. */
  readonly imported: Demographics;
}

export class EmbeddedRegistration implements Registration {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async form(practice: PracticeId): Promise<RegistrationForm> {
    const [row] = await this.#sql.rows<{ readonly form: Partial<RegistrationForm> }>({
      name: 'clinic-registration-form',
      text: 'select form from clinic.registration_forms where practice_id = $1',
      values: [practice],
    });
    return withAskedPages({ ...usualForm, ...row?.form });
  }

  async read({ practice, patient }: PatientRef): Promise<Registered> {
    const [row] = await this.#sql.rows<RegistrationRow>({
      name: 'clinic-registration',
      text: `select r.details, r.insurances, array(
          select place from clinic.pictures p where p.practice_id = $1 and p.patient_id = $2
        ) as pictures, array(
          select kind from clinic.identity_numbers n where n.practice_id = $1 and n.patient_id = $2 order by kind
        ) as numbers, (
          select coalesce(jsonb_object_agg(part, details), '{}') from clinic.patient_demographics d
          where d.practice_id = $1 and d.patient_id = $2
        ) as imported
        from (select) as one left join clinic.registrations r on r.practice_id = $1 and r.patient_id = $2`,
      values: [practice, patient],
    });
    return {
      ...withImported(row?.details ?? {}, row?.imported ?? {}),
      insurances: row?.insurances ?? [],
      pictures: row?.pictures ?? [],
      numbers: row?.numbers ?? [],
    };
  }

  async updates({ practice, patient }: PatientRef): Promise<NotificationChoices | undefined> {
    const [row] = await this.#sql.rows<{ readonly updates: NotificationChoices | null }>({
      name: 'clinic-registration-updates',
      text: 'select updates from clinic.registrations where practice_id = $1 and patient_id = $2',
      values: [practice, patient],
    });
    const stored = row?.updates ?? undefined;
    return stored === undefined ? undefined : completeChoices(stored);
  }

  keep(
    patient: PatientRef,
    { details, insurances, updates, pictures, numbers = {} }: RegistrationChange,
  ): Promise<void> {
    const { practice, patient: id } = patient;
    return this.#sql.transaction(async (sql) => {
      await sql.rows({
        name: 'clinic-registration-keep',
        text: `insert into clinic.registrations as kept (practice_id, patient_id, details, insurances, updates)
          values ($1, $2, coalesce($3::jsonb, '{}'), coalesce($4::jsonb, '[]'), $5::jsonb)
          on conflict (practice_id, patient_id) do update set
            details = kept.details || excluded.details,
            insurances = coalesce($4::jsonb, kept.insurances),
            updates = coalesce(excluded.updates, kept.updates)`,
        values: [practice, id, textOrNull(details), textOrNull(insurances), textOrNull(updates)],
      });
      for (const [place, picture] of pictures ?? []) await keepPicture(sql, patient, place, picture);
      for (const kind of identityNumbers) await keepNumber(sql, patient, kind, numbers[kind] ?? '');
      if (insurances !== undefined) await dropPicturesOfOthers(sql, patient, insurances);
    });
  }

  async pictures(
    { practice, patient }: PatientRef,
    places: readonly PicturePlace[],
  ): Promise<ReadonlyMap<PicturePlace, Picture>> {
    const rows = await this.#sql.rows<{ readonly place: PicturePlace; readonly picture: Picture }>({
      name: 'clinic-pictures',
      text: `select place, picture from clinic.pictures
        where practice_id = $1 and patient_id = $2 and place = any ($3::text[])`,
      values: [practice, patient, places],
    });
    const opened = ({ place, picture }: (typeof rows)[number]) =>
      openedText(this.#sql, sealedColumns.picture, [practice, patient, place], picture) as Picture;
    return new Map(rows.map((row) => [row.place, opened(row)]));
  }
}

/** Without the page about what is needed at visits, where the practice does not ask it. */
const withAskedPages = (form: RegistrationForm): RegistrationForm => {
  const { demographics } = form.sections;
  const needs = fieldId('accommodations', 'interpreter');
  const pages = demographics.pages.filter(
    ({ fields }) => form.asksAccommodations || fields.every(({ uuid }) => uuid !== needs),
  );
  return { ...form, sections: { ...form.sections, demographics: { ...demographics, pages } } };
};

const textOrNull = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

const keepPicture = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  place: PicturePlace,
  picture: Picture | undefined,
): Promise<void> => {
  await sql.rows(
    picture === undefined
      ? {
          name: 'clinic-picture-drop',
          text: 'delete from clinic.pictures where practice_id = $1 and patient_id = $2 and place = $3',
          values: [practice, patient, place],
        }
      : {
          name: 'clinic-picture-keep',
          text: `insert into clinic.pictures (practice_id, patient_id, place, picture) values ($1, $2, $3, $4)
            on conflict (practice_id, patient_id, place) do update set picture = excluded.picture`,
          values: [
            practice,
            patient,
            place,
            sealedText(sql, sealedColumns.picture, [practice, patient, place], picture),
          ],
        },
  );
};

const keepNumber = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  kind: IdentityNumber,
  number: string,
): Promise<void> => {
  if (number === '') return;
  const key = [practice, patient, kind];
  await sql.rows({
    name: 'clinic-number-keep',
    text: `insert into clinic.identity_numbers (practice_id, patient_id, kind, number) values ($1, $2, $3, $4)
      on conflict (practice_id, patient_id, kind) do update set number = excluded.number`,
    values: [...key, sealedText(sql, sealedColumns.identityNumber, key, number)],
  });
};

const dropPicturesOfOthers = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  insurances: readonly KeptInsurance[],
): Promise<void> => {
  await sql.rows({
    name: 'clinic-pictures-drop',
    text: `delete from clinic.pictures where practice_id = $1 and patient_id = $2
      and split_part(place, ':', 1) = 'insurance' and split_part(place, ':', 2) <> all ($3::text[])`,
    values: [practice, patient, insurances.map(({ id }) => id)],
  });
};
