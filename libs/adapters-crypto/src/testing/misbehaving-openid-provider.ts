import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

type Claims = Readonly<Record<string, unknown>>;

/** What a provider does that does not keep to what was agreed. Everything is right unless it is said here. */
export interface Contrary {
  claims?: Claims;
  /** The token has no signature. */
  unsigned?: true;
  /** Signed by a key that the provider never published, under this id. */
  strangeKey?: string;
  /** What the token endpoint answers instead. */
  token?: { readonly status: number; readonly body: string };
  discovered?: Claims;
  userinfo?: string;
}

interface LogoutContrary {
  readonly unsigned?: true;
  readonly strangeKey?: string;
  /** Signed by a secret that both sides know. */
  readonly shared?: string;
}

/** A provider whose answers a test sets. `rotate` replaces its key without a period in which both are published. */
export const startContraryProvider = async (clientId: string) => {
  const override: Contrary = {};
  let key = await newKey('first');
  const server = createServer((request, response) => {
    void answerTo(new URL(request.url ?? '/', issuer).pathname).then((answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Of the question that is answered next. */
  let nonce = '';

  const idToken = async (): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'ana',
      nonce,
      iat: now,
      exp: now + 60,
      email: 'a@b.co',
      ...override.claims,
    };
    if (override.unsigned) return new UnsecuredJWT(claims).encode();
    const { kid, privateKey } = override.strangeKey === undefined ? key : await newKey(override.strangeKey);
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
  };

  const json = (value: unknown) => ({ status: 200, body: JSON.stringify(value) });
  const answerTo = async (path: string): Promise<{ readonly status: number; readonly body: string }> => {
    if (path === '/keys') return json({ keys: [key.published] });
    if (path === '/token') {
      return override.token ?? json({ access_token: 'access', token_type: 'bearer', id_token: await idToken() });
    }
    if (path === '/userinfo') return { status: 200, body: override.userinfo ?? '{}' };
    if (path !== '/.well-known/openid-configuration') return { status: 404, body: '{}' };
    return json({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256', 'none'],
      authorization_response_iss_parameter_supported: true,
      ...override.discovered,
    });
  };

  return {
    issuer,
    override,
    /** The browser comes back with a code that is good, from a question with this nonce. */
    queryFor: (
      secret: { readonly state: string; readonly nonce: string },
      more: Readonly<Record<string, string>> = {},
    ) => {
      ({ nonce } = secret);
      return `?${new URLSearchParams({ code: 'a-code', state: secret.state, iss: issuer, ...more }).toString()}`;
    },
    /** A logout token; everything is right unless it is said here. */
    logoutToken: async (
      claims: Claims = {},
      { unsigned, strangeKey, shared }: LogoutContrary = {},
    ): Promise<string> => {
      const now = Math.floor(Date.now() / 1_000);
      const all = {
        ...{ iss: issuer, aud: clientId, sub: 'ana', sid: 'one', jti: 'a-token', iat: now, exp: now + 120 },
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...claims,
      };
      if (unsigned) return new UnsecuredJWT(all).encode();
      const header = { alg: 'ES256', kid: key.kid, typ: 'logout+jwt' };
      if (shared !== undefined) {
        return new SignJWT(all).setProtectedHeader({ ...header, alg: 'HS256' }).sign(new TextEncoder().encode(shared));
      }
      const { kid, privateKey } = strangeKey === undefined ? key : await newKey(strangeKey);
      return new SignJWT(all).setProtectedHeader({ ...header, kid }).sign(privateKey);
    },
    rotate: async () => {
      key = await newKey('second');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
};

const newKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
};
