import type { Capabilities } from '@portico/domain/access';
import { failed, ok, type AppointmentId, type Result } from '@portico/domain/kernel';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type { MakePayment, PaymentContext } from '@portico/application/payments';
import type { CheckIn, CheckInVisit } from '@portico/application/visits';

/** The guest's own link. */
type Links = Pick<Capabilities, 'byId'>;

/**
 * The visit that a guest's link is about, if it is the requested one. A link that names none is about the next one.
 */
const linkedVisit = async <Named extends { readonly appointment?: AppointmentId }>(
  capabilities: Links,
  { acting }: ServiceCall,
  named: Named,
): Promise<Result<Named, Failure>> => {
  const { actor } = acting;
  const link = actor.kind === 'guest' ? await capabilities.byId(actor.capability) : undefined;
  if (link?.purpose !== 'guest-check-in') return failed({ kind: 'not-found' });
  if (link.resource === undefined) return ok(named);
  const isOther = named.appointment !== undefined && named.appointment !== link.resource;
  return isOther ? failed({ kind: 'not-found' }) : ok({ ...named, appointment: link.resource as AppointmentId });
};

/** The same check-in for a guest: only for the visit of their link (`APT-318`). */
export const guestCheckIn = (capabilities: Links, call: ServiceCall, checkIn: CheckIn): CheckIn => {
  /** The same call, made for that visit. */
  const ofLink =
    <Rest extends readonly unknown[], T, E>(ask: (visit: CheckInVisit, ...rest: Rest) => ServiceResult<T, E>) =>
    async (named: CheckInVisit, ...rest: Rest): ServiceResult<T, E> => {
      const visit = await linkedVisit(capabilities, call, named);
      return visit.ok ? ask(visit.value, ...rest) : visit;
    };
  return {
    open: ofLink((...of) => checkIn.open(...of)),
    postForms: ofLink((...of) => checkIn.postForms(...of)),
    postInformation: ofLink((...of) => checkIn.postInformation(...of)),
    postMedsAllergies: ofLink((...of) => checkIn.postMedsAllergies(...of)),
    goOn: ofLink((...of) => checkIn.goOn(...of)),
    search: ofLink((...of) => checkIn.search(...of)),
  };
};

/** The same payments for a guest: at check-in, only for the visit of their link. */
export const guestPayments = (capabilities: Links, call: ServiceCall, payments: MakePayment): MakePayment => {
  const linked = async (context: PaymentContext): Promise<Result<PaymentContext, Failure>> =>
    context.kind === 'check-in' ? linkedVisit(capabilities, call, context) : ok(context);
  return {
    screen: async (named) => {
      const context = await linked(named);
      return context.ok ? payments.screen(context.value) : context;
    },
    submit: async (order) => {
      const context = await linked(order.context);
      return context.ok ? payments.submit({ ...order, context: context.value }) : context;
    },
    outcome: (...of) => payments.outcome(...of),
  };
};
