import type { Coding, RecordItem, VitalSignValue } from '@portico/practice-spi';
import { all, digits, first, isObject, text, type Json } from '../../json/index.ts';
import { knownFields } from '../../pick-known-fields.ts';
import { quantityText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import { refuse, unreadable, type Reader } from '../reading-problem.ts';
import { itemFrom } from './read-item.ts';

type Answer = NonNullable<RecordItem['components']>[number];

const statuses: Readonly<Record<string, RecordItem<'healthStatus'>['status']>> = {
  completed: 'final',
  amended: 'corrected',
};

/** Forms that are not handed in yet, or never: what stands there may not be what the person means. */
const unfinished: ReadonlySet<string | undefined> = new Set(['in-progress', 'stopped']);

const titleExtension = 'http://hl7.org/fhir/StructureDefinition/display';

/** The answers to one questionnaire as one entry, question by question, in the words of the form. */
export const readQuestionnaireResponse: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  const status = text(json, 'status');
  if (unfinished.has(status)) return refuse('not-kept', 'a questionnaire that was not handed in');
  if (referenceIndex.referring(resource, 'Observation', 'derivedFrom').length > 0)
    return refuse('not-kept', 'answers that observations beside them tell');
  const answers = all(json, 'item').flatMap(answersIn);
  if (answers.length === 0) return refuse('not-kept', 'a questionnaire without an answer');
  const name = titleOf(json);
  if (name === undefined) return unreadable('QuestionnaireResponse names no questionnaire');
  return itemFrom(
    resource,
    referenceIndex,
    'healthStatus',
    statuses,
    { patient: 'subject', status },
    {
      name,
      components: answers.map(({ answer }) => answer),
      date: dateAt(json, 'authored'),
      details: { part: answers.map(({ said }) => said) },
    },
  );
};

/** The title that is said beside the address of a questionnaire, that of a contained one, else the end of the address. */
const titleOf = (json: Json): string | undefined => {
  const address = text(json, 'questionnaire');
  const display = all(json, '_questionnaire.extension').find((each) => text(each, 'url') === titleExtension);
  const contained = all(json, 'contained').find((each) => `#${text(each, 'id')}` === address);
  const end = address?.replace(/\|.*$/, '').split('/').at(-1);
  return (
    text(display, 'valueString') ??
    text(contained, 'title') ??
    (end?.startsWith('#') === true || end === '' ? undefined : end)
  );
};

interface Told {
  readonly answer: Answer;
  readonly said: string;
}

/** The answers to a question, and to those below it or below its answers. The number of a question is no code: its system is not said. */
const answersIn = (item: Json): readonly Told[] => {
  const name = text(item, 'text');
  const own = all(item, 'answer').flatMap((given): readonly Told[] => {
    const told = valueIn(given);
    if (told === undefined || name === undefined) return [];
    const { said, ...rest } = told;
    return [{ answer: { name, ...rest }, said: `${name}: ${said}` }];
  });
  return [...own, ...[...all(item, 'answer.item'), ...all(item, 'item')].flatMap(answersIn)];
};

/** An answer in words or as a number; a file or a reference is none. */
const valueIn = (
  given: Json,
): { readonly value: VitalSignValue; readonly said: string; readonly valueCode?: Coding } | undefined => {
  const number = digits(given, 'valueDecimal') ?? digits(given, 'valueInteger');
  if (number !== undefined) return { value: { kind: 'quantity', value: number }, said: number };
  const quantity = quantityText(first(given, 'valueQuantity'));
  const coding = first(given, 'valueCoding');
  const flag = isObject(given) ? given['valueBoolean'] : undefined;
  const said =
    quantity ??
    text(coding, 'display') ??
    text(coding, 'code') ??
    ['valueString', 'valueDate', 'valueDateTime', 'valueTime', 'valueUri'].flatMap(
      (each) => text(given, each) ?? [],
    )[0] ??
    (typeof flag === 'boolean' ? String(flag) : undefined);
  if (said === undefined) return undefined;
  const [code, system] = [text(coding, 'code'), text(coding, 'system')];
  return {
    value: { kind: 'text', text: said },
    said,
    ...(code !== undefined && { valueCode: { code, ...knownFields({ system }) } }),
  };
};
