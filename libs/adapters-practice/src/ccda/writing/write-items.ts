import type { ItemComponent, ItemDetail, ItemSection, ItemStatus, Procedure, RecordItem } from '@portico/domain/health';
import { lookedUp } from '../../records/index.ts';
import {
  answerOf,
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
  valueWords,
  wordsOf,
  type Named,
  type Written,
} from './entry-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const detailsOf = <S extends ItemSection>(item: RecordItem<S>, kind: ItemDetail<S>): readonly string[] =>
  item.details.filter((each) => each.kind === kind).map((each) => each.text);

export const inWords = <S extends ItemSection>(item: RecordItem<S>): string =>
  wordsOf(
    item.name,
    valueWords(item.value),
    item.date,
    item.ended,
    item.due,
    item.status === 'refuted' ? 'ruled out' : undefined,
    ...item.details.map((each) => each.text),
  );

/** What is only planned goes on in the plan. */
const courses: Partial<Record<ItemStatus, string>> = {
  planned: 'active',
  active: 'active',
  'on-hold': 'suspended',
  completed: 'completed',
  stopped: 'aborted',
  cancelled: 'cancelled',
};

const when = ({ date, ended }: RecordItem): Markup => span(date, ended);

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

type FindingSection = 'socialHistory' | 'healthStatus' | 'advanceDirectives';

const findingTemplates: Readonly<Record<FindingSection, Markup>> = {
  socialHistory: template('4.38', '2015-08-01'),
  healthStatus: template('4.67', '2014-06-09'),
  advanceDirectives: template('4.48', '2015-08-01'),
};

/** By LOINC code: tribal affiliation, sexual orientation, gender identity, occupation, industry. */
const ownTemplates: Readonly<Record<string, Markup>> = {
  '95370-3': template('4.506', '2023-05-01'),
  '76690-7': template('4.501', '2023-05-01'),
  '76691-5': e('templateId', { root: '2.16.840.1.113883.10.20.34.3.45', extension: '2023-05-01' }),
  '11341-5': template('4.503', '2023-05-01'),
  '86188-0': template('4.504', '2023-05-01'),
};

const templatesOf = (code: string | undefined): readonly Markup[] => {
  const own = lookedUp(ownTemplates, code);
  return own === undefined ? [] : [own];
};

const component = ({ name, code, value, valueCode }: ItemComponent): Markup =>
  below(
    'REFR',
    e(
      'observation',
      observed,
      findingTemplates.socialHistory,
      ...templatesOf(code?.code),
      noId,
      named('code', name, code),
      statusCode('completed'),
      span(undefined),
      answerOf(value, valueCode),
    ),
  );

/** Only what is final has a word of its own for an observation. */
const findingStatus = (status: ItemStatus): string | undefined =>
  status === 'final' || status === 'corrected' || status === 'refuted' ? 'completed' : undefined;

/** A finding: its value, or the name alone as what is asserted. */
export const finding =
  <S extends FindingSection>(section: S) =>
  (item: RecordItem<S>, ids: Named): Written => ({
    words: inWords(item),
    entry: e(
      'observation',
      item.status === 'refuted' ? negated : observed,
      findingTemplates[section],
      ...templatesOf(item.code?.code),
      ids(section, item.id),
      item.value === undefined ? asserted : named('code', item.name, item.code),
      statusCode(findingStatus(item.status)),
      when(item as RecordItem),
      item.value === undefined
        ? named('value', item.name, item.code, { 'xsi:type': 'CD' })
        : answerOf(item.value, item.valueCode),
      ...(item.components ?? []).map(component),
      ...item.details.filter(({ kind }) => kind === 'agent').map((each) => agent(each.text)),
      ...(item.due === undefined ? [] : [delivery(item.due)]),
    ),
  });

const agent = (name: string): Markup =>
  e(
    'participant',
    { typeCode: 'CST' },
    e('participantRole', { classCode: 'AGNT' }, e('playingEntity', {}, e('name', {}, text(name)))),
  );

const delivery = (due: string): Markup =>
  below(
    'REFR',
    e(
      'observation',
      observed,
      e('templateId', { root: '2.16.840.1.113883.10.20.15.3.1' }),
      e('code', { code: '11778-8', codeSystem: loinc, displayName: 'Delivery date Estimated' }),
      statusCode('completed'),
      e('value', { 'xsi:type': 'TS', value: due.replaceAll('-', '').slice(0, 8) }),
    ),
  );

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
