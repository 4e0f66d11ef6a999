import { GraphqlSurveys } from '@portico/adapters-graphql/portal/surveys';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

/** For whoever is signed in; a guest's is made of it by the link. */
export const surveys = lazyPort<GraphqlSurveys>('surveys', (context) => new GraphqlSurveys(context.get(tokens.client)));
