import type { ItemStatus } from '@portico/domain/health';
import { type EntryReader, type Part, type ReadingContext } from '../entry-reader.ts';
import { codedText, personNames } from '../coded-values.ts';
import { numbersIn } from '../numbers-with-systems.ts';
import { knownFields } from '../../records/index.ts';
import { all, attribute, first, plainText, type Xml } from '../xml-tree.ts';
import { datesOf, itemPart } from './item-part.ts';

const statuses: Readonly<Record<string, ItemStatus<'coverage'>>> = { active: 'active', cancelled: 'cancelled' };

/** Each policy of a coverage act. */
export const readPayers: EntryReader = (entry, around) =>
  all(entry, 'act').flatMap((coverage) => {
    const policies = all(coverage, 'entryRelationship/act');
    return policies.map((policy, index) => {
      const place = policies.length === 1 ? around.place : `${around.place}/act[${index + 1}]`;
      return readPolicy(policy, { ...around, place });
    });
  });

const readPolicy = (act: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const payer = all(act, 'performer/assignedEntity').find((each) => attribute(first(each, 'code'), 'code') === 'PAYOR');
  const [covered, holder] = ['COV', 'HLD'].map((typeCode) =>
    first(
      all(act, 'participant').find((each) => attribute(each, 'typeCode') === typeCode),
      'participantRole',
    ),
  );
  const plan = codedText(first(act, 'code'), anchors);
  const name = plainText(first(payer, 'representedOrganization/name')) || undefined;
  const kind = { section: 'coverage', noun: 'a policy', statuses } as const;
  return itemPart(act, around, kind, {
    name: name ?? plan,
    code: first(act, 'code'),
    ...datesOf(timed(act)),
    details: {
      plan: name === undefined ? undefined : plan,
      'payer-number': numbersOf(payer)[0],
      member: numbersOf(covered)[0]?.text,
      group: attribute(first(act, 'id'), 'extension'),
      subscriber: personNames(all(holder, 'playingEntity/name'))[0],
      'subscriber-number': numbersOf(holder)[0]?.text,
      relationship: codedText(first(covered, 'code'), anchors),
    },
  });
};

/** An identifier of which only the system is given is no number. */
const numbersOf = (holder: Xml | undefined): readonly { readonly text: string; readonly system?: string }[] =>
  numbersIn(holder).map(({ value, system }) => ({ text: value, ...knownFields({ system }) }));

/** The participation of the covered person says from when to when. */
const timed = (act: Xml): Xml | undefined => {
  const covered = all(act, 'participant').find((each) => attribute(each, 'typeCode') === 'COV');
  const time = first(covered, 'time');
  return time === undefined ? act : { ...act, children: [{ ...time, name: 'effectiveTime' }] };
};
