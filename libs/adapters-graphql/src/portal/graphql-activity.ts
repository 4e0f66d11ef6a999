import type {
  ActivityHistory,
  ActivityLine,
  ActivityPage,
  ActivityPerson,
  WantedActivity,
} from '@portico/application/activity';
import type { ServiceResult } from '@portico/application/kernel';
import { activityActions, type Doer } from '@portico/domain/activity';
import { ok } from '@portico/domain/kernel';
import { GetActivityLogDocument, type ActivityPersonPartsFragment } from '../generated/operations.ts';
import { toWire } from '../wire-words.ts';
import { instantFromWire } from './appointments.wire.ts';
import type { GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';

export class GraphqlActivity implements ActivityHistory {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async page(wanted: WantedActivity): ServiceResult<ActivityPage> {
    const answer = await this.#client.query(GetActivityLogDocument, { ...wanted });
    if (!answer.ok) return answer;
    const { lines, people, older } = answer.value.getActivityLog;
    return ok(
      present({
        // An action that this page has no words for yet is left out rather than shown as another one.
        lines: lines.flatMap((line): readonly ActivityLine[] => {
          const action = activityActions.find((known) => toWire(known) === line.action);
          if (action === undefined) return [];
          const { id, at, by, practice_name: practiceName } = line;
          return [present({ id, at: instantFromWire(at), action, by: personFromWire(by), practiceName })];
        }),
        people: people.map(personFromWire),
        older,
      }),
    );
  }
}

const kinds: Readonly<Record<string, ActivityPerson['kind']>> = {
  SELF: 'self',
  GUEST: 'guest',
  OPERATOR: 'operator',
  PORTAL: 'portal',
  NOBODY: 'nobody',
};

const personFromWire = ({ id, kind, name }: ActivityPersonPartsFragment): ActivityPerson => ({
  id: id as Doer,
  kind: kinds[kind] ?? 'other',
  name,
});
