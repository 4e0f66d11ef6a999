import type {
  FilledForm,
  FormAsked,
  FormNotTaken,
  FormStore,
  FormTemplate,
  FormUuid,
  SignedForm,
  SignedLine,
} from '@portico/domain/forms';
import {
  failed,
  ok,
  pageOf,
  parseLocalDate,
  type Instant,
  type Page,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import { changeForms, formChanges } from './calendar-locks.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { localized, templateOf } from './map-form-template.ts';
import { handForm, type PrintSignedForm } from './hand-over-signed-forms.ts';
import { PortalIds, systemPatientOf } from './portal-and-system-ids.ts';
import { enterSigned, signedAtMoment, signedBefore, signedLines } from './signed-form-rows.ts';

/** How often the requested forms are read anew, because another device signed meanwhile. */
const mostReadings = 5;

/** The forms that connected practices ask for. What was signed is kept here, and handed to the system. */
export class ConnectedFormStore implements FormStore {
  readonly #practices: ConnectedPractices;
  readonly #print: PrintSignedForm | undefined;

  constructor(practices: ConnectedPractices, print?: PrintSignedForm) {
    this.#practices = practices;
    this.#print = print;
  }

  async canReview(practice: PracticeId): Promise<boolean> {
    const link = this.#practices.of(practice);
    return link !== undefined && link.practice.formReviewClosed !== true;
  }

  async requested(patient: PatientRef): Promise<readonly FormAsked[]> {
    const link = this.#practices.of(patient.practice);
    return (link === undefined ? [] : await askedForms(link, patient)).map(({ line }) => line);
  }

  async blank(patient: PatientRef, uuid: FormUuid): Promise<FormTemplate | undefined> {
    const link = this.#practices.of(patient.practice);
    const asked = link === undefined ? [] : await askedForms(link, patient);
    return asked.find(({ line }) => line.id === uuid)?.template;
  }

  async signed(patient: PatientRef, page: number, perPage: number): Promise<Page<SignedLine>> {
    const link = this.#practices.of(patient.practice);
    return link === undefined ? pageOf([], page, perPage) : signedLines(link.sql, patient, page, perPage);
  }

  async signedForm(patient: PatientRef, uuid: FormUuid, signedAt: Instant): Promise<SignedForm | undefined> {
    const link = this.#practices.of(patient.practice);
    return link && signedAtMoment(link.sql, patient, uuid, signedAt);
  }

  async sign(patient: PatientRef, forms: readonly FilledForm[], at: Instant): Promise<Result<void, FormNotTaken>> {
    const link = this.#practices.of(patient.practice);
    const [first] = forms;
    if (first === undefined) return ok(undefined);
    const notRequested = failed<FormNotTaken>({ kind: 'form-not-requested', uuid: first.uuid });
    if (link === undefined) return notRequested;
    return this.#practices.inTurn.take(JSON.stringify(patient), async () => {
      for (let reading = 0; reading < mostReadings; reading += 1) {
        const signed = await enterAll(link, patient, forms, at);
        if (signed === 'changed') continue;
        if (!signed.ok) return signed;
        for (const form of signed.value) await handForm(link, patient, form, this.#print);
        return ok(undefined);
      }
      return notRequested;
    });
  }
}

interface AskedOnline {
  readonly line: FormAsked;
  readonly template?: FormTemplate;
}

/** Earliest due first. What was signed and is on its way to the practice is asked for no more. */
const askedForms = async (link: PracticeLink, patient: PatientRef): Promise<readonly AskedOnline[]> => {
  const before = await signedBefore(link.sql, patient);
  const all = link.connection.forms === undefined ? ownForms(link) : await systemForms(link, patient);
  const isOwn = link.connection.forms === undefined;
  const open = all.filter(
    ({ line, template }) =>
      !before.some(
        ({ uuid, version, isSettled }) =>
          uuid === line.id && (isOwn ? version >= (template?.version ?? 0) : !isSettled),
      ),
  );
  return open.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
};

const orderOf = ({ line }: AskedOnline): string => `${line.due ?? 'none'} ${line.id}`;

/** Portico's own forms, where the system has no forms: each patient is asked for them, once in each version. */
const ownForms = ({ practice }: PracticeLink): readonly AskedOnline[] =>
  (practice.forms ?? []).map((template) => ({
    line: { id: template.uuid, title: template.title, online: true },
    template,
  }));

const systemForms = async (link: PracticeLink, { patient }: PatientRef): Promise<readonly AskedOnline[]> => {
  const { forms } = link.connection;
  const systemPatient = await systemPatientOf(link.sql, link.id, patient);
  if (forms === undefined || systemPatient === undefined) return [];
  const asked = link.answers.foundOf('forms.asked', await forms.asked(systemPatient, link.call())) ?? [];
  const ids = new PortalIds();
  const read = asked.map((form): AskedOnline => {
    const { template, problem } = templateOf(form, ids);
    if (problem !== undefined) link.answers.note('forms.asked', { kind: 'malformed', what: problem });
    const due = parseLocalDate(form.due);
    return {
      line: {
        id: ids.of<FormUuid>('form', form.id),
        title: localized(form.title),
        online: template !== undefined,
        ...(due.ok ? { due: due.value } : {}),
      },
      ...(template === undefined ? {} : { template }),
    };
  });
  await ids.keep(link.sql, link.id);
  return read;
};

/** All forms or none; the system is asked before the patient's forms are locked. */
const enterAll = async (
  link: PracticeLink,
  patient: PatientRef,
  forms: readonly FilledForm[],
  at: Instant,
): Promise<Result<readonly SignedForm[], FormNotTaken> | 'changed'> => {
  const changes = await formChanges(link.sql, patient);
  const asked = await askedForms(link, patient);
  const signed: SignedForm[] = [];
  for (const filled of forms) {
    const { uuid, version } = filled;
    const form = asked.find(({ line }) => line.id === uuid)?.template;
    if (form === undefined) return failed({ kind: 'form-not-requested', uuid });
    if (form.version !== version) return failed({ kind: 'form-changed', uuid });
    signed.push({ ...filled, form, signedAt: at });
  }
  return link.sql.transaction(async (sql) => {
    if (!(await changeForms(sql, patient, changes))) return 'changed';
    for (const form of signed) await enterSigned(sql, patient, form);
    return ok(signed);
  });
};
