import { ContainerModule } from 'inversify';
import { RecoveryService } from '@portico/services/recovery';
import { SignupService } from '@portico/services/signup';
import { portsByName } from './ports-by-name.ts';
import { publicServices } from './service-injection-tokens.ts';

/** How an account begins, and how its owner comes in again without the password. */
export const signupModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(publicServices.signup).toDynamicValue((context) => {
      const ports = {
        ...portsByName(context, 'accounts', 'capabilities', 'challenges', 'codes', 'linkedIdentities', 'passwords'),
        ...portsByName(context, 'knownPasswords', 'tries', 'practices', 'patients', 'notifier', 'linkTo', 'later'),
        ...portsByName(context, 'activityLog'),
      };
      return (visitor) => new SignupService(ports, visitor);
    });
    bind(publicServices.recovery).toDynamicValue((context) => {
      const ports = {
        ...portsByName(context, 'accounts', 'sessions', 'oneTimeCodes', 'capabilities', 'challenges', 'codes'),
        ...portsByName(context, 'passwords', 'knownPasswords', 'protections', 'proofChecks', 'tries', 'notifier'),
        ...portsByName(context, 'linkTo', 'later', 'activityLog'),
      };
      return (caller) => new RecoveryService(ports, caller);
    });
  });
