import type { Immunization } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { knownFields } from '../records/index.ts';
import {
  absenceIn,
  isNegated,
  isNullified,
  refuse,
  related,
  statusOf,
  unreadable,
  type EntryReader,
  type Part,
  type ReadingContext,
} from './entry-reader.ts';
import { actText, codedText, codesOf, codingOf, performerOf, spanOf, wordsOf } from './coded-values.ts';
import type { Anchors } from './narrative-text.ts';
import { all, attribute, first, plainText, type Xml } from './parse-xml.ts';

export const readImmunizations: EntryReader = (entry, around) =>
  all(entry, 'substanceAdministration').map((act) => ({ place: around.place, reading: readOne(act, around) }));

const cvx = '2.16.840.1.113883.12.292';
/** Vaccine as such: denying it denies all. SNOMED CT. */
const anyVaccine = '71181003';

const readOne = (act: Xml, around: ReadingContext): Part['reading'] => {
  const { anchors, names, patient, place } = around;
  if (isNullified(act)) return refuse('entered-in-error', 'statusCode is nullified');
  if ((attribute(act, 'moodCode') ?? 'EVN') !== 'EVN') return refuse('not-kept', 'an immunization that is planned');
  const material = first(act, 'consumable/manufacturedProduct/manufacturedMaterial');
  const code = first(material, 'code');
  const vaccine = wordsOf(code, anchors, plainText(first(material, 'name')), actText(act, anchors));
  const date = spanOf(first(act, 'effectiveTime')).low;
  const record = { id: names.of('immunizations', act, place, [vaccine, date]), sources: [place], patient };
  const isDenied = isNegated(act) && (vaccine === undefined || codesOf(code).includes(anyVaccine));
  const statement = isDenied ? ({ kind: 'none-known' } as const) : absenceIn(codesOf(code), vaccine, [act]);
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'immunizations', statement }]);
  if (vaccine === undefined) return unreadable('an immunization without a vaccine');
  const immunization: Immunization = {
    id: record.id,
    vaccine,
    status: isNegated(act) ? 'not-done' : statusOf(act) === 'completed' ? 'completed' : 'unknown',
    ...knownFields({
      code: codingOf(code, cvx),
      date,
      reason: reasonOf(act, anchors),
      lot: plainText(first(material, 'lotNumberText')) || undefined,
      site: codedText(first(act, 'approachSiteCode'), anchors),
      performer: performerOf(act),
    }),
  };
  return ok([{ ...record, type: 'immunization', immunization }]);
};

/** Why it was not given; as the code of an observation, or as its value where the code only says that one follows. */
const reasonOf = (act: Xml, anchors: Anchors): string | undefined => {
  const [reason] = isNegated(act) ? related(act, 'RSON') : [];
  const value = codedText(first(reason, 'value'), anchors);
  return value ?? codedText(first(reason, 'code'), anchors);
};
