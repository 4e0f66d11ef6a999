import { describe, expect, it } from '@jest/globals';
import type { SmartScope } from '../access/index.ts';
import { instant, type PracticeId } from '../kernel/index.ts';
import { answerAt, weighAuthorization, type AuthorizationRequest } from './authorization-request.ts';
import { isRedirectAddress, type AppId, type ConnectedApp } from './connected-app.ts';

const app: ConnectedApp = {
  id: 'diary' as AppId,
  name: 'Diary',
  address: 'https://diary.example',
  kind: 'public',
  redirectAddresses: ['https://diary.example/back?from=portal'],
  scopes: ['patient/Observation.rs', 'offline_access'] as SmartScope[],
  registeredAt: instant(0),
};
const asked: AuthorizationRequest = {
  response_type: 'code',
  client_id: 'diary',
  redirect_uri: 'https://diary.example/back?from=portal',
  scope: 'launch/patient patient/*.rs offline_access',
  state: 's&1',
  aud: 'https://fhir.example/mesa',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
const mesa = 'mesa' as PracticeId;

describe('what an app asks a person for', () => {
  it('is what it is registered for, and no more', () => {
    expect(weighAuthorization(asked, app, mesa)).toEqual({
      ok: true,
      value: { app, practice: mesa, scopes: ['patient/Observation.rs', 'offline_access'] },
    });
  });

  it.each([
    { what: 'an unknown app', known: undefined },
    { what: 'a service', known: { ...app, kind: 'service' as const } },
    { what: 'an address that was not registered', over: { redirect_uri: 'https://diary.example/back' } },
    { what: 'an address with one more letter', over: { redirect_uri: `${asked.redirect_uri}/` } },
    { what: 'no address', over: { redirect_uri: '' } },
  ])('goes nowhere from $what', ({ over = {}, ...given }) => {
    const known = 'known' in given ? given.known : app;
    expect(weighAuthorization({ ...asked, ...over }, known, mesa)).toEqual({
      ok: false,
      error: { kind: 'unknown-app' },
    });
  });

  it.each([
    { what: 'a token instead of a code', over: { response_type: 'token' }, error: 'unsupported_response_type' },
    { what: 'no challenge', over: { code_challenge: '' }, error: 'invalid_request' },
    { what: 'a challenge that is short', over: { code_challenge: 'abc' }, error: 'invalid_request' },
    { what: 'a plain challenge', over: { code_challenge_method: 'plain' }, error: 'invalid_request' },
    { what: 'no state', over: { state: '' }, error: 'invalid_request', state: '' },
    { what: 'another server', practice: undefined, error: 'invalid_target' },
    {
      what: 'a part that is not understood',
      over: { scope: 'patient/Observation.rs patient/Observation.rs?category=laboratory' },
      error: 'invalid_scope&error_description=patient%2FObservation.rs%3Fcategory%3Dlaboratory',
    },
    { what: 'nothing that it may read', over: { scope: 'openid patient/Patient.rs' }, error: 'invalid_scope' },
  ])('goes back to the app with $what', ({ over = {}, error, state = '&state=s%261', ...given }) => {
    const practice = 'practice' in given ? given.practice : mesa;
    expect(weighAuthorization({ ...asked, ...over }, app, practice)).toEqual({
      ok: false,
      error: { kind: 'sent-back', address: `https://diary.example/back?from=portal&error=${error}${state}` },
    });
  });
});

describe('an address of an app', () => {
  it('takes an answer in its query', () => {
    expect(answerAt('https://diary.example/back', { code: 'a b', state: '' })).toBe(
      'https://diary.example/back?code=a%20b',
    );
  });

  it.each(['https://diary.example/back', 'http://localhost:3000/back', 'http://127.0.0.1/', 'org.example.diary:/back'])(
    'may be %p',
    (address) => expect(isRedirectAddress(address)).toBe(true),
  );

  it.each([
    'http://diary.example/back',
    'https://diary.example/#part',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost.example/',
    'diary:/back',
    'https://a b',
    '',
  ])('may not be %p', (address) => expect(isRedirectAddress(address)).toBe(false));
});
