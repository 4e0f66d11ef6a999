export type {
  Access,
  Credentials,
  Delegate,
  IdentityTaken,
  InviteAccepted,
  InviteRefusal,
  Layout,
  OpenedPractice,
  OwnPractice,
  ProofAsked,
  RepresentedPerson,
  SignInProblem,
  SignInRefusal,
  SignedIn,
  Tokens,
} from './access.port.ts';
export { guestPaths } from './guest-paths.ts';
