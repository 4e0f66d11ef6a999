import type { Brand, LocalDate, Localized } from '../kernel/index.ts';

export type FormUuid = Brand<string, 'FormUuid'>;

/**
 * A form as data (`APT-241`, `ACC-017`): pages of fields and the rules between them. A signed form stays with the
 * version that was signed. `Text` is text in one language, or in all of them before one is chosen.
 */
export interface FormOf<Text> {
  readonly uuid: FormUuid;
  /** Counts from 1; every change of the form is a new version. */
  readonly version: number;
  readonly title: Text;
  readonly description?: Text;
  /** The message for a required field without a value, in place of `Required Field` (`APT-270`). */
  readonly errorRequiredLabel?: Text;
  /** At least one. */
  readonly pages: readonly FormPageOf<Text>[];
  readonly rules: readonly FormRule[];
}

export interface FormPageOf<Text> {
  readonly title?: Text;
  /** The uuids of the fields of this page that must be filled (`APT-259`). */
  readonly required: readonly string[];
  /** At least one; in display order, by `sortOrder`. */
  readonly fields: readonly FieldOf<Text>[];
}

/** A form as its practice defines it, in every language of the portal. */
export type FormTemplate = FormOf<Localized>;
/** A form in the language of the person who fills it in. */
export type Form = FormOf<string>;
export type FormPage = FormPageOf<string>;
export type Field = FieldOf<string>;
export type Choice = ChoiceOf<string>;

/** The types of fields (`MON-360`, `APT-254` to `APT-258`), and the single-line field of the portal's own forms. */
export const fieldTypes = [
  'text',
  'phonenumber',
  'datefield',
  'textarea',
  'email',
  'signature',
  'select',
  'checkboxes',
  'checkbox',
  'radios',
  'radiobuttons',
  'rating',
  'help',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export type FieldOf<Text> =
  | TextFieldOf<Text>
  | DateFieldOf<Text>
  | ChoiceFieldOf<Text>
  | RatingFieldOf<Text>
  | SignatureFieldOf<Text>
  | HelpFieldOf<Text>;

interface FieldBase<Text> {
  /** Unique within the form. */
  readonly uuid: string;
  readonly label: Text;
  readonly hint?: Text;
  readonly sortOrder: number;
  readonly rules: readonly FieldRule[];
  /** What of the registration it asks for, such as `emergency_contact.phoneNumber`; several are joined by a space. */
  readonly about?: string;
  /** What the practice knows of it already: the field begins with it. */
  readonly known?: string;
}

/** Takes text; the value of a `phonenumber` is `(999) 999-9999`. */
export interface TextFieldOf<Text> extends FieldBase<Text> {
  readonly type: 'text' | 'textarea' | 'email' | 'phonenumber';
  /** For a `text`: digits that are written in groups. */
  readonly format?: DigitFormat;
  /** HTML's autocomplete value for the field. */
  readonly autoComplete?: string;
}

export const digitFormats = ['zipcode', 'ssn'] as const;
export type DigitFormat = (typeof digitFormats)[number];

/** Takes a date from 1901-01-01 on. */
export interface DateFieldOf<Text> extends FieldBase<Text> {
  readonly type: 'datefield';
  /** No date after today either (`APT-266`, `MON-285`). */
  readonly dateOfBirth?: boolean;
  /** For text that is no date it is shown up to its semicolon, for a date out of range in full (`MON-286`). */
  readonly message?: Text;
}

/** Takes one of its choices; `checkboxes` takes any number. A `checkbox` has exactly one. */
export interface ChoiceFieldOf<Text> extends FieldBase<Text> {
  readonly type: 'select' | 'checkboxes' | 'checkbox' | 'radios' | 'radiobuttons';
  readonly choices: readonly ChoiceOf<Text>[];
}

export interface ChoiceOf<Text> {
  readonly value: string;
  readonly label: Text;
  /** Of `checkboxes`: chosen alone, such as "None of these". */
  readonly exclusive?: boolean;
}

/** Takes `1` to `5`. */
export interface RatingFieldOf<Text> extends FieldBase<Text> {
  readonly type: 'rating';
}

/** Takes a drawn signature, or a typed name instead; see `signature.ts`. */
export interface SignatureFieldOf<Text> extends FieldBase<Text> {
  readonly type: 'signature';
}

/**
 * Takes no value: text between the fields, as HTML of which only text, lists, emphasis and links are shown (`APT-271`).
 */
export interface HelpFieldOf<Text> extends FieldBase<Text> {
  readonly type: 'help';
  readonly html: Text;
  /** The fields beneath it, if it is the heading of some: hidden while all of them are. */
  readonly heads?: readonly string[];
}

/** A rule on a field's own value (`MON-349`, `APT-265`). An empty value violates only `required`. */
export type FieldRule =
  | { readonly type: 'required' }
  /** The whole value matches the pattern; see `safe-pattern.ts`. */
  | { readonly type: 'pattern'; readonly pattern: string }
  /** A number, both limits inclusive. */
  | { readonly type: 'numrange'; readonly min: number; readonly max: number }
  /** Equal to the value of the named field. */
  | { readonly type: 'match'; readonly field: string };

export type FormRule = CheckedRule | ShownIfRule;

/**
 * `field` is a part of the form only while the value of `driver`, which stands before it, is one of `values`. With several
 * of these rules, all have to agree.
 */
export interface ShownIfRule {
  readonly type: 'SHOWN_IF';
  readonly field: string;
  readonly driver: string;
  readonly values: readonly string[];
}

/** Rules between fields, or on one of them (`APT-263`, `MON-351` to `MON-356`), which the answers keep or violate. */
export type CheckedRule =
  | { readonly type: 'MATCH'; readonly fields: readonly string[] }
  | { readonly type: 'OR'; readonly fields: readonly string[] }
  | { readonly type: 'COMPLETION_EQUAL'; readonly fields: readonly string[] }
  /** `field` is required if the value of `driver` is one of `values`. */
  | {
      readonly type: 'CONDITIONALLY_REQUIRED';
      readonly field: string;
      readonly driver: string;
      readonly values: readonly string[];
    }
  /** The date in `field` lies between the two, inclusive. */
  | { readonly type: 'DATE_RANGE'; readonly field: string; readonly from?: DateLimit; readonly to?: DateLimit };

export type DateLimit = LocalDate | 'today';

/** Every field of the form, in page order. */
export const fieldsOf = <Text>(form: FormOf<Text>): readonly FieldOf<Text>[] =>
  form.pages.flatMap(({ fields }) => fields);

/** A field that takes a value: all types except `help`. */
export type SubmittableOf<Text> = Exclude<FieldOf<Text>, HelpFieldOf<Text>>;
export const isSubmittable = <Text>(field: FieldOf<Text>): field is SubmittableOf<Text> => field.type !== 'help';

/** The fields that a rule reads. */
export const fieldsOfRule = (rule: FormRule): readonly string[] => {
  switch (rule.type) {
    case 'CONDITIONALLY_REQUIRED':
    case 'SHOWN_IF':
      return [rule.driver, rule.field];
    case 'DATE_RANGE':
      return [rule.field];
    default:
      return rule.fields;
  }
};
