import type { CareTeamMember } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { knownFields, partOf, type SourceId } from '../records/index.ts';
import { isNullified, refuse, unreadable, type EntryReader, type Part, type ReadingContext } from './entry-reader.ts';
import { hasLeft } from './as-of.ts';
import { addressOf, codedText, emailOf, personNames, phoneOf } from './coded-values.ts';
import { registeredNumbersIn } from './numbers-with-systems.ts';
import { all, first, plainText, type Xml } from './xml-tree.ts';

export const readCareTeams: EntryReader = (entry, around) =>
  all(entry, 'organizer').map((organizer) => ({ place: around.place, reading: readOne(organizer, around) }));

const readOne = (organizer: Xml, { names, patient, place, now }: ReadingContext): Part['reading'] => {
  if (isNullified(organizer)) return refuse('entered-in-error', 'statusCode is nullified');
  if (hasLeft(first(organizer, 'effectiveTime'), organizer, now)) {
    return refuse('not-kept', 'a team that does not care now');
  }
  const id = names.of('careTeam', organizer, place);
  const performers = all(organizer, 'component/act').flatMap((act) =>
    all(act, 'performer').filter((each) => !hasLeft(first(each, 'time'), act, now)),
  );
  const members = membersOf(performers, id);
  if (members.length < performers.length) return unreadable('a care team member without a name');
  return ok([{ type: 'care-team', id, sources: [place], patient, members }]);
};

/** Those performers that have a name, of a person or of an organization. */
export const membersOf = (performers: readonly Xml[], team: SourceId): readonly CareTeamMember[] =>
  performers.flatMap((performer) => {
    const entity = first(performer, 'assignedEntity');
    const organization = first(entity, 'representedOrganization');
    const [person] = personNames(all(entity, 'assignedPerson/name'));
    const name = person ?? (plainText(first(organization, 'name')) || undefined);
    if (name === undefined) return [];
    const role =
      codedText(first(performer, 'sdtc:functionCode'), new Map()) ??
      codedText(first(performer, 'functionCode'), new Map()) ??
      codedText(first(entity, 'code'), new Map());
    const phone = phoneOf(entity) ?? phoneOf(organization);
    const email = emailOf(entity) ?? emailOf(organization);
    const place = addressOf(entity) ?? addressOf(organization);
    const identifiers = registeredNumbersIn(entity);
    return [
      {
        id: partOf(team, JSON.stringify(['member', name, role ?? ''])),
        name,
        ...knownFields({ role, phone, email, place }),
        ...(identifiers.length === 0 ? {} : { identifiers }),
      },
    ];
  });
