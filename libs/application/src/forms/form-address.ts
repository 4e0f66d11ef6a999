import { paths } from '../kernel/index.ts';
import { isoOf, parseId, parseInstant, type Instant } from '@portico/domain/kernel';
import type { FormUuid } from '@portico/domain/forms';

/** What `/form_history/:action` names (`APT-235`): every form to sign, one of them, or one that was signed. */
export type FormAddress =
  | { readonly kind: 'sign' }
  | { readonly kind: 'one'; readonly uuid: FormUuid }
  | { readonly kind: 'signed'; readonly uuid: FormUuid; readonly signedAt: Instant };

/** Undefined if the address names no form. */
export const formAddressOf = (action: string): FormAddress | undefined => {
  if (action === 'sign') return { kind: 'sign' };
  const at = action.lastIndexOf('_');
  const signedAt = at < 0 ? undefined : parseInstant(action.slice(at + 1));
  const uuid = parseId<FormUuid>(signedAt?.ok ? action.slice(0, at) : action);
  if (!uuid.ok) return undefined;
  return signedAt?.ok
    ? { kind: 'signed', uuid: uuid.value, signedAt: signedAt.value }
    : { kind: 'one', uuid: uuid.value };
};

export const pathOfForm = (address: FormAddress): string => {
  switch (address.kind) {
    case 'sign':
      return paths.form({ action: 'sign' });
    case 'one':
      return paths.form({ action: address.uuid });
    case 'signed':
      return paths.form({ action: `${address.uuid}_${isoOf(address.signedAt)}` });
  }
};
