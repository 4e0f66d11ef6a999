import type { ItemStatus } from '@portico/domain/health';
import { knownFields } from '../../records/index.ts';
import { actText, codedText, spanOf, timeOf, wordsOf } from '../coded-values.ts';
import { refuse, related, statusOf, type Part, type ReadingContext } from '../entry-reader.ts';
import { all, attribute, first, plainText, type Xml } from '../xml-tree.ts';
import { itemPart } from './item-part.ts';

const cvx = '2.16.840.1.113883.12.292';
const plannedTemplate = '2.16.840.1.113883.10.20.22.4.120';

const proposed: ReadonlySet<string> = new Set(['PRP']);
/** Whoever proposed it takes it back. */
const withdrawn: ReadonlySet<string | undefined> = new Set(['aborted', 'cancelled', 'suspended']);

const materialOf = (act: Xml): Xml | undefined => first(act, 'consumable/manufacturedProduct/manufacturedMaterial');

/** A vaccine that is proposed. What is intended, promised or ordered is a plan: nobody says there that it is recommended. */
export const isRecommendedVaccine = (act: Xml): boolean => {
  if (act.name !== 'substanceAdministration' || attribute(act, 'moodCode') !== 'PRP') return false;
  const code = first(materialOf(act), 'code');
  const codes = [code, ...all(code, 'translation')];
  return (
    codes.some((each) => attribute(each, 'codeSystem') === cvx) ||
    all(act, 'templateId').some((each) => attribute(each, 'root') === plannedTemplate)
  );
};

/** How it stands is not said by a proposal: it is neither due nor overdue. */
const statuses: Readonly<Record<string, ItemStatus<'immunizationRecommendations'>>> = {};

export const readRecommendedImmunization = (act: Xml, around: ReadingContext): Part => {
  const { anchors, place } = around;
  if (withdrawn.has(statusOf(act)))
    return { place, reading: refuse('not-kept', 'a recommendation that was withdrawn') };
  const material = materialOf(act);
  const code = first(material, 'code');
  const { low, high } = spanOf(first(act, 'effectiveTime'));
  const isDay = high === undefined || low === high;
  const kind = { section: 'immunizationRecommendations', noun: 'a recommendation', statuses, moods: proposed } as const;
  return itemPart(act, around, kind, {
    name: wordsOf(code, anchors, plainText(first(material, 'name')), actText(act, anchors)),
    code,
    system: cvx,
    date: timeOf(attribute(first(act, 'author/time'), 'value')) ?? around.written,
    due: isDay ? low : undefined,
    details: knownFields({
      earliest: isDay ? undefined : low,
      latest: isDay ? undefined : high,
      reason: related(act, 'RSON').map((each) => codedText(first(each, 'value'), anchors)),
    }),
  });
};
