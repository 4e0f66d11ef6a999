export type { AuthenticationDeps, SessionCall, UserAgents } from './authentication.deps.ts';
export { AuthenticationService } from './authentication.service.ts';
export { OperatedAccounts } from './operated-accounts.ts';
export { PasskeyEntranceService } from './passkey-entrance.service.ts';
export { askForPasskey, passkeyHolder, proofChecks } from './proof-checks.ts';
export { ProviderEntranceService } from './provider-entrance.ts';
export { ProviderLogout } from './provider-logout.ts';
