export { ActingOnChart } from './acting-on-chart.ts';
export { AppAuthenticator } from './app-authenticator.ts';
export { AppTokenService } from './app-token.service.ts';
export { ConnectedAppsService } from './connected-apps.service.ts';
export { SmartAccessTokens } from './smart-access-tokens.ts';
export type { TokenAnswer, TokenRefused, TokenRequest, TokenState } from './token-request.ts';
