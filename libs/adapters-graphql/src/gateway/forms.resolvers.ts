import type { SignedPage } from '@portico/application/forms';
import { fieldTypes, responsesOf, type FieldType, type FilledForm, type FormUuid } from '@portico/domain/forms';
import { failed, isoOf, parseInstant, samePatient, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type {
  CheckInIdsInput,
  CheckoutIdsInput,
  FormsPage,
  MutationResolvers,
  PatientForm,
  PatientFormInput,
  PendingIdsInput,
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
    const { patient, canReview, today, sayings, pending, signed } = valueOf(await forms.history());
    // Whoever may only look has no form to fill in.
    const queue = await forms.queue();
    const whole = new Map((queue.ok ? queue.value.forms : []).map((form) => [form.uuid, form]));
    const formsBlock = pending.map(({ uuid, title, due, online }): PatientForm => {
      const form = whole.get(uuid);
      return {
        uuid,
        title,
        due: due ?? null,
        payload: form === undefined ? null : payloadToWire(form),
        metadata: { version: form?.version ?? null, updated_dt: null },
        response: null,
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
      ...sayings,
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
    // A type of field that nobody knows spoils the whole set, as it does a form.
    const asked = forms.length === patientForms.length ? forms : [];
    valueOf(await own().forms.sign(asked, patientOfForms(said)));
    return { submissionResult: { success: true, redirect: '/form_history' }, redirectSurvey: null };
  },
};

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
export const filledFrom = ({ formUuid, version, responses }: PatientFormInput): FilledForm | undefined => {
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
