import { failed, ok } from '@portico/domain/kernel';
import type { Forms } from '@portico/application/forms';
import type { CheckOutIds, CheckOuts } from '@portico/application/visits';

/**
 * The forms that a visit requires at its end; signing them checks nobody out: the person does (`APT-219`, `APT-223`).
 */
export const formsAtCheckOut = (
  forms: Pick<Forms, 'queue'>,
  checkOuts: Pick<CheckOuts, 'checkOut'>,
  ids: CheckOutIds,
  asked: readonly { readonly id: string }[],
): Pick<Forms, 'queue' | 'sign'> => ({
  queue: async () => {
    const answer = await forms.queue();
    if (!answer.ok) return answer;
    const mine = answer.value.forms.filter(({ uuid }) => asked.some(({ id }) => id === uuid));
    return ok({ ...answer.value, forms: mine });
  },
  sign: async (filled) => {
    const answer = await checkOuts.checkOut(ids, filled);
    if (answer.ok) return ok(undefined);
    const { error } = answer;
    return failed(error.kind === 'no-check-out' || error.kind === 'forms-open' ? { kind: 'not-found' } : error);
  },
});
