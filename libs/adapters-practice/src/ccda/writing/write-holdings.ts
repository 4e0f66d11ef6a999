import type { CareTeamMember, RecordItem } from '@portico/domain/health';
import {
  day,
  loinc,
  below,
  named,
  noId,
  span,
  statusCode,
  telecom,
  template,
  type Named,
  type Written,
  wordsOf,
} from './entry-parts.ts';
import { rootOf } from '../numbers-with-systems.ts';
import { inWords } from './item-parts.ts';
import { udiOrganizer } from './write-udi.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const udiRoot = '2.16.840.1.113883.3.3719';

/** A device that was implanted or supplied; one that was ruled out is none. */
export const device = (item: RecordItem<'devices'>, ids: Named): Written | undefined => {
  if (item.status === 'refuted') return undefined;
  const one = (kind: RecordItem<'devices'>['details'][number]['kind']) =>
    item.details.find((each) => each.kind === kind)?.text;
  const [udi, maker, model] = [one('udi'), one('manufacturer'), one('model')];
  const parts = udiOrganizer(item, ids);
  return {
    words: inWords(item),
    entry: e(
      'supply',
      { classCode: 'SPLY', moodCode: 'EVN' },
      template('4.50', '2014-06-09'),
      ids('device', item.id),
      statusCode(item.status === 'active' ? 'active' : item.status === 'inactive' ? 'completed' : undefined),
      span(item.date, item.ended),
      e(
        'participant',
        { typeCode: 'PRD' },
        e(
          'participantRole',
          { classCode: 'MANU' },
          template('4.37'),
          udi === undefined ? noId : e('id', { root: udiRoot, extension: udi }),
          e(
            'playingDevice',
            {},
            named('code', item.name, item.code),
            ...(model === undefined ? [] : [e('manufacturerModelName', {}, text(model))]),
          ),
          e('scopingEntity', {}, noId, ...(maker === undefined ? [] : [e('desc', {}, text(maker))])),
        ),
      ),
      ...(parts === undefined ? [] : [below('COMP', parts)]),
    ),
  };
};

/** An insurance: its payer, plan, member and group. */
export const policy = (item: RecordItem<'coverage'>, ids: Named, root: string): Written => {
  const detail = (kind: RecordItem<'coverage'>['details'][number]['kind']) =>
    item.details.find((each) => each.kind === kind);
  const one = (kind: Parameters<typeof detail>[0]) => detail(kind)?.text;
  const [member, group, relationship] = [one('member'), one('group'), one('relationship')];
  const [holder, subscriberNumber, payerNumber] = [one('subscriber'), one('subscriber-number'), detail('payer-number')];
  const numbered = (number: string | undefined, system?: string) =>
    number === undefined ? noId : e('id', { root: rootOf(system) ?? root, extension: number });
  return {
    words: inWords(item),
    entry: e(
      'act',
      { classCode: 'ACT', moodCode: 'EVN' },
      template('4.60', '2015-08-01'),
      ids('coverage', item.id),
      e('code', { code: '48768-6', codeSystem: loinc, displayName: 'Payment sources' }),
      statusCode('completed'),
      below(
        'COMP',
        e(
          'act',
          { classCode: 'ACT', moodCode: 'EVN' },
          template('4.61', '2015-08-01'),
          numbered(group),
          named('code', one('plan'), item.code),
          statusCode(item.status === 'unknown' ? 'completed' : item.status),
          payer(item.name, numbered(payerNumber?.text, payerNumber?.system)),
          e(
            'participant',
            { typeCode: 'COV' },
            template('4.89', '2015-08-01'),
            ...covered(item),
            e(
              'participantRole',
              { classCode: 'PAT' },
              numbered(member),
              relationship === undefined ? e('code', { nullFlavor: 'UNK' }) : named('code', relationship),
            ),
          ),
          ...(holder === undefined && subscriberNumber === undefined
            ? []
            : [subscriber(holder, numbered(subscriberNumber))]),
        ),
      ),
    ),
  };
};

const covered = ({ date, ended }: RecordItem<'coverage'>): readonly Markup[] =>
  date === undefined && ended === undefined
    ? []
    : [
        e(
          'time',
          {},
          e('low', date === undefined ? { nullFlavor: 'UNK' } : { value: day(date) }),
          ...(ended === undefined ? [] : [e('high', { value: day(ended) })]),
        ),
      ];

const payer = (name: string, number: Markup): Markup =>
  e(
    'performer',
    { typeCode: 'PRF' },
    template('4.87', '2015-08-01'),
    e(
      'assignedEntity',
      {},
      number,
      e('code', { code: 'PAYOR', codeSystem: '2.16.840.1.113883.5.110' }),
      e('representedOrganization', {}, e('name', {}, text(name))),
    ),
  );

const subscriber = (name: string | undefined, number: Markup): Markup =>
  e(
    'participant',
    { typeCode: 'HLD' },
    template('4.90', '2015-08-01'),
    e(
      'participantRole',
      {},
      number,
      ...(name === undefined ? [] : [e('playingEntity', {}, e('name', {}, text(name)))]),
    ),
  );

/** All members are one team. */
export const careTeam = (members: readonly CareTeamMember[], ids: Named): Written => ({
  words: members.map(({ name, role, phone, email, place }) => wordsOf(name, role, phone, email, place)).join('; '),
  entry: e(
    'organizer',
    { classCode: 'CLUSTER', moodCode: 'EVN' },
    template('4.500', '2019-07-01'),
    ids('care team', ''),
    e('code', { code: '86744-0', codeSystem: loinc, displayName: 'Care team' }),
    statusCode('active'),
    e('effectiveTime', { nullFlavor: 'UNK' }),
    ...members.map((each) => e('component', {}, member(each, ids))),
  ),
});

const member = ({ id, name, role, phone, email, place, identifiers = [] }: CareTeamMember, ids: Named): Markup => {
  const numbers = identifiers.flatMap(({ system, value }) => {
    const root = rootOf(system);
    return root === undefined ? [] : [e('id', { root, extension: value })];
  });
  return e(
    'act',
    { classCode: 'PCPR', moodCode: 'EVN' },
    template('4.500.1', '2019-07-01'),
    ids('care team member', id),
    e('code', { code: '92707-9', codeSystem: loinc, displayName: 'Patient Care team information' }),
    statusCode('active'),
    e('effectiveTime', { nullFlavor: 'UNK' }),
    e(
      'performer',
      { typeCode: 'PRF' },
      ...(role === undefined ? [] : [named('sdtc:functionCode', role)]),
      e(
        'assignedEntity',
        {},
        ...(numbers.length === 0 ? [noId] : numbers),
        ...(place === undefined ? [] : [e('addr', { use: 'WP' }, e('streetAddressLine', {}, text(place)))]),
        ...(phone === undefined ? [] : [telecom('tel', phone, { use: 'WP' })]),
        ...(email === undefined ? [] : [telecom('mailto', email, { use: 'WP' })]),
        e('assignedPerson', {}, e('name', {}, text(name))),
      ),
    ),
  );
};
