import {
  DelegateAccountCreation,
  DelegateInvitationService,
  DelegatesService,
  DelegateSignInService,
  InvitationCheck,
  ManagedProfileList,
  PersonAtPractice,
  RepresentedPeopleService,
  SentInvitations,
} from '@portico/services/delegates';
import { forCall } from '@portico/services/kernel';
import { countedBy } from '@portico/services/access';
import { inTime } from './answer-in-time.ts';
import { costlyWork } from './costly-service-methods.ts';
import { askedIn } from './count-costly-calls.ts';
import { entranceServices as inner } from './entrance-injection-tokens.ts';
import { ownServices, publicServices } from './service-injection-tokens.ts';
import { PostgresDelegateInvitations, PostgresDelegations } from '@portico/adapters-storage';
import { ContainerModule, type Bind } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';
import { paymentTokens } from './payment-injection-tokens.ts';

export const delegatesModule = ({ sql }: Pick<Parts, 'sql'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.delegations).toResolvedValue(() => new PostgresDelegations(sql));
    bind(tokens.invitations).toResolvedValue(() => new PostgresDelegateInvitations(sql));
    bind(inner.managedProfileList).toResolvedValue(
      (accounts, delegations, invitations, practices) =>
        new ManagedProfileList(accounts, delegations, invitations, practices),
      [tokens.accounts, tokens.delegations, tokens.invitations, tokens.practices],
    );
    bind(inner.delegateInvitations).toResolvedValue(forCall(DelegateInvitationService), [
      tokens.accounts,
      tokens.capabilities,
      tokens.codes,
      tokens.linkFinder,
      tokens.invitations,
      tokens.delegations,
      tokens.notifier,
      tokens.activityLog,
    ]);
    bind(inner.sentInvitations).toResolvedValue(forCall(SentInvitations), [
      tokens.invitations,
      tokens.capabilities,
      tokens.codes,
      tokens.practices,
      tokens.notifier,
      tokens.linkTo,
      tokens.activityLog,
    ]);
    bindEntrance(bind);
    bindRepresentedPeople(bind);
    bind(ownServices.delegates).toResolvedValue(
      (work, ...ports) => {
        const delegatesFor = forCall(DelegatesService)(...ports);
        return (call) => countedBy(work, delegatesFor(call), costlyWork.delegates, askedIn(call));
      },
      [
        tokens.workCounter,
        tokens.accounts,
        tokens.delegations,
        tokens.practices,
        tokens.notifier,
        tokens.activityLog,
        inner.managedProfileList,
        inner.sentInvitations,
        inner.delegateInvitations,
      ],
    );
  });

/** How an invited delegate comes in. */
const bindEntrance = (bind: Bind): void => {
  bind(inner.invitationCheck).toResolvedValue(forCall(InvitationCheck), [
    tokens.accounts,
    tokens.capabilities,
    tokens.invitations,
    tokens.patients,
    tokens.tries,
    tokens.activityLog,
    inner.delegateInvitations,
  ]);
  bind(inner.delegateAccountCreation).toResolvedValue(forCall(DelegateAccountCreation), [
    tokens.accounts,
    tokens.codes,
    tokens.passwords,
    tokens.knownPasswords,
    tokens.linkedIdentities,
    inner.identityRedemption,
    inner.identityLinking,
    tokens.activityLog,
    inner.delegateInvitations,
  ]);
  bind(publicServices.delegateSignIn).toResolvedValue(forCall(DelegateSignInService), [
    inner.invitationCheck,
    inner.delegateAccountCreation,
    publicServices.access,
    publicServices.recovery,
  ]);
};

/** What waits at each of the people whom a delegate acts for. */
const bindRepresentedPeople = (bind: Bind): void => {
  bind(inner.personAtPractice).toResolvedValue(
    (...ports) => new PersonAtPractice(...ports, inTime),
    [
      tokens.listedVisits,
      tokens.practices,
      tokens.patientNews,
      tokens.formStore,
      paymentTokens.amounts,
      tokens.activityLog,
    ],
  );
  bind(ownServices.representedPeople).toResolvedValue(forCall(RepresentedPeopleService), [
    tokens.delegations,
    tokens.withheldAt,
    inner.personAtPractice,
  ]);
};
