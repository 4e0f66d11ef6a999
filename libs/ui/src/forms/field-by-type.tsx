import type { FieldType } from '@portico/domain/forms';
import type { ComponentType } from 'react';
import { CheckboxField, OptionsField, RatingField, SelectField } from './choice-fields.tsx';
import type { FieldProps } from './field-props.ts';
import { HelpField } from './practice-text-between-fields.tsx';
import { SignatureField } from './signature-field.tsx';
import { DateField, DigitField, LineField, TextAreaField } from './text-fields.tsx';

/** The renderer of each field type. A type without a renderer does not compile. */
const renderers: { readonly [Type in FieldType]: ComponentType<FieldProps<Type>> } = {
  text: LineField,
  email: LineField,
  textarea: TextAreaField,
  phonenumber: DigitField,
  datefield: DateField,
  select: SelectField,
  checkboxes: OptionsField,
  radios: OptionsField,
  radiobuttons: OptionsField,
  checkbox: CheckboxField,
  rating: RatingField,
  signature: SignatureField,
  help: HelpField,
};

/** One field, by its type (`MON-360`). */
export const FieldOfForm = (props: FieldProps) => {
  // The field's type selects the matching renderer; the compiler cannot follow the pair.
  const Renderer = renderers[props.field.type] as ComponentType<FieldProps>;
  return <Renderer {...props} />;
};
