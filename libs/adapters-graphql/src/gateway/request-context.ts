import type { Caller, RequestAuthenticator } from '@portico/services/access';
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
import { longestUserAgent, type ActivityLog, type Origin } from '@portico/domain/activity';
import type { MerchantSeal } from '@portico/domain/payments';
import {
  languageOr,
  parseId,
  type Instant,
  type PracticeId,
  type ProfileId,
  type Result,
} from '@portico/domain/kernel';
import type { IncomingHttpHeaders } from 'node:http';
import { decodeHeader, headers, type HeaderName } from '../headers.ts';
import type { PublicServices, GatewayContext, OwnServices } from './context.ts';
import type { EngineContext } from './engine/index.ts';
import { RefusalLog, type RefusalLogDeps } from './refusal-log.ts';
import { refusal, valueOf } from './refusal.ts';

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
    const at = now();
    const userAgent = header(incoming, 'userAgent')?.slice(0, longestKept);
    const from = {
      ...(address === undefined ? {} : { address }),
      ...(userAgent === undefined ? {} : { userAgent }),
    };
    const origin: Origin = {
      ...from,
      ...(userAgent === undefined ? {} : { userAgent: userAgent.slice(0, longestUserAgent) }),
      ...(request === undefined ? {} : { request }),
    };
    const language = languageOr(header(incoming, 'language'));
    const accessToken = header(incoming, 'accessToken');
    const shown = accessToken ?? header(incoming, 'guestToken') ?? '';
    // Who shows no token is answered by no field that has anything to seal.
    const sealed: GatewayContext['sealed'] = (facts) => services.merchantSeal.sealFor(shown, facts);
    const guestToken = header(incoming, 'guestToken');
    const guestCall = (acting: Acting): ServiceCall => {
      return {
        acting,
        now: at,
        language,
        origin: signedWith(origin, services.requestAuthenticator.keyOf(guestToken ?? '')),
      };
    };
    const asGuest = async (refused: Failure): Promise<ServiceCall> => {
      if (accessToken !== undefined || guestToken === undefined) throw refusal(refused);
      return guestCall(valueOf(await services.guestAuthenticator.admit(guestToken, at)));
    };
    let by: RefusalLogDeps['by'] = async () => {
      const named = accessToken === undefined ? undefined : services.requestAuthenticator.namedBy(accessToken, at);
      if (named !== undefined) {
        return doneByAccount({ now: at, origin: { ...origin, session: named.session } }, named.account);
      }
      const guest = guestToken === undefined ? undefined : await services.guestAuthenticator.admit(guestToken, at);
      return guest?.ok === true ? doneBy(guestCall(guest.value)) : byNobody({ now: at, origin });
    };
    const refusals = new RefusalLog({ activityLog: services.activityLog, by: () => by() });
    const { onFailureLogged } = refusals;
    const forNobody = (refused: Failure): GatewayContext => ({
      ...services.publicServices({
        now: at,
        language,
        ...from,
        origin,
        onFailureLogged,
        refused,
        ...(accessToken === undefined ? {} : { accessToken }),
      }),
      own: () => {
        throw refusal(refused);
      },
      guest: async () => {
        return services.guest(guestCall(valueOf(await services.guestAuthenticator.admit(guestToken ?? '', at))));
      },
      payments: async () => services.guestPayments({ ...(await asGuest(refused)), ...from }),
      visits: async () => services.guestVisits(await asGuest(refused)),
      checkIn: async () => services.guestCheckIn(await asGuest(refused)),
      lookups: async () => services.guestLookups(await asGuest(refused)),
      refusals,
      sealed,
      language,
    });
    if (accessToken === undefined) return forNobody({ kind: 'session-over', reason: 'expired' });

    const practice = practiceIn(incoming);
    if (practice?.ok === false) return forNobody({ kind: 'not-found' });
    const represented = representedIn(incoming);
    if (represented?.ok === false) return forNobody({ kind: 'not-represented' });
    const refreshToken = header(incoming, 'refreshToken');
    const admitted = await services.requestAuthenticator.admit(
      {
        accessToken,
        ...(refreshToken === undefined ? {} : { refreshToken }),
        ...(practice === undefined ? {} : { practice: practice.value }),
        ...(represented === undefined ? {} : { represented: represented.value }),
      },
      at,
    );
    if (!admitted.ok) return forNobody(admitted.error);

    const { acting, session, renewed } = admitted.value;
    const signed = signedWith({ ...origin, session }, services.requestAuthenticator.keyOf(accessToken));
    const call = { acting, now: at, language, origin: signed } satisfies ServiceCall;
    by = async () => doneBy(call);
    return {
      ...services.publicServices({
        now: at,
        language,
        ...from,
        origin: signed,
        onFailureLogged,
        signedIn: { ...call, session },
      }),
      own: () => services.own({ ...call, ...from, session }),
      guest: async () => {
        throw refusal({ kind: 'not-found' });
      },
      payments: async () => services.own({ ...call, ...from, session }).payments,
      visits: async () => services.own({ ...call, ...from, session }),
      checkIn: async () => services.own({ ...call, ...from, session }).checkIn,
      lookups: async () => services.own({ ...call, ...from, session }).profile,
      refusals,
      sealed,
      language,
      extensions: renewed && { tokens: tokensToWire(renewed) },
    };
  };

const signedWith = (origin: Origin, key: string | undefined): Origin =>
  key === undefined ? origin : { ...origin, key };

/** Longer text is no name of a browser; it is kept with the session. */
const longestKept = 512;

const header = (incoming: IncomingHttpHeaders, name: HeaderName): string | undefined => {
  const value = incoming[headers[name]];
  if (typeof value !== 'string' || value === '') return undefined;
  const decoded = decodeHeader(value);
  return decoded.includes('\0') ? undefined : decoded;
};

const practiceIn = (incoming: IncomingHttpHeaders): Result<PracticeId, unknown> | undefined => {
  const raw = header(incoming, 'practiceId');
  return raw === undefined ? undefined : parseId<PracticeId>(raw);
};

/** No header, or `self`, means the person themselves (`ACC-135`). */
const representedIn = (incoming: IncomingHttpHeaders): Result<ProfileId, unknown> | undefined => {
  const raw = header(incoming, 'representedUser');
  return raw === undefined || raw === 'self' ? undefined : parseId<ProfileId>(raw);
};

const tokensToWire = ({ access, authentication, refresh }: Tokens) => ({
  accessToken: access,
  authenticationToken: authentication,
  refreshToken: refresh,
});
