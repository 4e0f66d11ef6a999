import type {
  FormHistory,
  FormQueue,
  FormRefusal,
  Forms,
  SignedFormShown,
  SignedPage,
} from '@portico/application/forms';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import {
  parseForm,
  parseResponses,
  type FieldType,
  type FilledForm,
  type Form,
  type FormUuid,
} from '@portico/domain/forms';
import {
  failed,
  isoOf,
  ok,
  type Instant,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type PracticeId,
} from '@portico/domain/kernel';
import {
  GetFormHistoryDocument,
  GetFormQueueDocument,
  GetSignedFormDocument,
  LoadMoreFormsDocument,
  type FormsPagePartsFragment,
  type WholeFormFragment,
} from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import { filledToWire, formRefusalFrom } from './filled-form.wire.ts';
import { submitForm, type FormReply } from './form-mutations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';

/** How many more than are shown the gateway is asked to have in mind (`APT-244`). */
const ahead = 100;

export class GraphqlForms implements Forms {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async history(): ServiceResult<FormHistory> {
    const answer = await this.#client.query(GetFormHistoryDocument, {});
    if (!answer.ok) return answer;
    const { forms, formHistoryScreen, ...texts } = answer.value.getFormHistory;
    return ok({
      patient: patientFromWire(formHistoryScreen),
      canReview: formHistoryScreen.canReviewForms,
      today: formHistoryScreen.today as LocalDate,
      texts,
      pending: forms.formsBlock.map(({ uuid, title, due, canReviewForms }) =>
        present({ uuid: uuid as FormUuid, title, due: due as LocalDate | null, online: canReviewForms }),
      ),
      signed: pageFromWire(forms),
    });
  }

  async more(practice: PracticeId, page: number, loaded: number): ServiceResult<SignedPage> {
    const answer = await this.#client.query(LoadMoreFormsDocument, {
      practiceId: practice,
      pageNumber: page,
      pageCount: page - 1,
      formCount: loaded + ahead,
    });
    return answer.ok ? ok(pageFromWire(answer.value.loadMoreForms)) : answer;
  }

  async queue(): ServiceResult<FormQueue> {
    const answer = await this.#client.query(GetFormQueueDocument, {});
    if (!answer.ok) return answer;
    const { forms, formHistoryScreen } = answer.value.getFormHistory;
    const whole: Form[] = [];
    for (const each of forms.formsBlock) {
      if (each.payload === null) continue;
      const form = formFromWire(each);
      // House rule: what is not known makes the form unreadable; it is never shown with a part of it left out.
      if (form === undefined) return failed({ kind: 'malfunction' });
      whole.push(form);
    }
    return ok({
      patient: patientFromWire(formHistoryScreen),
      canReview: formHistoryScreen.canReviewForms,
      today: formHistoryScreen.today as LocalDate,
      forms: whole,
    });
  }

  async signed(practice: PracticeId, uuid: FormUuid, signedAt: Instant): ServiceResult<SignedFormShown> {
    const answer = await this.#client.query(GetSignedFormDocument, {
      practiceId: practice,
      formUuid: uuid,
      updated_dt: isoOf(signedAt),
    });
    if (!answer.ok) return answer;
    const form = formFromWire(answer.value.getSignedForm);
    const responses = (answer.value.getSignedForm.response ?? []).map(({ type, ...rest }) =>
      present({ type: type as FieldType, ...rest }),
    );
    const answers = form && parseResponses(form, responses);
    if (form === undefined || !answers?.ok) return failed({ kind: 'malfunction' });
    return ok({ form, answers: answers.value, signedAt });
  }

  async sign(forms: readonly FilledForm[], of?: PatientRef): ServiceResult<void, FormRefusal> {
    const patientForms = forms.map(filledToWire);
    const pendingIds = of && { patientId: of.patient, practiceId: of.practice };
    const sent = { patientForms, ...(pendingIds === undefined ? {} : { pendingIds }) };
    const answer = await submitForm(this.#client, 'postPendingForms', sent, (extensions) =>
      formRefusalFrom(extensions, forms[0]?.uuid),
    );
    if (!answer.ok) return answer;
    return answer.value.type === 'SUCCESS' ? ok(undefined) : failed(changedFromWire(answer.value));
  }
}

const changedFromWire = (reply: FormReply<'postPendingForms'>): FormRefusal | Failure => {
  const { schemaFromError, addModalToSchema, modal, modalSchema } = reply;
  const form = schemaFromError === null ? undefined : formFromWire(schemaFromError);
  if (form === undefined || !addModalToSchema || modal === null || modalSchema === null) return { kind: 'malfunction' };
  const { title, text } = modalSchema;
  return { kind: 'form-changed', uuid: form.uuid, now: { form, notice: { modal, title, text } } };
};

const patientFromWire = (wire: { readonly practice_id: string; readonly patient_id: string }): PatientRef => ({
  practice: wire.practice_id as PracticeId,
  patient: wire.patient_id as PatientId,
});

const pageFromWire = ({ pageDetails, historicalForms }: FormsPagePartsFragment): SignedPage => ({
  entries: historicalForms.map(({ uuid, title, metadata }) => ({
    uuid: uuid as FormUuid,
    title,
    version: metadata.version ?? 1,
    signedAt: instantFromWire(metadata.updated_dt ?? ''),
  })),
  page: pageDetails.current_page,
  perPage: pageDetails.per_page,
  total: pageDetails.total_entries,
});

/** The form, if everything of it is known here (`ACC-017`). */
export const formFromWire = ({ payload, metadata }: WholeFormFragment): Form | undefined => {
  if (payload === null) return undefined;
  const { fields, rules, ...rest } = payload;
  const form = parseForm({
    ...present(rest),
    version: metadata.version,
    rules: rules.map(present),
    pages: fields.map(({ properties, ...page }) => ({
      ...present(page),
      fields: properties.map(({ sort_order: sortOrder, rules: own, ...field }) => ({
        ...present(field),
        sortOrder,
        rules: own.map(present),
      })),
    })),
  });
  return form.ok ? form.value : undefined;
};
