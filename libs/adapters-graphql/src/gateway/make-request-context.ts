import type { Admitted, Caller, RequestAuthenticator } from '@portico/services/access';
import type { Tokens } from '@portico/application/access';
import type { GuestBills, GuestActions } from '@portico/application/guests';
import type { GuestAuthenticator, VisitMaking } from '@portico/services/guests';
import type { SessionCall } from '@portico/services/authentication';
import type { MakePayment } from '@portico/application/payments';
import type { PayingCall } from '@portico/services/payments';
import { byNobody, doneBy, doneByAccount } from '@portico/services/activity';
import type { ServiceCall } from '@portico/services/kernel';
import type { Failure } from '@portico/application/kernel';
import type { Profile } from '@portico/application/profile';
import type { CheckIn } from '@portico/application/visits';
import type { Acting } from '@portico/domain/access';
import type { ActivityLog, Origin } from '@portico/domain/activity';
import type { MerchantSeal } from '@portico/domain/payments';
import { failed, type Instant, type Result } from '@portico/domain/kernel';
import type { IncomingHttpHeaders } from 'node:http';
import type { PublicServices, GatewayContext, OwnServices } from './gateway-context.ts';
import type { EngineContext } from './engine/index.ts';
import { RefusalLog, type RefusalLogDeps } from './refusal-log.ts';
import { refusal, valueOf } from './value-or-refusal.ts';
import { requestFacts, type RequestFacts } from './request-facts.ts';

type Facts = RequestFacts & { readonly clock: () => Instant };

/** What the composition root hands to the wire. */
export interface GatewayServices {
  readonly requestAuthenticator: RequestAuthenticator;
  publicServices(caller: Caller): PublicServices;
  own(call: SessionCall & PayingCall): OwnServices;
  readonly guestAuthenticator: GuestAuthenticator;
  guest(call: ServiceCall): GuestActions & GuestBills;
  guestPayments(call: PayingCall): MakePayment;
  guestVisits(call: ServiceCall): VisitMaking;
  guestCheckIn(call: ServiceCall): CheckIn;
  guestLookups(call: ServiceCall): Pick<Profile, 'physicians' | 'zipPlace'>;
  readonly merchantSeal: MerchantSeal;
  readonly activityLog: ActivityLog;
}

/**
 * Makes the context of one request: who asks is settled once, from the tokens alone. A request without an access token
 * may still sign in; one with a token that does not hold is refused by every field that needs a person.
 */
export const contextMaker =
  (services: GatewayServices, now: () => Instant) =>
  async (
    incoming: IncomingHttpHeaders,
    address?: string,
    request?: string,
  ): Promise<GatewayContext & EngineContext> => {
    const facts: Facts = { ...requestFacts(incoming, now(), address, request), clock: now };
    let by: RefusalLogDeps['by'] = () => byUnadmitted(services, facts);
    const refusals = new RefusalLog({ activityLog: services.activityLog, by: () => by() });
    const admitted = await admit(services, facts);
    if (!admitted.ok) return contextOfRefused(services, facts, refusals, admitted.error);
    const call = ownCall(services, facts, admitted.value);
    by = async () => doneBy(call);
    return contextOfOwn(services, facts, refusals, call, admitted.value.renewed);
  };

/** Settles who asks by the access token; a guest is admitted later, by the fields that are open to guests. */
const admit = async (
  { requestAuthenticator }: GatewayServices,
  { accessToken, refreshToken, practice, represented, now }: Facts,
): Promise<Result<Admitted, Failure>> => {
  if (accessToken === undefined) return failed({ kind: 'session-over', reason: 'expired' });
  if (practice?.ok === false) return failed({ kind: 'not-found' });
  if (represented?.ok === false) return failed({ kind: 'not-represented' });
  return requestAuthenticator.admit(
    {
      accessToken,
      ...(refreshToken === undefined ? {} : { refreshToken }),
      ...(practice === undefined ? {} : { practice: practice.value }),
      ...(represented === undefined ? {} : { represented: represented.value }),
    },
    now,
  );
};

/** The call of a person with a session. */
const ownCall = (
  { requestAuthenticator }: GatewayServices,
  { now, clock, language, from, origin, accessToken = '' }: Facts,
  { acting, session }: Admitted,
) => {
  const signed = signedWith({ ...origin, session }, requestAuthenticator.keyOf(accessToken));
  return { acting, now, clock, language, origin: signed, ...from, session } satisfies SessionCall & PayingCall;
};

