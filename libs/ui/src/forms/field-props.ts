import type { FormViewModel } from '@portico/view-models/forms';
import type { Field, FieldType } from '@portico/domain/forms';

/** What a renderer of one type of field is given. */
export interface FieldProps<Type extends FieldType = FieldType> {
  readonly form: FormViewModel;
  readonly field: Extract<Field, { readonly type: Type | FieldType }> & { readonly type: Type };
  /** The name by which the page and the list of problems find it. */
  readonly id: string;
  readonly required: boolean;
  /** What is wrong with it, once it was left. */
  readonly error: string | undefined;
}

/** The name of a field in the page. */
export const fieldId = (formUuid: string, fieldUuid: string): string => `field-${formUuid}-${fieldUuid}`;

/** The text in a field that takes one. */
export const textIn = ({ form, field }: Pick<FieldProps, 'form' | 'field'>): string => {
  const answer = form.answer(field.uuid);
  return typeof answer === 'string' ? answer : '';
};
