export { DelegateSignInService } from './delegate-sign-in.service.ts';
export { DelegatesService } from './delegates.service.ts';
