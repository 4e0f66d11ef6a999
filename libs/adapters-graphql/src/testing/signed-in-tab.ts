import type { OwnPractice, SignedIn, Tokens } from '@portico/application/access';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { accessWire } from '../wire/access.wire.ts';
import { supportWire } from '../wire/support.wire.ts';
import { graphqlResponse, tab } from './gateway-fetch.ts';

const practice: OwnPractice = {
  id: 'mesa' as PracticeId,
  name: 'Clínica Peñasco',
  management: 'talkehr',
  patient: 'p1' as PatientId,
  payments: 'no-value',
};
export const tokens: Tokens = { access: 'access-1', authentication: 'authentication-1', refresh: 'refresh-1' };
export const signedIn: SignedIn = {
  kind: 'signed-in',
  username: 'peña',
  email: 'p@example.com',
  tokens,
  practices: [practice],
  offerSecondFactor: false,
};

const contact = {
  phone: '1',
  email: 'e',
  from: '08:00',
  to: '18:00',
  days: [1],
  practice_name: 'P',
  practice_phone: '2',
};
export const json =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(JSON.stringify(body), { status, headers: graphqlResponse });
export const answering = (extensions?: object) =>
  json({ data: { getSupport: contact }, ...(extensions && { extensions }) });

/** A signed-in tab with a practice selected. */
export const signedInTab = (answer: typeof fetch) => {
  const all = tab(answer);
  all.clientSession.lifecycle.start(signedIn);
  all.clientSession.actingAs.select(practice);
  return { ...all, support: all.client.port(supportWire), access: all.client.port(accessWire) };
};
