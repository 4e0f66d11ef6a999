import { GraphqlSurveys } from '@portico/adapters-graphql/portal/surveys';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

/** For whoever is signed in; a guest's is made of it by the link. */
export const surveys = latePort<GraphqlSurveys>('surveys', (context) => new GraphqlSurveys(context.get(tokens.client)));
