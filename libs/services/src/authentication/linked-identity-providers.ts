import { placeholderDevice } from '@portico/domain/access';
import { failed, ok } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import { sendAway } from './identity-provider-redirect.ts';
import type { AuthenticationDeps, SessionCall } from './authentication.deps.ts';
import type { AuthenticationRefusal, ProviderLink, ProviderUnlink } from '@portico/application/authentication';
import { logOwn, provenAccount } from './own-account.ts';

/** Sends a signed-in person to a provider, to link its identity; `finish` of the entrance completes it. */
export const beginLink = async (
  deps: AuthenticationDeps,
  call: SessionCall,
  { provider, currentPassword, device }: ProviderLink,
): ServiceResult<string, AuthenticationRefusal> => {
  const proven = await provenAccount(deps, call, currentPassword);
  if (!proven.ok) return proven;
  if (!deps.identityProviders.offered.some(({ id }) => id === provider)) return failed({ kind: 'not-found' });
  if (device === placeholderDevice) return failed({ kind: 'device-unknown' });
  const address = await sendAway(deps, { provider, device, account: proven.value.id }, call.now);
  return address.ok ? address : failed({ kind: address.error.kind });
};

/** Unlinks an identity, also of a provider that is no longer offered. */
export const unlink = async (
  deps: AuthenticationDeps,
  call: SessionCall,
  { provider, currentPassword }: ProviderUnlink,
): ServiceResult<void, AuthenticationRefusal> => {
  const proven = await provenAccount(deps, call, currentPassword);
  if (!proven.ok) return proven;
  const { id, email, language } = proven.value;
  if (!(await deps.linkedIdentities.unlink(id, provider))) return failed({ kind: 'not-found' });
  await logOwn(deps.activityLog, call, 'unlinked-identity');
  const news = { kind: 'account-changed', news: 'identity-unlinked' } as const;
  await deps.notifier.send(news, { channel: 'email', address: email }, language);
  return ok(undefined);
};
