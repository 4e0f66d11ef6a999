import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider';

/** What a provider says of somebody, by the name that is typed on its page. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface ForeignProvider {
  readonly issuer: string;
  readonly close: () => Promise<void>;
}

export const foreignClient = { id: 'portico', secret: 'a-secret-of-forty-characters-or-more-0123456789' } as const;

/** The npm package `oidc-provider` on this machine, with its own page for signing in: whoever types a name is that person. */
export const startForeignProvider = async (
  redirectAddress: string,
  people: People,
  { client = {}, more = {} }: { readonly client?: Partial<ClientMetadata>; readonly more?: Configuration } = {},
): Promise<ForeignProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
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
  server.on('request', provider.callback());
  return { issuer, close: () => closed(server) };
};

const closed = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.closeAllConnections();
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });

/** Goes through the pages of a provider as a browser does, and answers the query of the address that it is sent back to. */
export const signInAt = async (address: string, name: string, redirectAddress: string): Promise<string> => {
  const cookies = new Map<string, string>();
  const ask = async (to: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
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
  let response = await ask(address);
  for (let steps = 0; steps < 12; steps += 1) {
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, response.url);
      if (`${next.origin}${next.pathname}` === redirectAddress) return next.search;
      response = await ask(next.href);
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (action === undefined || prompt === undefined)
      throw new Error(`The provider shows no form: ${page.slice(0, 400)}`);
    response = await ask(new URL(action, response.url).href, { prompt, login: name, password: 'any' });
  }
  throw new Error('The provider never sent the browser back.');
};
