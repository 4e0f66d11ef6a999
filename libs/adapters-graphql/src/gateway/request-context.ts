import type { Caller, Gatekeeper, Tokens } from '@portico/application/access';
import type { GuestBills, GuestErrands, GuestGate, VisitMaking } from '@portico/application/guests';
import type { SessionCall } from '@portico/application/authentication';
import type { MakePayment, PayingCall } from '@portico/application/payments';
import type { Call, Failure } from '@portico/application/kernel';
import type { CheckIn } from '@portico/application/visits';
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
import type { Doors, GatewayContext, OwnServices } from './context.ts';
import type { EngineContext } from './engine/index.ts';
import { refusal, valueOf } from './refusal.ts';

/** What the composition root hands to the wire. */
export interface GatewayServices {
  readonly gatekeeper: Gatekeeper;
  doors(caller: Caller): Doors;
  own(call: SessionCall & PayingCall): OwnServices;
  readonly guestGate: GuestGate;
  guest(call: Call): GuestErrands & GuestBills;
  guestPayments(call: PayingCall): MakePayment;
  guestVisits(call: Call): VisitMaking;
  guestCheckIn(call: Call): CheckIn;
  readonly merchantSeal: MerchantSeal;
}

/**
 * Makes the context of one request: who asks is settled once, from the tokens alone. A request without an access token
 * may still sign in; one with a token that does not hold is refused by every field that needs a person.
 */
export const contextMaker =
  (services: GatewayServices, now: () => Instant) =>
  async (incoming: IncomingHttpHeaders, address?: string): Promise<GatewayContext & EngineContext> => {
    const at = now();
    const userAgent = header(incoming, 'userAgent')?.slice(0, longestUserAgent);
    const from = {
      ...(address === undefined ? {} : { address }),
      ...(userAgent === undefined ? {} : { userAgent }),
    };
    const language = languageOr(header(incoming, 'language'));
    const accessToken = header(incoming, 'accessToken');
    const shown = accessToken ?? header(incoming, 'guestToken') ?? '';
    // Who shows no token is answered by no field that has anything to seal.
    const sealed: GatewayContext['sealed'] = (facts) => services.merchantSeal.sealFor(shown, facts);
    const asGuest = async (refused: Failure): Promise<Call> => {
      const guestToken = header(incoming, 'guestToken');
      if (accessToken !== undefined || guestToken === undefined) throw refusal(refused);
      return { acting: valueOf(await services.guestGate.admit(guestToken, at)), now: at, language };
    };
    const forNobody = (refused: Failure): GatewayContext => ({
      ...services.doors({
        now: at,
        language,
        ...from,
        refused,
        ...(accessToken === undefined ? {} : { accessToken }),
      }),
      own: () => {
        throw refusal(refused);
      },
      guest: async () => {
        const acting = valueOf(await services.guestGate.admit(header(incoming, 'guestToken') ?? '', at));
        return services.guest({ acting, now: at, language });
      },
      payments: async () => services.guestPayments({ ...(await asGuest(refused)), ...from }),
      visits: async () => services.guestVisits(await asGuest(refused)),
      checkIn: async () => services.guestCheckIn(await asGuest(refused)),
      sealed,
      language,
    });
    if (accessToken === undefined) return forNobody({ kind: 'session-over', reason: 'expired' });

    const practice = practiceIn(incoming);
    if (practice?.ok === false) return forNobody({ kind: 'not-found' });
    const represented = representedIn(incoming);
    if (represented?.ok === false) return forNobody({ kind: 'not-represented' });
    const refreshToken = header(incoming, 'refreshToken');
    const admitted = await services.gatekeeper.admit(
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
    const call: Call = { acting, now: at, language };
    return {
      ...services.doors({ now: at, language, ...from, signedIn: { ...call, session } }),
      own: () => services.own({ ...call, ...from, session }),
      guest: async () => {
        throw refusal({ kind: 'not-found' });
      },
      payments: async () => services.own({ ...call, ...from, session }).payments,
      visits: async () => services.own({ ...call, ...from, session }),
      checkIn: async () => services.own({ ...call, ...from, session }).checkIn,
      sealed,
      language,
      extensions: renewed && { tokens: tokensToWire(renewed) },
    };
  };

/** Longer text is no name of a browser; it is kept with the session. */
const longestUserAgent = 512;

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

/** Nobody, or `self`, is the person themselves (`ACC-135`). */
const representedIn = (incoming: IncomingHttpHeaders): Result<ProfileId, unknown> | undefined => {
  const raw = header(incoming, 'representedUser');
  return raw === undefined || raw === 'self' ? undefined : parseId<ProfileId>(raw);
};

const tokensToWire = ({ access, authentication, refresh }: Tokens) => ({
  accessToken: access,
  authenticationToken: authentication,
  refreshToken: refresh,
});
