import { savedDraftsWire } from '@portico/adapters-graphql/wire/drafts';
import { GatewaySync } from '@portico/view-models/kernel';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

/** Unsent messages and forms, at the gateway too. */
export const gatewaySync = lazyPort<GatewaySync>('gatewaySync', (context) => {
  const [drafts, clock] = [context.get(tokens.drafts), context.get(tokens.clock)];
  const { actingAs } = context.get(tokens.clientSession);
  const sync = new GatewaySync(drafts, {
    saved: context.get(tokens.client).port(savedDraftsWire),
    owner: () => actingAs.draftOwner,
    chart: () => {
      const { practice } = actingAs;
      return practice && { practice: practice.id, patient: practice.patient };
    },
    later: (milliseconds, run) => {
      const stop = clock.every(milliseconds, () => {
        stop();
        run();
      });
    },
  });
  drafts.keepAlsoBy(sync);
  return sync;
});
