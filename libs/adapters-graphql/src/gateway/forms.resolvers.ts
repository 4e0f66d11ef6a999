import { paths } from '@portico/application/kernel';
import type { FormChanged, SignedPage } from '@portico/application/forms';
import {
  fieldTypes,
  responsesOf,
  type FieldType,
  type FilledForm,
  type Form,
  type FormUuid,
} from '@portico/domain/forms';
import { failed, isoOf, parseInstant, samePatient, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type {
  CheckInIdsInput,
  CheckoutIdsInput,
  FormsPage,
  MutationResolvers,
  PatientForm,
  PatientFormInput,
  PendingIdsInput,
  PostedForms,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { payloadToWire } from './form.wire.ts';
import { patientIn } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';

export const formsQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getFormHistory' | 'loadMoreForms' | 'getSignedForm'
> = {
  getFormHistory: async (_, __, { own }) => {
    const { forms } = own();
    const { patient, canReview, today, texts, pending, signed } = valueOf(await forms.history());
    // With read-only access there is no form to fill in.
    const queue = await forms.queue();
    const whole = new Map((queue.ok ? queue.value.forms : []).map((form) => [form.uuid, form]));
    const formsBlock = pending.map(({ uuid, title, due, online }): PatientForm => {
      const form = whole.get(uuid);
      return {
        ...(form === undefined ? unopened : blankToWire(form)),
        uuid,
        title,
        due: due ?? null,
        canReviewForms: canReview && online,
      };
    });
    return {
      forms: pageToWire(signed, formsBlock),
      formHistoryScreen: {
        practice_id: patient.practice,
        patient_id: patient.patient,
        today,
        canReviewForms: canReview,
      },
      ...texts,
    };
  },
  loadMoreForms: async (_, { practiceId, pageNumber, formCount }, { own }) =>
    pageToWire(valueOf(await own().forms.more(practiceId as PracticeId, pageNumber, formCount ?? 0)), []),
  getSignedForm: async (_, { practiceId, formUuid, updated_dt }, { own }) => {
    const at = parseInstant(updated_dt);
    const asked = at.ok
      ? await own().forms.signed(practiceId as PracticeId, formUuid as FormUuid, at.value)
      : failed({ kind: 'not-found' } as const);
    const { form, answers, signedAt } = valueOf(asked);
    return {
      uuid: form.uuid,
      title: form.title,
      due: null,
      payload: payloadToWire(form),
      metadata: { version: form.version, updated_dt: isoOf(signedAt) },
      response: responsesOf(form, answers).map(({ propertyUuid, type, value, valueArray }) => ({
        propertyUuid,
        type,
        value: value ?? null,
        valueArray: valueArray === undefined ? null : [...valueArray],
      })),
      canReviewForms: true,
    };
  },
};

export const formsMutations: Pick<MutationResolvers<GatewayContext>, 'postPendingForms'> = {
  postPendingForms: async (_, { patientForms, ...said }, { own }) => {
    const forms = patientForms.flatMap((form) => filledFrom(form) ?? []);
    // An unknown field type makes the whole set invalid, not only its form.
    const asked = forms.length === patientForms.length ? forms : [];
    const answer = await own().forms.sign(asked, patientOfForms(said));
    if (!answer.ok && answer.error.kind === 'form-changed' && answer.error.now !== undefined) {
      return changedToWire(answer.error.now);
    }
    valueOf(answer);
    return { ...posted, submissionResult: { success: true, redirect: paths.formHistory } };
  },
};

const unopened = { payload: null, metadata: { version: null, updated_dt: null }, response: null } as const;

/** A form to be filled in. */
export const blankToWire = (form: Form): PatientForm => ({
  uuid: form.uuid,
  title: form.title,
  due: null,
  payload: payloadToWire(form),
  metadata: { version: form.version, updated_dt: null },
  response: null,
  canReviewForms: true,
});

const posted = {
  type: 'SUCCESS',
  redirectSurvey: null,
  schemaFromError: null,
  addModalToSchema: false,
  modal: null,
  modalSchema: null,
} as const;

const changedToWire = ({ form, notice: { modal, title, text } }: NonNullable<FormChanged['now']>): PostedForms => ({
  ...posted,
  type: 'ERROR',
  submissionResult: { success: false, redirect: null },
  schemaFromError: blankToWire(form),
  addModalToSchema: true,
  modal,
  modalSchema: { title, text },
});

interface WireOwner {
  readonly checkInIds?: CheckInIdsInput | null | undefined;
  readonly checkoutIds?: CheckoutIdsInput | null | undefined;
  readonly pendingIds?: PendingIdsInput | null | undefined;
}

/** Whose forms they are, by every way in which it is said; not found where two of them differ (`APT-201`). */
export const patientOfForms = ({ checkInIds, checkoutIds, pendingIds }: WireOwner): PatientRef | undefined => {
  const said = [
    patientIn(pendingIds?.patientId, pendingIds?.practiceId),
    ...[checkInIds, checkoutIds].map((ids) => patientIn(ids?.patient_id, ids?.practice_id)),
  ].flatMap(({ patient }) => patient ?? []);
  const [first] = said;
  if (first !== undefined && !said.every((one) => samePatient(one, first))) throw refusal({ kind: 'not-found' });
  return first;
};

/** What was answered, or nothing where it has a type that no form has. */
const filledFrom = ({ formUuid, version, responses }: PatientFormInput): FilledForm | undefined => {
  const known = responses.map(({ propertyUuid, type, value, valueArray }) => ({
    propertyUuid,
    type: type as FieldType,
    ...(value == null ? {} : { value }),
    ...(valueArray == null ? {} : { valueArray }),
  }));
  return known.every(({ type }) => fieldTypes.includes(type))
    ? { uuid: formUuid as FormUuid, version, responses: known }
    : undefined;
};

/** An unknown field type makes the whole set invalid, not only its form. */
export const formsFrom = (wire: readonly PatientFormInput[]): readonly FilledForm[] => {
  const forms = wire.flatMap((form) => filledFrom(form) ?? []);
  if (forms.length !== wire.length) throw refusal({ kind: 'bad-input' });
  return forms;
};

const pageToWire = ({ entries, page, perPage, total }: SignedPage, formsBlock: PatientForm[]): FormsPage => ({
  pageDetails: {
    current_page: page,
    total_pages: Math.ceil(total / perPage),
    per_page: perPage,
    total_entries: total,
  },
  formsBlock,
  historicalForms: entries.map(({ uuid, title, version, signedAt }) => ({
    uuid,
    title,
    due: null,
    payload: null,
    metadata: { version, updated_dt: isoOf(signedAt) },
    response: null,
    canReviewForms: true,
  })),
});
