import type { ActivityPerson } from '@portico/application/activity';
import type { Doer } from '@portico/domain/activity';
import { isoOf } from '@portico/domain/kernel';
import type { ActivityPerson as WirePerson, QueryResolvers } from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const activityQueries: Pick<QueryResolvers<GatewayContext>, 'getActivityLog'> = {
  getActivityLog: async (_, { page, by }, { own }) => {
    const wanted = { ...(page == null ? {} : { page }), ...(by == null ? {} : { by: by as Doer }) };
    const { lines, people, older } = valueOf(await own().activity.page(wanted));
    return {
      lines: lines.map(({ id, at, action, by: person, practiceName }) => ({
        id,
        at: isoOf(at),
        action: toWire(action),
        by: personToWire(person),
        practice_name: practiceName ?? null,
      })),
      people: people.map(personToWire),
      older: older ?? null,
    };
  },
};

const personToWire = ({ id, kind, name }: ActivityPerson): WirePerson => ({ id, kind: toWire(kind), name });
