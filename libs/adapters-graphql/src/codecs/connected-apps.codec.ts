import type { AllowedApp, AppDecision, AppPerson, AppRemoval, AskedAccess } from '@portico/application/connected-apps';
import { accessTopics, type AuthorizationRequest } from '@portico/domain/connected-apps';
import type { ProfileId } from '@portico/domain/kernel';
import { list } from './codec.ts';
import { field, record } from './object-codec.ts';
import { id, idOf, maybe, moment, word } from './scalars.ts';

export const authorizationRequest = record<AuthorizationRequest>()({
  response_type: 'response_type',
  client_id: 'client_id',
  redirect_uri: 'redirect_uri',
  scope: 'scope',
  state: 'state',
  aud: 'aud',
  code_challenge: 'code_challenge',
  code_challenge_method: 'code_challenge_method',
});

const topics = field('topics', list(word(accessTopics)));
const profile = maybe('represented_user_id', idOf<ProfileId>());

export const askedAccess = record<AskedAccess>()({
  name: 'name',
  address: 'address',
  practiceName: 'practice_name',
  topics,
  offlineDays: 'offline_days',
  people: field('people', list(record<AppPerson>()({ profile, name: 'name' }))),
});

export const appDecision = record<AppDecision>()({
  request: field('request', authorizationRequest),
  allow: 'allow',
  profile,
  topics: maybe('topics', list(word(accessTopics))),
});

export const allowedApp = record<AllowedApp>()({
  id: id('id'),
  practice: id('practice_id'),
  name: 'name',
  address: 'address',
  practiceName: 'practice_name',
  person: 'person',
  byDelegate: 'by_delegate',
  topics,
  since: field('since', moment),
  until: field('until', moment),
  lastUsedAt: maybe('last_used_at', moment),
});

export const appRemoval = record<AppRemoval>()({ id: id('id'), practice: id('practice_id') });
