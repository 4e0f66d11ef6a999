export {
  accessOver,
  type AccessParts,
  identityLinkingOver,
  identityRedemptionOver,
  linkFinderOver,
  signInCompletionOver,
} from './access-services.ts';
