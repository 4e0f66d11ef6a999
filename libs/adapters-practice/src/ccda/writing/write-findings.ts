import type { ItemComponent, RecordItem } from '@portico/domain/health';
import { lookedUp } from '../../records/index.ts';
import {
  answerOf,
  asserted,
  below,
  loinc,
  named,
  negated,
  noId,
  observed,
  span,
  statusCode,
  template,
  type Named,
  type Written,
} from './entry-parts.ts';
import { findingStatus, inWords, when } from './item-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

type FindingSection = 'socialHistory' | 'healthStatus' | 'advanceDirectives';

const findingTemplates: Readonly<Record<FindingSection, Markup>> = {
  socialHistory: template('4.38', '2015-08-01'),
  healthStatus: template('4.67', '2014-06-09'),
  advanceDirectives: template('4.48', '2015-08-01'),
};

/** By LOINC code: sex, sex assigned at birth, tribal affiliation, sexual orientation, gender identity, occupation, industry. */
const ownTemplates: Readonly<Record<string, Markup>> = {
  '46098-0': template('4.507', '2023-06-28'),
  '76689-9': template('4.200', '2016-06-01'),
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

/** A part is of the kind of its finding. */
const component = (section: FindingSection, { name, code, value, valueCode }: ItemComponent): Markup =>
  below(
    'REFR',
    e(
      'observation',
      observed,
      findingTemplates[section],
      ...templatesOf(code?.code),
      noId,
      named('code', name, code),
      statusCode('completed'),
      span(undefined),
      answerOf(value, valueCode),
    ),
  );

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
      ...(item.components ?? []).map((each) => component(section, each)),
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
