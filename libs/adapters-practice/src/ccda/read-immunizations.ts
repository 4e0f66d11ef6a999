import type { Immunization } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { knownFields } from '../records/index.ts';
import { isNegated, related, statusOf, type EntryReader, type Part, type ReadingContext } from './entry-reader.ts';
import { isRecommendedVaccine, readRecommendedImmunization } from './items/index.ts';
import { openEntry } from './open-entry.ts';
import { actText, codedText, codingOf, performerOf, spanOf, wordsOf } from './coded-values.ts';
import type { Anchors } from './narrative-text.ts';
import { all, first, plainText, type Xml } from './xml-tree.ts';

export const readImmunizations: EntryReader = (entry, around) =>
  all(entry, 'substanceAdministration').map((act) =>
    isRecommendedVaccine(act)
      ? readRecommendedImmunization(act, around)
      : { place: around.place, reading: readOne(act, around) },
  );

const cvx = '2.16.840.1.113883.12.292';
/** Vaccine as such: denying it denies all. SNOMED CT. */
const anyVaccine = '71181003';

const readOne = (act: Xml, around: ReadingContext): Part['reading'] => {
  const { anchors } = around;
  const material = first(act, 'consumable/manufacturedProduct/manufacturedMaterial');
  const code = first(material, 'code');
  const vaccine = wordsOf(code, anchors, plainText(first(material, 'name')), actText(act, anchors));
  const date = spanOf(first(act, 'effectiveTime')).low;
  const opened = openEntry(act, around, {
    section: 'immunizations',
    code,
    name: vaccine,
    about: [date],
    anything: anyVaccine,
    noun: 'an immunization',
  });
  if (!opened.ok) return opened.error;
  const { record, name } = opened.value;
  const immunization: Immunization = {
    id: record.id,
    vaccine: name,
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
