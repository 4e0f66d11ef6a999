import { GraphqlSurveys } from '@portico/adapters-graphql/portal/surveys';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

/** Surveys for people who are signed in; those of guests are derived from it by their link. */
export const surveys = lazyPort<GraphqlSurveys>('surveys', (context) => new GraphqlSurveys(context.get(tokens.client)));
