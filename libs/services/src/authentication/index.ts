export type { AuthenticationDeps, SessionCall, UserAgents } from './authentication.deps.ts';
export { AuthenticationService } from './authentication.service.ts';
export { OperatedAccounts } from './operator-account-actions.ts';
export { PasskeyEntranceService } from './passkey-entrance.service.ts';
export { logOwn, ownAccount } from './own-account.ts';
export { askForPasskey, passkeyHolder, proofChecks } from './proof-checks.ts';
export { ProviderEntranceService } from './identity-provider-entrance.ts';
export { ProviderLogout } from './identity-provider-logout.ts';
