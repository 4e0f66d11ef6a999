import { EmbeddedSurveyStore } from '@portico/adapters-practice/embedded';
import { ContainerModule } from 'inversify';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

/** What patients are asked about their visits. */
export const surveysModule = ({ sql }: Pick<Parts, 'sql'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.surveyStore)
      .toDynamicValue(() => new EmbeddedSurveyStore(sql))
      .inSingletonScope();
  });
