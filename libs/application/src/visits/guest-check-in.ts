import type { Capabilities } from '@portico/domain/access';
import { failed, ok, type AppointmentId, type Result } from '@portico/domain/kernel';
import type { Answer, Call, Failure } from '../kernel/index.ts';
import type { CheckIn, CheckInVisit } from './check-in.port.ts';

/** The same check-in for a guest: of the one visit that their link is about, and of no other (`APT-318`). */
export const guestCheckIn = (
  { capabilities }: { readonly capabilities: Pick<Capabilities, 'byId'> },
  { acting }: Call,
  checkIn: CheckIn,
): CheckIn => {
  const linked = async (named: CheckInVisit): Promise<Result<CheckInVisit, Failure>> => {
    const { actor } = acting;
    const link = actor.kind === 'guest' ? await capabilities.byId(actor.capability) : undefined;
    if (link?.purpose !== 'guest-check-in') return failed({ kind: 'not-found' });
    // A link that names no visit is about the next one.
    if (link.resource === undefined) return ok(named);
    const isOther = named.appointment !== undefined && named.appointment !== link.resource;
    return isOther ? failed({ kind: 'not-found' }) : ok({ ...named, appointment: link.resource as AppointmentId });
  };
  /** The same question, asked of that visit. */
  const ofLink =
    <Rest extends readonly unknown[], T, E>(ask: (visit: CheckInVisit, ...rest: Rest) => Answer<T, E>) =>
    async (named: CheckInVisit, ...rest: Rest): Answer<T, E> => {
      const visit = await linked(named);
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
