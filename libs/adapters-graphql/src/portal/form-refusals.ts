import type { FormRefusal } from '@portico/application/forms';
import type { FilledForm } from '@portico/domain/forms';
import { failed, type Result } from '@portico/domain/kernel';

export const formRefusals = [
  'form-changed',
  'form-not-requested',
  'form-incomplete',
] as const satisfies readonly FormRefusal['kind'][];

type Refused = { readonly kind: FormRefusal['kind'] };
type Malfunction = { readonly kind: 'malfunction' };

/** Why forms were not taken: the refusal of a form is of the first one that was sent. */
export const ofFirstForm = <Value, Other extends { readonly kind: string }>(
  answer: Result<Value, Other | Refused>,
  [first]: readonly FilledForm[],
): Result<Value, Exclude<Other, Refused> | FormRefusal | Malfunction> => {
  if (answer.ok) return answer;
  const kind = formRefusals.find((one) => one === answer.error.kind);
  if (kind === undefined) return failed(answer.error as Exclude<Other, Refused>);
  return failed(first === undefined ? { kind: 'malfunction' } : { kind, uuid: first.uuid });
};
