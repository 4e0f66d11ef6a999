import type { ItemDetail, ItemSection, ItemStatus, Procedure, RecordItem } from '@portico/domain/health';
import {
  asserted,
  below,
  coded,
  loinc,
  named,
  negated,
  noId,
  observed,
  performedBy,
  reasons,
  span,
  statusCode,
  template,
  valueOf,
  wordsOf,
  type Named,
  type Written,
} from './entry-parts.ts';
import { findingStatus, inWords, when } from './item-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const detailsOf = <S extends ItemSection>(item: RecordItem<S>, kind: ItemDetail<S>): readonly string[] =>
  item.details.filter((each) => each.kind === kind).map((each) => each.text);

/** What is only planned goes on in the plan. */
const courses: Partial<Record<ItemStatus, string>> = {
  planned: 'active',
  active: 'active',
  'on-hold': 'suspended',
  completed: 'completed',
  stopped: 'aborted',
  cancelled: 'cancelled',
};

/** An encounter that took place; one that was ruled out is none. */
export const encounter = (item: RecordItem<'encounters'>, ids: Named): Written | undefined => {
  if (item.status === 'planned' || item.status === 'refuted') return undefined;
  const [place] = detailsOf(item, 'place');
  const [disposition] = detailsOf(item, 'disposition');
  return {
    words: inWords(item),
    entry: e(
      'encounter',
      { classCode: 'ENC', moodCode: 'EVN' },
      template('4.49', '2015-08-01'),
      ids('encounter', item.id),
      named('code', item.name, item.code),
      statusCode(courses[item.status]),
      when(item),
      ...(disposition === undefined ? [] : [named('sdtc:dischargeDispositionCode', disposition)]),
      ...performedBy(detailsOf(item, 'performer')[0]),
      ...(place === undefined ? [] : [placed(place)]),
      ...reasons(detailsOf(item, 'reason')),
      ...detailsOf(item, 'diagnosis').map(diagnosed),
    ),
  };
};

const placed = (place: string): Markup =>
  e(
    'participant',
    { typeCode: 'LOC' },
    e(
      'participantRole',
      { classCode: 'SDLOC' },
      template('4.32'),
      e('code', { nullFlavor: 'UNK' }),
      e('playingEntity', { classCode: 'PLC' }, e('name', {}, text(place))),
    ),
  );

const diagnosed = (diagnosis: string): Markup =>
  below(
    'COMP',
    e(
      'act',
      { classCode: 'ACT', moodCode: 'EVN' },
      template('4.80', '2015-08-01'),
      e('code', { code: '29308-4', codeSystem: loinc, displayName: 'Diagnosis' }),
      below(
        'SUBJ',
        e(
          'observation',
          observed,
          template('4.4', '2015-08-01'),
          noId,
          e('code', coded('282291009', 'Diagnosis')),
          statusCode('completed'),
          span(undefined),
          named('value', diagnosis, undefined, { 'xsi:type': 'CD' }),
        ),
      ),
    ),
  );

/** A visit that is planned. */
export const plannedEncounter = (item: RecordItem<'encounters'>, ids: Named): Written => ({
  words: inWords(item),
  entry: e(
    'encounter',
    { classCode: 'ENC', moodCode: 'INT' },
    template('4.40', '2014-06-09'),
    ids('encounter', item.id),
    named('code', item.name, item.code),
    statusCode('active'),
    when(item),
    ...performedBy(detailsOf(item, 'performer')[0]),
    ...reasons(detailsOf(item, 'reason')),
  ),
});

export const plannedProcedure = ({ id, name, code, date, performer }: Procedure, ids: Named): Written => ({
  words: wordsOf(name, date),
  entry: e(
    'procedure',
    { classCode: 'PROC', moodCode: 'RQO' },
    template('4.41', '2014-06-09'),
    ids('procedure', id),
    named('code', name, code),
    statusCode('active'),
    span(date),
    ...performedBy(performer),
  ),
});

