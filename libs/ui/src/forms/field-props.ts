import type { FormViewModel } from '@portico/view-models/forms';
import type { Field, FieldType } from '@portico/domain/forms';

/** The props of each field type's renderer. */
export interface FieldProps<Type extends FieldType = FieldType> {
  readonly form: FormViewModel;
  readonly field: Extract<Field, { readonly type: Type | FieldType }> & { readonly type: Type };
  /** The element id, which the list of errors links to. */
  readonly id: string;
  readonly required: boolean;
  /** The field's error, once it has lost focus. */
  readonly error: string | undefined;
}

/** A field's element id. */
export const fieldId = (formUuid: string, fieldUuid: string): string => `field-${formUuid}-${fieldUuid}`;

/** The text in a text field. */
export const textIn = ({ form, field }: Pick<FieldProps, 'form' | 'field'>): string => {
  const answer = form.input.answer(field.uuid);
  return typeof answer === 'string' ? answer : '';
};
