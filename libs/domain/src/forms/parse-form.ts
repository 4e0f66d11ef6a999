import { ok, type Localized } from '../kernel/index.ts';
import {
  fieldsOf,
  isSubmittable,
  type Form,
  type FormOf,
  type FormPageOf,
  type FormTemplate,
  type FormUuid,
} from './form.ts';
import { fieldReader, versionNumber } from './parse-field.ts';
import { ruleReader } from './parse-rule.ts';
import { all, bad, idText, listOf, localized, part, partIfAny, words } from './form-reader.ts';
import type { Read, Reader } from './form-reader.ts';

/**
 * Parses a form in one language, in the shape of `Form`: complete, or refused with the first error (house rule of
 * `ACC-017`, see ADR 0025).
 */
export const parseForm = (raw: unknown): Read<Form> => readForm<string>(raw, words);

/** A form in all languages, in the shape of `FormTemplate`; otherwise as `parseForm`. */
export const parseFormTemplate = (raw: unknown): Read<FormTemplate> => readForm<Localized>(raw, localized);

const readForm = <Text>(raw: unknown, text: Reader<Text>): Read<FormOf<Text>> => {
  const form = all<FormOf<Text>>({
    uuid: part(raw, 'form', 'uuid', idText as Reader<FormUuid>),
    version: part(raw, 'form', 'version', versionNumber),
    title: part(raw, 'form', 'title', text),
    description: partIfAny(raw, 'form', 'description', text),
    errorRequiredLabel: partIfAny(raw, 'form', 'errorRequiredLabel', text),
    pages: part(raw, 'form', 'pages', listOf(pageReader(text), 1)),
    rules: ok([]),
  });
  if (!form.ok) return form;
  const fields = fieldsOf(form.value);
  const uuids = fields.map(({ uuid }) => uuid);
  if (new Set(uuids).size !== uuids.length) return bad('same-id', 'form.pages');
  const astray = fields.find((field) =>
    field.rules.some((rule) => rule.type === 'match' && (rule.field === field.uuid || !uuids.includes(rule.field))),
  );
  if (astray !== undefined) return bad('unknown-field', `form.${astray.uuid}.rules`);
  const rules = part(raw, 'form', 'rules', listOf(ruleReader(fields)));
  return rules.ok ? ok({ ...form.value, rules: rules.value }) : rules;
};

const pageReader =
  <Text>(text: Reader<Text>): Reader<FormPageOf<Text>> =>
  (raw, path) => {
    const page = all<FormPageOf<Text>>({
      title: partIfAny(raw, path, 'title', text),
      required: part(raw, path, 'required', listOf(idText)),
      fields: part(raw, path, 'fields', listOf(fieldReader(text), 1)),
    });
    if (!page.ok) return page;
    const fields = [...page.value.fields].sort((a, b) => a.sortOrder - b.sortOrder);
    const submittable = fields.filter(isSubmittable).map(({ uuid }) => uuid);
    // A field may be required by a rule of its own; the page's list merges both.
    const byRule = fields.filter(({ rules }) => rules.some(({ type }) => type === 'required')).map(({ uuid }) => uuid);
    const required = [...new Set([...page.value.required, ...byRule])];
    const unknown = required.find((uuid) => !submittable.includes(uuid));
    return unknown === undefined ? ok({ ...page.value, required, fields }) : bad('unknown-field', `${path}.required`);
  };
