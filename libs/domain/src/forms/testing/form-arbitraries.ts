import fc from 'fast-check';
import type { Localized } from '../../kernel/index.ts';
import { ids, integers, localDates, withOptional, words } from '../../kernel/testing/index.ts';
import {
  fieldTypes,
  isSubmittable,
  type DateLimit,
  type FieldOf,
  type FieldRule,
  type FieldType,
  type Form,
  type FormOf,
  type FormPageOf,
  type FormRule,
  type FormTemplate,
  type FormUuid,
} from '../form.ts';

/** Non-blank texts, as forms require. */
export const formWords: fc.Arbitrary<string> = words(24).filter((text) => text.trim() !== '');
export const localizedWords: fc.Arbitrary<Localized> = fc.record({ en: formWords, es: formWords });

const choiceTypes = new Set<FieldType>(['select', 'checkboxes', 'checkbox', 'radios', 'radiobuttons']);

const choicesFor = <Text>(type: FieldType, text: fc.Arbitrary<Text>) =>
  fc.uniqueArray(
    fc.record({
      value: ids<never>('v'),
      label: text,
      ...(type === 'checkboxes' ? { exclusive: fc.boolean() } : {}),
    }),
    {
      minLength: 1,
      maxLength: type === 'checkbox' ? 1 : 4,
      selector: ({ value }) => value,
    },
  );

/** Patterns as practices write them. */
export const patterns = fc.constantFrom('\\d{5}', '[A-Z]{2}\\d+', '\\p{L}[\\p{L} -]*', 'yes|no', '(?:A|B)-\\d{1,4}');

const ranges = fc.tuple(integers(-99, 99), integers(0, 99));
const plainRules: fc.Arbitrary<FieldRule> = fc.oneof(
  patterns.map((pattern): FieldRule => ({ type: 'pattern', pattern })),
  ranges.map(([min, more]): FieldRule => ({ type: 'numrange', min, max: min + more })),
);

/** A field of any type; rules only for text fields. */
const fieldWith = <Text>(uuid: string, sortOrder: number, text: fc.Arbitrary<Text>): fc.Arbitrary<FieldOf<Text>> =>
  fc.constantFrom(...fieldTypes).chain((type) => {
    const ruled = type === 'text' || type === 'textarea';
    const always = {
      uuid: fc.constant(uuid),
      sortOrder: fc.constant(sortOrder),
      type: fc.constant(type),
      label: text,
      rules: ruled ? fc.array(plainRules, { maxLength: 1 }) : fc.constant([]),
      ...(choiceTypes.has(type) && { choices: choicesFor(type, text) }),
      ...(type === 'help' && { html: text }),
    };
    const sometimes = { hint: text, ...(type === 'datefield' && { dateOfBirth: fc.boolean(), message: text }) };
    return withOptional(always, sometimes) as unknown as fc.Arbitrary<FieldOf<Text>>;
  });

const pagesWith = <Text>(text: fc.Arbitrary<Text>): fc.Arbitrary<readonly FormPageOf<Text>[]> =>
  fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }).chain((lengths) =>
    fc.tuple(
      ...lengths.map((length, page) =>
        fc.tuple(...Array.from({ length }, (_, at) => fieldWith(`p${page}.f${at}`, at + 1, text))).chain((fields) =>
          withOptional(
            {
              fields: fc.constant(fields),
              required: fc.subarray(fields.filter(isSubmittable).map(({ uuid }) => uuid)),
            },
            { title: text },
          ),
        ),
      ),
    ),
  );

const limits: fc.Arbitrary<DateLimit> = fc.oneof(fc.constant<DateLimit>('today'), localDates);

const dateRule = (field: string): fc.Arbitrary<FormRule> =>
  fc
    .oneof(
      limits.map((from) => ({ from })),
      limits.map((to) => ({ to })),
      localDates.map((from) => ({ from, to: from })),
    )
    .map((between): FormRule => ({ type: 'DATE_RANGE', field, ...between }));

/** Any rules valid for the fields; none unless two fields take a value. */
export const rulesFor = (fields: readonly FieldOf<unknown>[]): fc.Arbitrary<readonly FormRule[]> => {
  const open = fields.filter(isSubmittable);
  const uuids = open.map(({ uuid }) => uuid);
  const kinds: fc.Arbitrary<FormRule>[] = open
    .filter(({ type }) => type === 'datefield')
    .map(({ uuid }) => dateRule(uuid));
  if (uuids.length >= 2) {
    const two = fc.shuffledSubarray(uuids, { minLength: 2, maxLength: 2 });
    const more = fc.shuffledSubarray(uuids, { minLength: 2 });
    kinds.push(
      two.map((named): FormRule => ({ type: 'MATCH', fields: named })),
      more.map((named): FormRule => ({ type: 'OR', fields: named })),
      more.map((named): FormRule => ({ type: 'COMPLETION_EQUAL', fields: named })),
      two.map(([driver = '', field = '']): FormRule => {
        const driving = open.find(({ uuid }) => uuid === driver);
        const values =
          driving !== undefined && 'choices' in driving ? driving.choices.map(({ value }) => value) : ['yes'];
        return { type: 'CONDITIONALLY_REQUIRED', driver, field, values };
      }),
      fc
        .tuple(fc.subarray(open, { minLength: 2, maxLength: 2 }), fc.boolean())
        .map(([[driver, field], few]): FormRule => {
          const values =
            driver !== undefined && 'choices' in driver ? driver.choices.map(({ value }) => value) : ['a', 'yes'];
          const [first = ''] = values;
          return {
            type: 'SHOWN_IF',
            driver: driver?.uuid ?? '',
            field: field?.uuid ?? '',
            values: few ? [first] : values,
          };
        }),
    );
  }
  return kinds.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...kinds), { maxLength: 3 });
};

const formsWith = <Text>(text: fc.Arbitrary<Text>, ruled: boolean): fc.Arbitrary<FormOf<Text>> =>
  pagesWith(text).chain((pages) =>
    withOptional(
      {
        uuid: ids<FormUuid>('form-'),
        version: integers(1, 99),
        title: text,
        pages: fc.constant(pages),
        rules: ruled ? rulesFor(pages.flatMap(({ fields }) => fields)) : fc.constant([]),
      },
      { description: text, errorRequiredLabel: text },
    ),
  );

/** Forms with every type of field and rule. */
export const forms: fc.Arbitrary<Form> = formsWith(formWords, true);
/** Forms without rules between fields. */
export const plainForms: fc.Arbitrary<Form> = formsWith(formWords, false);
export const formTemplates: fc.Arbitrary<FormTemplate> = formsWith(localizedWords, true);