/** A vaccine that is due is proposed; what else is said of a recommendation, and of a disease alone, has no entry in this standard. */
export const proposedImmunization = (
  item: RecordItem<'immunizationRecommendations'>,
  ids: Named,
): Written | undefined => {
  const isDue = item.status === 'due' || item.status === 'overdue';
  if (!isDue || detailsOf(item, 'disease').includes(item.name)) return undefined;
  return {
    words: inWords(item),
    entry: e(
      'substanceAdministration',
      { classCode: 'SBADM', moodCode: 'PRP' },
      template('4.120'),
      ids('recommended immunization', item.id),
      statusCode('active'),
      span(item.due),
      e(
        'consumable',
        {},
        e(
          'manufacturedProduct',
          { classCode: 'MANU' },
          template('4.54', '2014-06-09'),
          e('manufacturedMaterial', {}, named('code', item.name, item.code)),
        ),
      ),
      ...reasons(detailsOf(item, 'reason')),
    ),
  };
};

export const plan = (item: RecordItem<'carePlans'>, ids: Named): Written => ({
  words: inWords(item),
  entry: e(
    'act',
    { classCode: 'ACT', moodCode: 'INT', ...(item.status === 'refuted' ? { negationInd: 'true' } : {}) },
    template('4.39', '2014-06-09'),
    ids('plan', item.id),
    named('code', item.name, item.code),
    statusCode(item.status === 'refuted' ? 'completed' : courses[item.status]),
    when(item),
    ...performedBy(detailsOf(item, 'performer')[0]),
    ...reasons(detailsOf(item, 'reason')),
  ),
});

export const goal = (item: RecordItem<'goals'>, ids: Named): Written => ({
  words: inWords(item),
  entry: e(
    'observation',
    { classCode: 'OBS', moodCode: 'GOL', ...(item.status === 'refuted' ? { negationInd: 'true' } : {}) },
    template('4.121'),
    ids('goal', item.id),
    named('code', item.name, item.code),
    statusCode(item.status === 'refuted' ? 'completed' : courses[item.status]),
    span(item.date, item.due),
    ...(item.value === undefined ? [] : [valueOf(item.value)]),
  ),
});

export const relative = (item: RecordItem<'familyHistory'>, ids: Named): Written => {
  const [who] = detailsOf(item, 'relative');
  const [age] = detailsOf(item, 'age');
  return {
    words: inWords(item),
    entry: e(
      'organizer',
      { classCode: 'CLUSTER', moodCode: 'EVN' },
      template('4.45', '2015-08-01'),
      ids('relative', item.id),
      statusCode('completed'),
      e(
        'subject',
        {},
        e(
          'relatedSubject',
          { classCode: 'PRS' },
          who === undefined ? e('code', { nullFlavor: 'UNK' }) : named('code', who),
        ),
      ),
      e(
        'component',
        {},
        e(
          'observation',
          item.status === 'refuted' ? negated : observed,
          template('4.46', '2015-08-01'),
          ids('condition of a relative', item.id),
          e('code', coded('64572001', 'Condition')),
          statusCode(findingStatus(item.status)),
          when(item),
          named('value', item.name, item.code, { 'xsi:type': 'CD' }),
          ...(age === undefined ? [] : aged(age)),
          ...detailsOf(item, 'outcome').map(outcome),
        ),
      ),
    ),
  };
};

/** An age that is an amount; another stands in the text alone. */
const aged = (age: string): readonly Markup[] => {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(?: (\S+))?$/.exec(age) ?? [];
  if (value === undefined) return [];
  const about = e('code', coded('445518008', 'Age at onset'));
  const amount = e('value', { 'xsi:type': 'PQ', value, ...(unit === undefined ? {} : { unit }) });
  return [below('SUBJ', e('observation', observed, template('4.31'), about, statusCode('completed'), amount))];
};

const outcome = (words: string): Markup =>
  below(
    'CAUS',
    e(
      'observation',
      observed,
      template('4.47'),
      noId,
      asserted,
      statusCode('completed'),
      named('value', words, undefined, { 'xsi:type': 'CD' }),
    ),
  );
