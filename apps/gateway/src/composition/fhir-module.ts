import { ContainerModule } from 'inversify';
import { tokens } from './injection-tokens.ts';
import type { Parts } from './gateway-dependencies.ts';

/** What apps and other systems read of a practice by FHIR. */
export const fhirModule = ({ fhirAccessTokens }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.fhirAccessTokens).toConstantValue(fhirAccessTokens ?? { read: async () => undefined });
  });
