import { paths } from '@portico/application/kernel';
import { samePatient, type PatientRef } from '@portico/domain/kernel';
import { ifReadable } from '../codecs/codec.ts';
import { filledForms, namedPatient, pendingPatient } from '../codecs/filled-forms.codec.ts';
import { formChanged, formHistory, pendingForm, signedForm, signedPage, wholeForm } from '../codecs/forms.codec.ts';
import { moment } from '../codecs/scalars.ts';
import type {
  CheckInIdsInput,
  CheckoutIdsInput,
  MutationResolvers,
  PendingIdsInput,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { knownId, refusal, valueOf } from './value-or-refusal.ts';

export const formsQueries = {
  getFormHistory: async (_, __, { own }) => {
    const { forms } = own();
    const history = valueOf(await forms.history());
    // With read-only access there is no form to fill in.
    const queue = await forms.queue();
    const whole = new Map((queue.ok ? queue.value.forms : []).map((form) => [form.uuid, wholeForm.write(form)]));
    const formsBlock = history.pending.map((pending) => ({
      ...(whole.get(pending.uuid) ?? unopened),
      ...pendingForm.write(pending),
      canReviewForms: history.canReview && pending.online,
    }));
    const { forms: page, ...rest } = formHistory.write(history);
    return { ...rest, forms: { ...page, formsBlock } };
  },
  loadMoreForms: async (_, { practiceId, pageNumber, formCount }, { own }) => ({
    ...signedPage.write(valueOf(await own().forms.more(knownId(practiceId), pageNumber, formCount ?? 0))),
    formsBlock: [],
  }),
  getSignedForm: async (_, { practiceId, formUuid, updated_dt }, { own }) => {
    const { forms } = own();
    const at = ifReadable(() => moment.read(updated_dt));
    if (at === undefined) throw refusal({ kind: 'not-found' });
    return signedForm.write(valueOf(await forms.signed(knownId(practiceId), knownId(formUuid), at)));
  },
} satisfies QueryResolvers<GatewayContext>;

export const formsMutations = {
  postPendingForms: async (_, { patientForms, ...ids }, { own }) => {
    // What cannot be read is refused after the right to sign, as a set without a form is.
    const filled = ifReadable(() => filledForms.read(patientForms)) ?? [];
    const answer = await own().forms.sign(filled, ownerOf(ids));
    if (!answer.ok && answer.error.kind === 'form-changed' && answer.error.now !== undefined) {
      const submissionResult = { success: false, redirect: null };
      return {
        ...posted,
        ...formChanged.write(answer.error.now),
        type: 'ERROR',
        submissionResult,
        addModalToSchema: true,
      };
    }
    valueOf(answer);
    return { ...posted, submissionResult: { success: true, redirect: paths.formHistory } };
  },
} satisfies MutationResolvers<GatewayContext>;

const unopened = { payload: null, metadata: { version: null, updated_dt: null }, response: null } as const;

const posted = {
  type: 'SUCCESS',
  redirectSurvey: null,
  schemaFromError: null,
  addModalToSchema: false,
  modal: null,
  modalSchema: null,
} as const;

interface WireOwner {
  readonly checkInIds?: CheckInIdsInput | null | undefined;
  readonly checkoutIds?: CheckoutIdsInput | null | undefined;
  readonly pendingIds?: PendingIdsInput | null | undefined;
}

/** Whose forms they are, by every way in which it is said; not found where two of them differ (`APT-201`). */
export const ownerOf = ({ checkInIds, checkoutIds, pendingIds }: WireOwner): PatientRef | undefined => {
  const named = [
    pendingIds == null ? undefined : pendingPatient.read(pendingIds),
    ...[checkInIds, checkoutIds].map((ids) => namedPatient.read(ids ?? {})),
  ].filter((patient) => patient !== undefined);
  const [first] = named;
  if (first !== undefined && !named.every((one) => samePatient(one, first))) throw refusal({ kind: 'not-found' });
  return first;
};
