import type { FhirAccess, SmartScope } from '@portico/domain/access';
import { MemoryFhirAccessTokens } from '@portico/domain/access/testing';
import type { AccountId } from '@portico/domain/kernel';
import { openBooking } from '../bookable-clinic.ts';
import { ana, ben, south } from '../clinic-fixture.ts';
import { startTestGateway } from '../running-gateway.ts';

export interface FhirAnswer {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export const app = { id: 'my-app', name: 'My Health App' };
const [anaNorth, anaOfSouth] = ana;
const [benSouth] = ben;
if (anaNorth === undefined || anaOfSouth === undefined || benSouth === undefined)
  throw new Error('the clinic has them');
export const anaSouth = anaOfSouth;

const scopes = (...names: readonly string[]) => names as readonly SmartScope[];

/** What stands in the tokens that apps and a system have here. */
const accesses: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ana: { kind: 'patient', ...anaSouth, scopes: scopes('patient/*.rs') },
  'ana-north': { kind: 'patient', ...anaNorth, scopes: scopes('patient/*.rs') },
  'labs-only': { kind: 'patient', ...anaSouth, scopes: scopes('patient/Observation.read') },
  'search-only': { kind: 'patient', ...anaSouth, scopes: scopes('patient/Condition.s') },
  'wrong-level': { kind: 'patient', ...anaSouth, scopes: scopes('system/*.rs', 'user/*.rs') },
  busy: { kind: 'patient', ...anaSouth, app: { id: 'busy', name: 'Busy' }, scopes: scopes('patient/*.rs') },
  system: { kind: 'system', practice: south.id, scopes: scopes('system/*.rs') },
};

/** A gateway whose FHIR service is asked with tokens by their names. */
export const startFhirService = async () => {
  const tokens = new MemoryFhirAccessTokens();
  for (const [token, access] of Object.entries(accesses))
    tokens.give(token, { account: 'ana' as AccountId, app, ...access } as FhirAccess);
  const gateway = await startTestGateway({ fhirAccessTokens: tokens });
  const base = `${gateway.url}/fhir/r4/${south.id}`;
  await openBooking(gateway.database, south.id);
  const send = async (path: string, token?: string, init: RequestInit = {}): Promise<FhirAnswer> => {
    const url = path.startsWith('http') ? path : `${base}/${path}`;
    const headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...init.headers };
    const answer = await fetch(url, { ...init, headers });
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    return {
      status: answer.status,
      type,
      headers: answer.headers,
      body: type?.includes('json') ? JSON.parse(text) : { text },
    };
  };
  return { gateway, base, send };
};

export type FhirServiceUnderTest = Awaited<ReturnType<typeof startFhirService>>;

export const issueOf = ({ body }: FhirAnswer): string | undefined =>
  (body['issue'] as { code: string; diagnostics: string }[] | undefined)?.[0]?.code;

export const entriesOf = ({ body }: FhirAnswer): readonly Readonly<Record<string, unknown>>[] =>
  ((body['entry'] ?? []) as { resource: Record<string, unknown>; search: { mode: string } }[]).map(
    ({ resource }) => resource,
  );

export const linkOf = ({ body }: FhirAnswer, relation: string): string | undefined =>
  (body['link'] as { relation: string; url: string }[]).find((link) => link.relation === relation)?.url;
