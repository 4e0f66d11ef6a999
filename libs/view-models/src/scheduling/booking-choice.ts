import type { BookingDraft } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';
import type { BookingChoice } from '@portico/application/scheduling';

/** Either all that the times need, or where somebody is led who has not chosen it (`APT-091` to `APT-094`). */
export type ChoiceOr = { readonly choice: BookingChoice } | { readonly to: string };

/**
 * Whoever did not begin to book, as after a reload, comes to the appointments; whoever has not chosen everything chooses on,
 * with what they have chosen.
 */
export const choiceOf = (draft: BookingDraft | undefined, at: Pick<BookingDraft, 'isGuest'> = {}): ChoiceOr => {
  if (draft === undefined) return { to: at.isGuest === true ? bookingPaths('slots', at).choose : '/appointments' };
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
 * Where whoever cannot pay ahead for a time finds another: its times, or where a visit is chosen if the location, the visit
 * reason, the provider, the practice or the patient is missing (`APT-092`).
 */
export const insteadOfPrepayment = (draft: BookingDraft | undefined): string => {
  if (draft === undefined) return bookingPaths('slots', {}).choose;
  const chosen = choiceOf(draft);
  return 'to' in chosen ? chosen.to : bookingPaths('slots', draft).times;
};
