import { paths } from '@portico/application/kernel';
import type { BookingDraft } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';
import type { BookingChoice } from '@portico/application/scheduling';

/** Either the complete choice that the times need, or the path where it is made (`APT-091` to `APT-094`). */
export type ChoiceOr = { readonly choice: BookingChoice } | { readonly to: string };

/**
 * Without a draft, as after a reload, leads to the appointments, or for a guest to the start of their booking; with an
 * incomplete draft, to the screen of choices.
 */
export const choiceOf = (draft: BookingDraft | undefined, at: Pick<BookingDraft, 'isGuest'> = {}): ChoiceOr => {
  if (draft === undefined) return { to: at.isGuest === true ? bookingPaths('slots', at).choose : paths.appointments };
  const { resource, visitReason, location } = draft.picked;
  if (resource === undefined || visitReason === undefined || location === undefined) {
    return { to: bookingPaths('slots', draft).choose };
  }
  return {
    choice: {
      practice: draft.practice,
      offer: { resource, visitReason, location },
      ...(draft.replaces === undefined ? {} : { replaces: draft.replaces }),
    },
  };
};

/**
 * Where to find another time if the prepayment is not possible: the times of the draft, or the screen of choices if the
 * draft is incomplete or missing (`APT-092`).
 */
export const insteadOfPrepayment = (draft: BookingDraft | undefined): string => {
  if (draft === undefined) return bookingPaths('slots', {}).choose;
  const chosen = choiceOf(draft);
  return 'to' in chosen ? chosen.to : bookingPaths('slots', draft).times;
};