/** Throws if no guest of this token passed the identity check. */
const guestCall = async (services: GatewayServices, facts: Facts): Promise<ServiceCall> => {
  const { guestToken = '', now } = facts;
  return callOfGuest(services, facts, valueOf(await services.guestAuthenticator.admit(guestToken, now)));
};

const callOfGuest = (
  { requestAuthenticator }: GatewayServices,
  { now, clock, language, origin, guestToken = '' }: Facts,
  acting: Acting,
): ServiceCall => ({
  acting,
  now,
  clock,
  language,
  origin: signedWith(origin, requestAuthenticator.keyOf(guestToken)),
});

/** In whose name a request is refused that admitted no person: of the account or guest that its token names. */
const byUnadmitted = async (services: GatewayServices, facts: Facts): ReturnType<RefusalLogDeps['by']> => {
  const { accessToken, guestToken, origin, now } = facts;
  const named = accessToken === undefined ? undefined : services.requestAuthenticator.namedBy(accessToken, now);
  if (named !== undefined) return doneByAccount({ now, origin: { ...origin, session: named.session } }, named.account);
  const guest = guestToken === undefined ? undefined : await services.guestAuthenticator.admit(guestToken, now);
  return guest?.ok === true ? doneBy(callOfGuest(services, facts, guest.value)) : byNobody({ now, origin });
};

/** What everybody's context has. */
const contextOfAll = (
  { merchantSeal }: GatewayServices,
  { language, accessToken, guestToken }: Facts,
  refusals: RefusalLog,
): Pick<GatewayContext, 'refusals' | 'sealed' | 'language'> => ({
  refusals,
  // A request without a token is answered by no field that has anything to seal.
  sealed: (facts) => merchantSeal.sealFor(accessToken ?? guestToken ?? '', facts),
  language,
});

/** For a request that admitted no person: what is open to all, and what a guest may ask. */
const contextOfRefused = (
  services: GatewayServices,
  facts: Facts,
  refusals: RefusalLog,
  refused: Failure,
): GatewayContext => {
  const { now, clock, language, from, origin, accessToken, guestToken } = facts;
  const asGuest = async (): Promise<ServiceCall> => {
    if (accessToken !== undefined || guestToken === undefined) throw refusal(refused);
    return guestCall(services, facts);
  };
  return {
    ...services.publicServices({
      now,
      clock,
      language,
      ...from,
      origin,
      onFailureLogged: refusals.onFailureLogged,
      refused,
      ...(accessToken === undefined ? {} : { accessToken }),
    }),
    own: () => {
      throw refusal(refused);
    },
    guest: async () => services.guest(await guestCall(services, facts)),
    payments: async () => services.guestPayments({ ...(await asGuest()), ...from }),
    visits: async () => services.guestVisits(await asGuest()),
    checkIn: async () => services.guestCheckIn(await asGuest()),
    lookups: async () => services.guestLookups(await asGuest()),
    ...contextOfAll(services, facts, refusals),
  };
};

/** For a person with a session. */
const contextOfOwn = (
  services: GatewayServices,
  facts: Facts,
  refusals: RefusalLog,
  call: ReturnType<typeof ownCall>,
  renewed: Tokens | undefined,
): GatewayContext & EngineContext => {
  const { now, clock, language, from } = facts;
  const own = (): OwnServices => services.own(call);
  return {
    ...services.publicServices({
      now,
      clock,
      language,
      ...from,
      origin: call.origin,
      onFailureLogged: refusals.onFailureLogged,
      signedIn: call,
    }),
    own,
    guest: async () => {
      throw refusal({ kind: 'not-found' });
    },
    payments: async () => own().payments,
    visits: async () => own(),
    checkIn: async () => own().checkIn,
    lookups: async () => own().profile,
    ...contextOfAll(services, facts, refusals),
    extensions: renewed && { tokens: tokensToWire(renewed) },
  };
};

const signedWith = (origin: Origin, key: string | undefined): Origin =>
  key === undefined ? origin : { ...origin, key };

const tokensToWire = ({ access, authentication, refresh }: Tokens) => ({
  accessToken: access,
  authenticationToken: authentication,
  refreshToken: refresh,
});
