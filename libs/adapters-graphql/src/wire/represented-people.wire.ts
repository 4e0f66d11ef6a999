import type { RepresentedPeople } from '@portico/application/delegates';
import type { ProfileId } from '@portico/domain/kernel';
import { list } from '../codecs/codec.ts';
import { personOverview } from '../codecs/delegates.codec.ts';
import { idOf } from '../codecs/scalars.ts';
import { GetRepresentedPeopleDocument } from '../generated/documents/represented-people.ts';
import { operation, under, variable, wireOf } from './operation.ts';

export const representedPeopleWire = wireOf<RepresentedPeople>()({
  overview: operation(
    GetRepresentedPeopleDocument,
    variable('representedUserIds', list(idOf<ProfileId>())),
    under('people', list(personOverview)),
  ),
});
