import { ok } from '../kernel/index.ts';
import {
  digitFormats,
  type ChoiceFieldOf,
  type ChoiceOf,
  type DateFieldOf,
  type DigitFormat,
  type FieldOf,
  type FieldRule,
  type HelpFieldOf,
  type RatingFieldOf,
  type SignatureFieldOf,
  type TextFieldOf,
} from './form.ts';
import {
  all,
  bad,
  finiteNumber,
  flag,
  idText,
  listOf,
  part,
  partIfAny,
  wholeNumber,
  within,
  words,
} from './form-reader.ts';
import type { Read, Reader } from './form-reader.ts';
import { safePattern } from './safe-pattern.ts';

/** Parses one field; its texts are parsed by `text`. An unknown type or rule is an error. */
export const fieldReader =
  <Text>(text: Reader<Text>): Reader<FieldOf<Text>> =>
  (raw, path) => {
    const base = {
      uuid: part(raw, path, 'uuid', idText),
      label: part(raw, path, 'label', text),
      hint: partIfAny(raw, path, 'hint', text),
      sortOrder: part(raw, path, 'sortOrder', finiteNumber),
      rules: part(raw, path, 'rules', listOf(fieldRule)),
      about: partIfAny(raw, path, 'about', words),
      known: partIfAny(raw, path, 'known', words),
    };
    const type = within(raw, 'type');
    switch (type) {
      case 'text':
      case 'textarea':
      case 'email':
      case 'phonenumber':
        return all<TextFieldOf<Text>>({
          type: ok(type),
          ...base,
          format: partIfAny(raw, path, 'format', digitFormat),
          autoComplete: partIfAny(raw, path, 'autoComplete', words),
        });
      case 'datefield':
        return all<DateFieldOf<Text>>({
          type: ok(type),
          ...base,
          dateOfBirth: partIfAny(raw, path, 'dateOfBirth', flag),
          message: partIfAny(raw, path, 'message', text),
        });
      case 'select':
      case 'checkboxes':
      case 'checkbox':
      case 'radios':
      case 'radiobuttons':
        return all<ChoiceFieldOf<Text>>({ type: ok(type), ...base, choices: readChoices(raw, path, type, text) });
      case 'rating':
        return all<RatingFieldOf<Text>>({ type: ok(type), ...base });
      case 'signature':
        return all<SignatureFieldOf<Text>>({ type: ok(type), ...base });
      case 'help':
        return all<Omit<HelpFieldOf<Text>, 'heads'>>({ type: ok(type), ...base, html: part(raw, path, 'html', text) });
      default:
        return bad('unknown-type', `${path}.type`);
    }
  };

const digitFormat: Reader<DigitFormat> = (raw, path) => {
  const format = digitFormats.find((known) => known === raw);
  return format === undefined ? bad('unknown-format', path) : ok(format);
};

const readChoices = <Text>(
  raw: unknown,
  path: string,
  type: string,
  text: Reader<Text>,
): Read<readonly ChoiceOf<Text>[]> => {
  const one: Reader<ChoiceOf<Text>> = (choice, at) =>
    all<ChoiceOf<Text>>({
      value: part(choice, at, 'value', words),
      label: part(choice, at, 'label', text),
      exclusive: type === 'checkboxes' ? partIfAny(choice, at, 'exclusive', flag) : ok(undefined),
    });
  const choices = part(raw, path, 'choices', listOf(one, 1));
  if (!choices.ok) return choices;
  const values = choices.value.map(({ value }) => value);
  if (new Set(values).size !== values.length) return bad('same-id', `${path}.choices`);
  return type === 'checkbox' && values.length !== 1 ? bad('no-list', `${path}.choices`) : choices;
};

const fieldRule: Reader<FieldRule> = (raw, path) => {
  const type = within(raw, 'type');
  switch (type) {
    case 'required':
      return ok({ type });
    case 'pattern': {
      const pattern = part(raw, path, 'pattern', words);
      if (!pattern.ok) return pattern;
      return safePattern(pattern.value) === undefined
        ? bad('bad-pattern', `${path}.pattern`)
        : ok({ type, pattern: pattern.value });
    }
    case 'numrange': {
      const range = all<{ readonly min: number; readonly max: number }>({
        min: part(raw, path, 'min', finiteNumber),
        max: part(raw, path, 'max', finiteNumber),
      });
      if (!range.ok) return range;
      return range.value.min <= range.value.max ? ok({ type, ...range.value }) : bad('bad-range', path);
    }
    case 'match': {
      const field = part(raw, path, 'field', idText);
      return field.ok ? ok({ type, field: field.value }) : field;
    }
    default:
      return bad('unknown-rule', `${path}.type`);
  }
};

/** Parses a version: a whole number from 1 on. */
export const versionNumber: Reader<number> = (raw, path) => {
  const version = wholeNumber(raw, path);
  return version.ok && version.value < 1 ? bad('no-number', path) : version;
};
