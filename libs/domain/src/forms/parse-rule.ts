import { ok, parseLocalDate } from '../kernel/index.ts';
import { fieldsOfRule, type DateLimit, type FieldOf, type FormRule, type ShownIfRule } from './form.ts';
import { all, bad, idText, listOf, part, partIfAny, within, words } from './form-reader.ts';
import type { Read, Reader } from './form-reader.ts';

/** Parses one rule between fields (`APT-263`), all of which must be among `fields` and accept such values. */
export const ruleReader =
  (fields: readonly FieldOf<unknown>[]): Reader<FormRule> =>
  (raw, path) => {
    const rule = readRule(raw, path);
    if (!rule.ok) return rule;
    const named = fieldsOfRule(rule.value);
    const concerned = named.map((uuid) => fields.find((field) => field.uuid === uuid && field.type !== 'help'));
    const fits =
      new Set(named).size === named.length &&
      !concerned.includes(undefined) &&
      suits(rule.value, concerned) &&
      (rule.value.type !== 'SHOWN_IF' || isInOrder(fields, named));
    return fits ? rule : bad('unknown-field', path);
  };

/** Whether the fields stand in the form as they are named: a field depends on earlier ones only, so never on itself. */
const isInOrder = (fields: readonly FieldOf<unknown>[], [first, second]: readonly string[]): boolean =>
  fields.findIndex(({ uuid }) => uuid === first) < fields.findIndex(({ uuid }) => uuid === second);

const suits = (rule: FormRule, concerned: readonly (FieldOf<unknown> | undefined)[]): boolean => {
  const [first] = concerned;
  if (rule.type === 'DATE_RANGE') return first?.type === 'datefield';
  // With a value that the driving field cannot have, the other field would never be required, or never shown.
  if (!('driver' in rule) || first === undefined || !('choices' in first)) return true;
  return rule.values.every((value) => first.choices.some((choice) => choice.value === value));
};

const readRule: Reader<FormRule> = (raw, path) => {
  const type = within(raw, 'type');
  switch (type) {
    case 'MATCH':
    case 'OR':
    case 'COMPLETION_EQUAL': {
      const fields = part(raw, path, 'fields', listOf(idText, 2));
      if (!fields.ok) return fields;
      return type === 'MATCH' && fields.value.length !== 2
        ? bad('no-list', `${path}.fields`)
        : ok({ type, fields: fields.value });
    }
    case 'CONDITIONALLY_REQUIRED':
      return all<Extract<FormRule, { readonly type: 'CONDITIONALLY_REQUIRED' }>>({
        type: ok(type),
        ...driven(raw, path),
      });
    case 'SHOWN_IF':
      return all<ShownIfRule>({ type: ok(type), ...driven(raw, path) });
    case 'DATE_RANGE':
      return readDateRange(raw, path);
    default:
      return bad('unknown-rule', `${path}.type`);
  }
};

const driven = (raw: unknown, path: string) => ({
  field: part(raw, path, 'field', idText),
  driver: part(raw, path, 'driver', idText),
  values: part(raw, path, 'values', listOf(words, 1)),
});

const readDateRange = (raw: unknown, path: string): Read<FormRule> => {
  const range = all<Extract<FormRule, { readonly type: 'DATE_RANGE' }>>({
    type: ok('DATE_RANGE'),
    field: part(raw, path, 'field', idText),
    from: partIfAny(raw, path, 'from', dateLimit),
    to: partIfAny(raw, path, 'to', dateLimit),
  });
  if (!range.ok) return range;
  const { from, to } = range.value;
  if (from === undefined && to === undefined) return bad('bad-range', path);
  const turned = from !== undefined && to !== undefined && from !== 'today' && to !== 'today' && from > to;
  return turned ? bad('bad-range', path) : range;
};

const dateLimit: Reader<DateLimit> = (raw, path) => {
  if (raw === 'today') return ok(raw);
  const date = parseLocalDate(raw);
  return date.ok ? date : bad('bad-range', path);
};
