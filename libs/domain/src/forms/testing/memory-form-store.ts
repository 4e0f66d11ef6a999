import {
  failed,
  ok,
  pageOf,
  type Instant,
  type Page,
  type PatientRef,
  type PracticeId,
  type Result,
} from '../../kernel/index.ts';
import type { FormTemplate, FormUuid } from '../form.ts';
import type { FormResponse } from '../responses.ts';
import type {
  FilledForm,
  FormAsked,
  FormStore,
  FormNotTaken,
  RequestedForm,
  SignedForm,
  SignedLine,
} from '../ports/form-store.ts';

/** Sorts after every due date, so that forms without one come last. */
const never = '9999-99-99';
const keyOf = ({ practice, patient }: PatientRef): string => JSON.stringify([practice, patient]);

/** The same with its properties in another order, as a database may return it. */
const turnedAround = (response: FormResponse): FormResponse =>
  Object.fromEntries(Object.entries(response).reverse()) as unknown as FormResponse;

type Standing = 'hidden' | 'deleted';
type MemoryRequest = RequestedForm & Pick<FormAsked, 'atEndOf'>;

/** A form store in memory. */
export class MemoryFormStore implements FormStore {
  readonly #forms = new Map<string, readonly MemoryRequest[]>();
  readonly #signed = new Map<string, readonly SignedForm[]>();
  readonly #templates: { readonly practice: PracticeId; readonly template: FormTemplate }[] = [];
  readonly #standings = new Map<string, Standing>();
  readonly #closed = new Set<PracticeId>();

  put(patient: PatientRef, forms: readonly MemoryRequest[]): void {
    this.#forms.set(keyOf(patient), forms);
  }

  /** Adds a version of a form; the latest one is requested. */
  write(practice: PracticeId, template: FormTemplate): void {
    this.#templates.push({ practice, template });
  }

  setStanding(practice: PracticeId, uuid: FormUuid, standing: Standing): void {
    this.#standings.set(JSON.stringify([practice, uuid]), standing);
  }

  closeReview(practice: PracticeId): void {
    this.#closed.add(practice);
  }

  async canReview(practice: PracticeId): Promise<boolean> {
    return !this.#closed.has(practice);
  }

  async requested(patient: PatientRef): Promise<readonly FormAsked[]> {
    const forms = this.#forms.get(keyOf(patient)) ?? [];
    const orderOf = ({ due, id }: RequestedForm): string => `${due ?? never} ${id}`;
    return forms
      .filter(({ id }) => this.#standing(patient, id) === undefined)
      .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
      .map((form) => ({ ...form, online: this.#versions(patient, form.id).length > 0 }));
  }

  async blank(patient: PatientRef, uuid: FormUuid): Promise<FormTemplate | undefined> {
    return this.#blank(patient, uuid);
  }

  #blank(patient: PatientRef, uuid: FormUuid): FormTemplate | undefined {
    const asked = (this.#forms.get(keyOf(patient)) ?? []).some(({ id }) => id === uuid);
    return asked && this.#standing(patient, uuid) === undefined
      ? this.#versions(patient, uuid).sort((a, b) => b.version - a.version)[0]
      : undefined;
  }

  async signed(patient: PatientRef, page: number, perPage: number): Promise<Page<SignedLine>> {
    const lines = this.#shown(patient)
      .sort((a, b) => b.signedAt - a.signedAt || (a.uuid < b.uuid ? -1 : 1))
      .map(({ uuid, version, form: { title }, signedAt }) => ({ uuid, version, title, signedAt }));
    return pageOf(lines, page, perPage);
  }

  async signedForm(patient: PatientRef, uuid: FormUuid, signedAt: Instant): Promise<SignedForm | undefined> {
    return this.#shown(patient).find((signed) => signed.uuid === uuid && signed.signedAt === signedAt);
  }

  /** Synchronous inside, so that only one of two concurrent calls finds the form requested. */
  async sign(patient: PatientRef, forms: readonly FilledForm[], at: Instant): Promise<Result<void, FormNotTaken>> {
    const signed: SignedForm[] = [];
    for (const filled of forms) {
      const form = this.#blank(patient, filled.uuid);
      if (form === undefined) return failed({ kind: 'form-not-requested', uuid: filled.uuid });
      if (form.version !== filled.version) return failed({ kind: 'form-changed', uuid: filled.uuid });
      signed.push({ ...filled, responses: filled.responses.map(turnedAround), form, signedAt: at });
    }
    const uuids = signed.map(({ uuid }): string => uuid);
    this.#signed.set(keyOf(patient), [...(this.#signed.get(keyOf(patient)) ?? []), ...signed]);
    this.put(
      patient,
      (this.#forms.get(keyOf(patient)) ?? []).filter(({ id }) => !uuids.includes(id)),
    );
    return ok(undefined);
  }

  #shown(patient: PatientRef): SignedForm[] {
    const signed = this.#signed.get(keyOf(patient)) ?? [];
    return signed.filter(({ uuid }) => this.#standing(patient, uuid) !== 'hidden');
  }

  #versions({ practice }: PatientRef, uuid: string): FormTemplate[] {
    return this.#templates
      .filter((written) => written.practice === practice && written.template.uuid === uuid)
      .map(({ template }) => template);
  }

  #standing({ practice }: PatientRef, uuid: string): Standing | undefined {
    return this.#standings.get(JSON.stringify([practice, uuid]));
  }
}
