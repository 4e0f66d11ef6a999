import type { FilledForm, Result } from '@portico/practice-spi';
import { ok, refused } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, Decimal, first, isObject, text, type Json, type JsonObject } from '../json/index.ts';
import { isDay } from '../parse-moments.ts';
import { referenceTo } from '../resource-references.ts';
import { optionValue } from './form-from-questionnaire.ts';

/** A signature is a typed name, or the strokes of a pad of 600 by 200. */
const drawn = /^drawn:((?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+)$/;

const signatureOf = (value: string): JsonObject => {
  const [, path] = drawn.exec(value) ?? [];
  const written =
    path === undefined
      ? value
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><path d="${path}" fill="none" stroke="#000"/></svg>`;
  const contentType = path === undefined ? 'text/plain' : 'image/svg+xml';
  return { contentType, data: Buffer.from(written).toString('base64') };
};

/** One value as the element that its type of question has; undefined for a value that is none of the type. */
const answerOf = (item: Json, value: string): JsonObject | undefined => {
  switch (text(item, 'type')) {
    case 'boolean':
      return value === 'yes' || value === 'no' ? { valueBoolean: value === 'yes' } : undefined;
    case 'date':
      return isDay(value) ? { valueDate: value } : undefined;
    case 'integer':
      return /^-?\d{1,9}$/.test(value) ? { valueInteger: new Decimal(String(Number(value))) } : undefined;
    case 'decimal':
      return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/.test(value) ? { valueDecimal: new Decimal(value) } : undefined;
    case 'choice': {
      const option = all(item, 'answerOption').find((each) => optionValue(each) === value);
      const { valueCoding, valueString, valueInteger } = isObject(option) ? option : {};
      const [named] = Object.entries({ valueCoding, valueString, valueInteger }).filter(
        ([, each]) => each !== undefined,
      );
      return named && { [named[0]]: named[1] };
    }
    case 'attachment':
      return { valueAttachment: signatureOf(value) };
    default:
      return { valueString: value };
  }
};

/** The answers at the places of their questions; an answer that has no place is left for the office to enter. */
const itemsWith = (items: readonly Json[], answers: Map<string, readonly string[]>): Result<readonly Json[]> => {
  const filled: Json[] = [];
  for (const item of items) {
    const linkId = text(item, 'linkId') ?? '';
    if (text(item, 'type') === 'group') {
      const below = itemsWith(all(item, 'item'), answers);
      if (!below.ok) return below;
      if (below.value.length > 0) filled.push({ linkId, item: below.value });
      continue;
    }
    const values = (answers.get(linkId) ?? []).filter((value) => value !== '');
    answers.delete(linkId);
    const answer = values.map((value) => answerOf(item, value));
    if (answer.includes(undefined) || (answer.length > 1 && first(item, 'repeats') !== true)) return refused('answer');
    if (answer.length > 0) filled.push({ linkId, answer: answer as readonly JsonObject[] });
  }
  return ok(filled);
};

/** A filled form as a QuestionnaireResponse to the Questionnaire as it is now. */
export const responseOf = (
  { id, json }: Stored,
  { patient, signedAt, answers }: FilledForm,
): Result<JsonObject & { readonly resourceType: string }> => {
  const left = new Map(answers.map(({ question, values }) => [question, values]));
  const items = itemsWith(all(json, 'item'), left);
  if (!items.ok) return items;
  if ([...left.values()].some((values) => values.some((value) => value !== ''))) return refused('question');
  const [url, version] = [text(json, 'url'), text(json, 'version')];
  const canonical = url === undefined ? referenceTo({ type: 'Questionnaire', id }) : url;
  const subject = { reference: referenceTo({ type: 'Patient', id: patient }) };
  return ok({
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    questionnaire: url === undefined || version === undefined ? canonical : `${canonical}|${version}`,
    subject,
    source: subject,
    authored: signedAt,
    ...(items.value.length === 0 ? {} : { item: items.value }),
  });
};
