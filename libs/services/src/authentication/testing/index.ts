export {
  authenticationOver,
  linkedProvidersOver,
  passkeyChallengesOver,
  passkeyEntranceOver,
  proofChecksOver,
  providerEntranceOver,
} from './authentication-services.ts';
