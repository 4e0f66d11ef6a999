import { countedBy, whoAsks, type Costly, type WorkCounter } from '@portico/services/access';
import type { ForCall, ServiceCall } from '@portico/services/kernel';

/** As `forCall`, with the costly methods of the service counted before they run (ADR 46). */
export const countedForCall =
  <Ports extends readonly unknown[], Call extends ServiceCall, Service extends object>(
    Made: new (...args: [...Ports, Call]) => Service,
    costly: Costly<Service>,
  ) =>
  (work: WorkCounter, ...ports: Ports): ForCall<Call, Service> =>
  (call) =>
    countedBy(work, new Made(...ports, call), costly, askedIn(call));

/** Whose share of costly work a call uses up. */
export const askedIn = ({ acting, now }: Pick<ServiceCall, 'acting' | 'now'>) => ({ who: whoAsks(acting), now });
