import type { Field, FieldType, Answer } from '@portico/domain/forms';

export interface FieldModel {
  readonly input: { answer(uuid: string): Answer };
  type(uuid: string, typed: Answer): void;
  leave(uuid: string): void;
  /** The field says nothing until it is left again. */
  beginAgain(uuid: string): void;
}

/** The props of each field type's renderer. */
export interface FieldProps<Type extends FieldType = FieldType> {
  readonly form: FieldModel;
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
