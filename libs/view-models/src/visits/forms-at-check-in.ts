import type { FilledForm } from '@portico/domain/forms';
import { failed, ok } from '@portico/domain/kernel';
import type { FormStep } from '@portico/domain/visits';
import type { FormRefusal, Forms } from '@portico/application/forms';
import type { Failure } from '@portico/application/kernel';
import type { CheckIn, CheckInRefusal, CheckInScreen, CheckInVisit } from '@portico/application/visits';

export interface FormsAtCheckInTools {
  readonly checkIn: Pick<CheckIn, 'open' | 'postForms'>;
  readonly visit: CheckInVisit;
  readonly step: FormStep;
  /** The page that was returned with these forms. */
  readonly screen: CheckInScreen;
  /** Called with the response to each accepted form. */
  readonly onTaken: (screen: CheckInScreen) => void;
  /** There is no check-in to continue. */
  readonly onOver: (refusal: CheckInRefusal) => void;
}

/**
 * The forms of one step of check-in, signed one by one; signing the last of them leads to the next page (`APT-199`).
 */
export const formsAtCheckIn = (tools: FormsAtCheckInTools): Pick<Forms, 'queue' | 'sign'> => {
  const { checkIn, visit, step, onTaken, onOver } = tools;
  let known: CheckInScreen | undefined = tools.screen;
  const over = (error: CheckInRefusal): { readonly kind: 'not-found' } => {
    onOver(error);
    return { kind: 'not-found' };
  };
  return {
    queue: async () => {
      // The first page is here already; reloading returns what has changed meanwhile.
      const answer = known === undefined ? await checkIn.open(visit) : ok(known);
      known = undefined;
      if (!answer.ok) return failed(isOfCheckIn(answer.error) ? over(answer.error) : answer.error);
      const { at, visit: of } = answer.value;
      if (at.kind !== step) return failed({ kind: 'not-found' });
      return ok({ patient: of.patient, canReview: true, today: at.today, forms: at.forms });
    },
    sign: async (filled) => {
      const answer = await checkIn.postForms(visit, step, filled);
      if (!answer.ok) return failed(isOfCheckIn(answer.error) ? over(answer.error) : answer.error);
      onTaken(answer.value);
      return ok(undefined);
    },
  };
};

/** Sends the intake forms; where the practice has changed its forms meanwhile, `anew` is the page with them. */
export const sendIntake = async (
  { checkIn, visit }: Pick<FormsAtCheckInTools, 'checkIn' | 'visit'>,
  filled: readonly FilledForm[],
) => {
  const answer = await checkIn.postForms(visit, 'intake', filled);
  const isChanged = !answer.ok && (answer.error.kind === 'form-changed' || answer.error.kind === 'form-not-requested');
  return { answer, anew: isChanged ? await checkIn.open(visit) : undefined };
};

const ofCheckIn: ReadonlySet<string> = new Set<CheckInRefusal['kind']>([
  'check-in-too-early',
  'check-in-over',
  'history-unanswered',
  'needs-provider',
]);
/** A refusal of the check-in itself, rather than of its forms. */
export const isOfCheckIn = (error: CheckInRefusal | FormRefusal | Failure): error is CheckInRefusal =>
  ofCheckIn.has(error.kind);
