import type { AskedForm, Question, Result } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, digits, first, text, texts, type Json } from '../json/index.ts';
import { textsAt } from './read-translated-texts.ts';

const signatureUrl = 'http://hl7.org/fhir/StructureDefinition/questionnaire-signatureRequired';

const kinds: ReadonlyMap<string, Question['kind']> = new Map(
  Object.entries({
    string: 'text',
    text: 'long-text',
    integer: 'text',
    decimal: 'text',
    date: 'date',
    boolean: 'yes-no',
    display: 'help',
    group: 'help',
  }),
);

const kindOf = (item: Json): Question['kind'] | undefined => {
  const type = text(item, 'type') ?? '';
  const repeats = first(item, 'repeats') === true;
  if (type === 'choice') return repeats ? 'some-of' : 'one-of';
  if (type === 'attachment') return texts(item, 'extension.url').includes(signatureUrl) ? 'signature' : undefined;
  return repeats ? undefined : kinds.get(type);
};

/** The value by which an answer names an option of a choice. */
export const optionValue = (option: Json): string | undefined =>
  text(option, 'valueCoding.code') ?? text(option, 'valueString') ?? digits(option, 'valueInteger');

const choicesOf = (item: Json, language: string | undefined): Question['choices'] => {
  const choices = all(item, 'answerOption').flatMap((option) => {
    const value = optionValue(option);
    const label = textsAt(first(option, 'valueCoding'), 'display', language) ?? (value && { en: value });
    return value === undefined || !label ? [] : [{ value, label }];
  });
  const isWhole = choices.length > 0 && choices.length === all(item, 'answerOption').length;
  return isWhole && new Set(choices.map(({ value }) => value)).size === choices.length ? choices : undefined;
};

/** The questions of items in order; undefined where one is of a kind that the portal cannot ask. */
const questionsOf = (items: readonly Json[], language: string | undefined): readonly Question[] | undefined => {
  const questions: Question[] = [];
  for (const item of items) {
    const [id, kind] = [text(item, 'linkId'), kindOf(item)];
    const isGroup = text(item, 'type') === 'group';
    const isFree = first(item, 'enableWhen') === undefined && first(item, 'readOnly') !== true;
    const hasParts = first(item, 'item') !== undefined;
    if (id === undefined || kind === undefined || !isFree || (hasParts && !isGroup)) return undefined;
    const label = textsAt(item, 'text', language);
    const choices = kind === 'one-of' || kind === 'some-of' ? choicesOf(item, language) : undefined;
    const isAsked = kind !== 'help';
    if ((isAsked && label === undefined) || ((kind === 'one-of' || kind === 'some-of') && choices === undefined))
      return undefined;
    if (label !== undefined) {
      const required = isAsked && first(item, 'required') === true;
      questions.push({ id, kind, label, ...(required && { required }), ...(choices && { choices }) });
    }
    const below = isGroup ? questionsOf(all(item, 'item'), language) : [];
    if (below === undefined) return undefined;
    questions.push(...below);
  }
  return new Set(questions.map(({ id }) => id)).size === questions.length ? questions : undefined;
};

const second = 1_000;

/** Counts up with each change: the second of the last one, or the version if that is a number. */
const versionOf = ({ json }: Stored): number => {
  const changed = Date.parse(text(json, 'meta.lastUpdated') ?? '');
  const written = text(json, 'version') ?? text(json, 'meta.versionId') ?? '';
  if (!Number.isNaN(changed)) return Math.floor(changed / second);
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 1;
};

const statuses: ReadonlyMap<string, boolean> = new Map(
  Object.entries({ active: true, draft: false, retired: false, unknown: false }),
);

/** Reads a Questionnaire in use; one that the portal cannot ask whole is a form on paper. */
export const readQuestionnaire = (stored: Stored): Result<AskedForm | undefined> => {
  const { id, json } = stored;
  const status = text(json, 'status') ?? '';
  if (!statuses.has(status)) return malformed('Questionnaire.status');
  if (!statuses.get(status)) return ok(undefined);
  const language = text(json, 'language');
  const title = textsAt(json, 'title', language) ?? textsAt(json, 'name', language) ?? { en: id };
  const items = all(json, 'item');
  const questions = items.length === 0 ? undefined : questionsOf(items, language);
  return ok({ id, version: versionOf(stored), title, ...(questions && { questions }) });
};
