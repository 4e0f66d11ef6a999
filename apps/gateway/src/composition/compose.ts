import 'reflect-metadata';
import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import { Container } from 'inversify';
import { accessModule, activityModule, documentsModule, practiceModule, supportModule, type Parts } from './modules.ts';
import { noticesModule } from './notices.ts';
import { servicesFrom } from './services.ts';

export type { Parts } from './modules.ts';

/** Puts the gateway together: one module per context, every adapter chosen here and nowhere else. */
export const compose = (parts: Parts): GatewayServices => {
  const container = new Container();
  container.load(
    accessModule(parts),
    activityModule(parts),
    practiceModule(parts),
    documentsModule(),
    noticesModule(parts),
    supportModule(parts),
  );
  return servicesFrom(container);
};
