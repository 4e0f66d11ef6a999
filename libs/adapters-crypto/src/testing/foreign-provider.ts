import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider';
import { foreignKeep } from './foreign-provider-store.ts';
import { answerInteraction, interactionPath, signOutPage } from './foreign-provider-pages.ts';

export { foreignPage } from './foreign-provider-pages.ts';

/** Claims of each person, by the name that is typed on the provider's page. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface ForeignProvider {
  readonly issuer: string;
  readonly close: () => Promise<void>;
}

export const foreignClient = { id: 'portico', secret: 'a-secret-of-forty-characters-or-more-0123456789' } as const;

/** Seconds that anything at the provider lasts: longer than a test. */
const anHour = 60 * 60;
const lasting = ['AccessToken', 'Grant', 'IdToken', 'Interaction', 'Session'] as const;

/**
 * The npm package `oidc-provider` on this machine, with one page for signing in: a typed name signs in as that person,
 * without a consent page. None of its pages loads anything from elsewhere.
 */
export const startForeignProvider = async (
  redirectAddress: string,
  people: People,
  { client = {}, more = {} }: { readonly client?: Partial<ClientMetadata>; readonly more?: Configuration } = {},
): Promise<ForeignProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider: Provider = new Provider(issuer, {
    adapter: foreignKeep(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'a-key', alg: 'RS256', use: 'sig' }] } as never,
    ttl: Object.fromEntries(lasting.map((what) => [what, anHour])),
    features: {
      backchannelLogout: { enabled: true },
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx, form) => void (ctx.body = signOutPage(form)) },
    },
    interactions: { url: (_, { uid }) => `${interactionPath}${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    clients: [
      {
        client_id: foreignClient.id,
        client_secret: foreignClient.secret,
        redirect_uris: [redirectAddress],
        post_logout_redirect_uris: [`${new URL(redirectAddress).origin}/login`],
        ...client,
      },
    ],
    claims: {
      openid: ['sub', 'amr', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...people[id], sub: id }) }),
    cookies: { keys: ['a key for the cookies of a test'] },
    ...more,
  });
  provider.on('server_error', (_, error) => {
    throw error;
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const isOwn = request.url?.startsWith(interactionPath) === true;
    void (isOwn ? answerInteraction(provider, request, response) : callback(request, response));
  });
  return { issuer, close: () => closed(server) };
};

const closed = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.closeAllConnections();
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });

/** The cookies of a browser that is at a provider. */
export type Cookies = Map<string, string>;

/** Goes through the pages of a provider as a browser does, and answers the query of the address that it is sent back to. */
export const signInAt = async (
  address: string,
  name: string,
  redirectAddress: string,
  cookies: Cookies = new Map(),
): Promise<string> => {
  let response = await ask(cookies, address);
  for (let steps = 0; steps < 12; steps += 1) {
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, response.url);
      if (`${next.origin}${next.pathname}` === redirectAddress) return next.search;
      response = await ask(cookies, next.href);
      continue;
    }
    if (!response.ok) throw new Error(`The provider shows no form: ${await response.text()}`);
    response = await ask(cookies, response.url, { person: name, does: 'sign-in' });
  }
  throw new Error('The provider never sent the browser back.');
};

/** Signs a browser out at the provider itself, which notifies its clients by back-channel. */
export const signOutAt = async (issuer: string, cookies: Cookies): Promise<void> => {
  const page = await (await ask(cookies, `${issuer}/session/end`)).text();
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
  await ask(cookies, `${issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
};

const ask = async (cookies: Cookies, to: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
  const response = await fetch(to, {
    redirect: 'manual',
    headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') cookies.delete(key);
    else cookies.set(key, value);
  }
  return response;
};
