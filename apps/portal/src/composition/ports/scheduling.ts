import { GraphqlScheduling } from '@portico/adapters-graphql/portal/scheduling';
import { countedScheduling, type Scheduling } from '@portico/application/scheduling';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const scheduling = latePort<Scheduling>('scheduling', (context) => {
  const keeper = context.get(tokens.keeper);
  const wire = new GraphqlScheduling(context.get(tokens.client), (practice) => keeper.managementOf(practice));
  return countedScheduling(wire, context.get(tokens.analytics));
});
