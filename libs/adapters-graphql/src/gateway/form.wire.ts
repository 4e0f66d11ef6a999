import type { Field, FieldRule, Form, FormRule } from '@portico/domain/forms';
import type {
  FormFieldRule as WireFieldRule,
  FormPayload,
  FormProperty,
  FormRule as WireRule,
} from '../generated/resolvers.ts';

/** A form as it travels (`APT-241`): the same data, with null for what is left out. */
export const payloadToWire = (form: Form): FormPayload => ({
  uuid: form.uuid,
  title: form.title,
  description: form.description ?? null,
  errorRequiredLabel: form.errorRequiredLabel ?? null,
  fields: form.pages.map(({ title, required, fields }) => ({
    title: title ?? null,
    required: [...required],
    properties: fields.map(propertyToWire),
  })),
  rules: form.rules.map(ruleToWire),
});

const propertyToWire = (field: Field): FormProperty => {
  const { uuid, type, label, hint, sortOrder, rules } = field;
  return {
    ...{ uuid, type, label, hint: hint ?? null, sort_order: sortOrder, rules: rules.map(fieldRuleToWire) },
    format: 'format' in field ? (field.format ?? null) : null,
    autoComplete: 'autoComplete' in field ? (field.autoComplete ?? null) : null,
    dateOfBirth: 'dateOfBirth' in field ? (field.dateOfBirth ?? null) : null,
    message: 'message' in field ? (field.message ?? null) : null,
    choices: 'choices' in field ? [...field.choices] : null,
    html: 'html' in field ? field.html : null,
  };
};

const fieldRuleToWire = (rule: FieldRule): WireFieldRule => ({
  ...{ pattern: null, min: null, max: null, field: null },
  ...rule,
});

const ruleToWire = (rule: FormRule): WireRule => ({
  type: rule.type,
  fields: 'fields' in rule ? [...rule.fields] : null,
  field: 'field' in rule ? rule.field : null,
  driver: 'driver' in rule ? rule.driver : null,
  values: 'values' in rule ? [...rule.values] : null,
  from: 'from' in rule ? (rule.from ?? null) : null,
  to: 'to' in rule ? (rule.to ?? null) : null,
});
