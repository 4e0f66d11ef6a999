import type { Caller, Gatekeeper, Tokens } from '@portico/application/access';
import type { Call, Failure } from '@portico/application/kernel';
import { languageOr, parseId, type Instant, type PracticeId, type Result } from '@portico/domain/kernel';
import type { IncomingHttpHeaders } from 'node:http';
import { decodeHeader, headers, type HeaderName } from '../headers.ts';
import type { Doors, GatewayContext, OwnServices } from './context.ts';
import type { EngineContext } from './engine/index.ts';
import { refusal } from './refusal.ts';

/** What the composition root hands to the wire. */
export interface GatewayServices {
  readonly gatekeeper: Gatekeeper;
  doors(caller: Caller): Doors;
  own(call: Call): OwnServices;
}

/**
 * Makes the context of one request: who asks is settled once, from the tokens alone. A request without an access token
 * may still sign in; one with a token that does not hold is refused by every field that needs a person.
 */
export const contextMaker =
  (services: GatewayServices, now: () => Instant) =>
  async (incoming: IncomingHttpHeaders): Promise<GatewayContext & EngineContext> => {
    const at = now();
    const language = languageOr(header(incoming, 'language'));
    const forNobody = (refused: Failure): GatewayContext => ({
      ...services.doors({ now: at, language, refused }),
      own: () => {
        throw refusal(refused);
      },
    });
    const accessToken = header(incoming, 'accessToken');
    if (accessToken === undefined) return forNobody({ kind: 'session-over', reason: 'expired' });

    const practice = practiceIn(incoming);
    if (practice?.ok === false) return forNobody({ kind: 'not-found' });
    const refreshToken = header(incoming, 'refreshToken');
    const admitted = await services.gatekeeper.admit(
      {
        accessToken,
        ...(refreshToken === undefined ? {} : { refreshToken }),
        ...(practice === undefined ? {} : { practice: practice.value }),
      },
      at,
    );
    if (!admitted.ok) return forNobody(admitted.error);

    const { acting, session, renewed } = admitted.value;
    const call: Call = { acting, now: at, language };
    return {
      ...services.doors({ now: at, language, signedIn: { ...call, session } }),
      own: () => services.own(call),
      extensions: renewed && { tokens: tokensToWire(renewed) },
    };
  };

const header = (incoming: IncomingHttpHeaders, name: HeaderName): string | undefined => {
  const value = incoming[headers[name]];
  return typeof value === 'string' && value !== '' ? decodeHeader(value) : undefined;
};

const practiceIn = (incoming: IncomingHttpHeaders): Result<PracticeId, unknown> | undefined => {
  const raw = header(incoming, 'practiceId');
  return raw === undefined ? undefined : parseId<PracticeId>(raw);
};

const tokensToWire = ({ access, authentication, refresh }: Tokens) => ({
  accessToken: access,
  authenticationToken: authentication,
  refreshToken: refresh,
});
