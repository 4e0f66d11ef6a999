import { ContainerModule } from 'inversify';
import { tokens } from './tokens.ts';
import type { Parts } from './parts.ts';

export const supportModule = ({ technicalSupport }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.technicalSupport).toConstantValue(technicalSupport);
  });
