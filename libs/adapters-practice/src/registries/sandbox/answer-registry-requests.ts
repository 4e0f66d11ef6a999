import type { RegistryRecords } from './sample-registry-records.ts';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly authorization: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const reply = (body: unknown, status = 200): Reply => ({ status, body });
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `GET /api/` of the NPI registry, version 2.1: refusals come with status 200. */
export const answerNpi = ({ url: { searchParams: asked } }: Asked, { npi }: RegistryRecords): Reply => {
  const refused = (field: string, description: string, number: string): Reply =>
    reply({ Errors: [{ description, field, number }] });
  if (asked.get('version') !== '2.1') return refused('version', 'Unsupported Version', '22');
  const [limit, skip] = [Number(asked.get('limit') ?? 10), Number(asked.get('skip') ?? 0)];
  if (limit > 200 || skip > 1_000) return refused('limit', 'Field is out of range', '08');
  const names = (['first_name', 'last_name'] as const).flatMap((name) => {
    const text = asked.get(name);
    return text === null ? [] : [[name, plain(text)] as const];
  });
  if (names.length === 0) return refused('', 'No valid search criteria provided', '04');
  const bad = names.find(([, text]) => text.includes('*') && !/^[^*]{2,}\*$/.test(text));
  if (bad !== undefined) return refused(bad[0], 'Field requires at least 2 characters before a wildcard', '11');
  const found = npi.filter((entry) => {
    const { basic, addresses } = entry as {
      readonly basic?: Readonly<Record<string, string>>;
      readonly addresses?: readonly { readonly state?: string }[];
    };
    const state = asked.get('state');
    return (
      names.every(([name, text]) => {
        const held = plain(basic?.[name] ?? '');
        return text.endsWith('*') ? held.startsWith(text.slice(0, -1)) : held === text;
      }) &&
      (state === null || addresses?.some((address) => address.state === state) === true)
    );
  });
  const results = found.slice(skip, skip + limit);
  return reply({ result_count: results.length, results });
};

/** What the double takes for a token, and the secret that earns it. */
export const uspsClient = { clientId: 'a-client', clientSecret: 'a-secret-of-a-test' };

export const answerToken = ({ method, body }: Asked, token: string): Reply => {
  const { grant_type, client_id, client_secret } = JSON.parse(body || '{}') as Readonly<Record<string, string>>;
  const isClient = client_id === uspsClient.clientId && client_secret === uspsClient.clientSecret;
  if (method !== 'POST' || grant_type !== 'client_credentials' || !isClient) {
    return reply({ error: 'invalid_client', error_description: 'The client credentials are invalid' }, 401);
  }
  return reply({
    access_token: token,
    token_type: 'Bearer',
    issued_at: 1_700_000_000_000,
    expires_in: '28799',
    status: 'approved',
  });
};

export const answerZip = ({ url, authorization }: Asked, { zipCodes }: RegistryRecords, token: string): Reply => {
  if (authorization !== `Bearer ${token}`) {
    return reply(
      { apiVersion: 'v3', error: { code: '401', message: 'Access token expired or invalid', errors: [] } },
      401,
    );
  }
  const zipcode = url.searchParams.get('ZIPCode') ?? '';
  const place = zipCodes[zipcode];
  return place === undefined
    ? reply({ apiVersion: 'v3', error: { code: '400', message: 'Invalid Zip Code.', errors: [] } }, 400)
    : reply({ city: place.city.toUpperCase(), state: place.state, ZIPCode: zipcode });
};

/** `[total, names, extra fields, texts]`; every word of `terms` begins a word of the name. */
export const answerDrugs = ({ url: { searchParams: asked } }: Asked, { drugs }: RegistryRecords): Reply => {
  const terms = plain(asked.get('terms') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const isFound = (name: string): boolean => {
    const words = plain(name).split(/[^a-z0-9]+/);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
  const all = terms.length === 0 ? [] : drugs.filter(({ name }) => isFound(name));
  const found = all.slice(0, Number(asked.get('maxList') ?? 7));
  const fields: Readonly<Record<string, unknown>> = {
    STRENGTHS_AND_FORMS: found.map(({ strengths }) => strengths.map(([text]) => `  ${text}`)),
    RXCUIS: found.map(({ strengths }) => strengths.map(([, rxcui]) => rxcui)),
  };
  const wanted = (asked.get('ef') ?? '').split(',').filter((name) => name in fields);
  return reply([
    all.length,
    found.map(({ name }) => name),
    wanted.length === 0 ? null : Object.fromEntries(wanted.map((name) => [name, fields[name]])),
    found.map(({ name }) => [name]),
  ]);
};

/** Two resources to a page, so that there is a next one. */
const perPage = 2;

export const answerPayers = ({ url }: Asked, { payers }: RegistryRecords): Reply => {
  const type = url.pathname.split('/').at(-1);
  const page = Number(url.searchParams.get('page') ?? 0);
  const found = payers.filter(({ resourceType }) => resourceType === type);
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  return reply({
    resourceType: 'Bundle',
    type: 'searchset',
    total: found.length,
    link: [
      { relation: 'self', url: url.href },
      ...(found.length > (page + 1) * perPage ? [{ relation: 'next', url: next.href }] : []),
    ],
    entry: found.slice(page * perPage, (page + 1) * perPage).map((resource) => ({
      fullUrl: `${url.origin}/fhir/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode: 'match' },
    })),
  });
};
