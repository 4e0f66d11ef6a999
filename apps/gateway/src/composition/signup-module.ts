import { ContainerModule, type Bind } from 'inversify';
import { forCall } from '@portico/services/kernel';
import { AccountSecuring, FactorsOfReset, RecoveryService, ResetLinkRequests } from '@portico/services/recovery';
import {
  AccountOpening,
  ConfirmationResending,
  EmailConfirmation,
  Enrollment,
  InvitedSignup,
  SignupMails,
  SignupService,
} from '@portico/services/signup';
import { entranceServices as inner } from './entrance-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';
import { publicServices } from './service-injection-tokens.ts';

/** How an account begins, and how its owner comes in again without the password. */
export const signupModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(inner.signupMails).toResolvedValue(
      (capabilities, codes, linkTo, notifier) => new SignupMails(capabilities, codes, linkTo, notifier),
      [tokens.capabilities, tokens.codes, tokens.linkTo, tokens.notifier],
    );
    bind(inner.enrollment).toResolvedValue(forCall(Enrollment), [
      tokens.accounts,
      tokens.codes,
      tokens.passwords,
      tokens.knownPasswords,
      tokens.tries,
      inner.identityRedemption,
      inner.signupMails,
      tokens.later,
      tokens.activityLog,
    ]);
    bind(inner.invitedSignup).toResolvedValue(forCall(InvitedSignup), [
      tokens.linkFinder,
      tokens.capabilities,
      tokens.patients,
      tokens.practices,
      tokens.registration,
      tokens.tries,
      inner.enrollment,
    ]);
    bind(inner.confirmationResending).toResolvedValue(forCall(ConfirmationResending), [
      tokens.accounts,
      tokens.capabilities,
      tokens.tries,
      inner.signupMails,
      tokens.later,
    ]);
    bindConfirmation(bind);
    bind(publicServices.signup).toResolvedValue(forCall(SignupService), [
      tokens.practices,
      tokens.registration,
      tokens.codes,
      inner.invitedSignup,
      inner.enrollment,
      inner.confirmationResending,
      inner.emailConfirmation,
    ]);
    bindRecovery(bind);
  });

/** How the owner of an account comes in again without the password. */
const bindRecovery = (bind: Bind): void => {
  bind(inner.resetLinkRequests).toResolvedValue(forCall(ResetLinkRequests), [
    tokens.accounts,
    tokens.capabilities,
    tokens.codes,
    tokens.tries,
    tokens.linkTo,
    tokens.notifier,
    tokens.later,
    tokens.activityLog,
  ]);
  bind(inner.factorsOfReset).toResolvedValue(forCall(FactorsOfReset), [
    tokens.protections,
    tokens.proofChecks,
    tokens.sessions,
    tokens.tries,
    tokens.notifier,
    tokens.activityLog,
  ]);
  bind(inner.accountSecuring).toResolvedValue(forCall(AccountSecuring), [
    tokens.sessions,
    tokens.oneTimeCodes,
    tokens.capabilities,
    inner.identityRedemption,
    tokens.tries,
    tokens.notifier,
    tokens.activityLog,
  ]);
  bind(publicServices.recovery).toResolvedValue(forCall(RecoveryService), [
    tokens.linkFinder,
    tokens.accounts,
    tokens.capabilities,
    tokens.passwords,
    tokens.knownPasswords,
    tokens.activityLog,
    inner.resetLinkRequests,
    inner.factorsOfReset,
    inner.accountSecuring,
  ]);
};

/** How the email of a new account is confirmed. */
const bindConfirmation = (bind: Bind): void => {
  bind(inner.accountOpening).toResolvedValue(forCall(AccountOpening), [
    tokens.accounts,
    tokens.capabilities,
    tokens.patients,
    tokens.registration,
    inner.identityRedemption,
    inner.identityLinking,
    tokens.activityLog,
  ]);
  bind(inner.emailConfirmation).toResolvedValue(forCall(EmailConfirmation), [
    tokens.linkFinder,
    tokens.accounts,
    tokens.codes,
    tokens.passwords,
    tokens.tries,
    inner.accountOpening,
  ]);
};
