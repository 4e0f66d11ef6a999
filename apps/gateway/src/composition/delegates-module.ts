import { DelegatesService, DelegateSignInService } from '@portico/services/delegates';
import { countedBy } from '@portico/services/access';
import { costlyWork } from './costly-service-methods.ts';
import { askedIn } from './count-costly-calls.ts';
import { portsByName } from './ports-by-name.ts';
import { ownServices, publicServices } from './service-injection-tokens.ts';
import { PostgresDelegateInvitations, PostgresDelegations } from '@portico/adapters-storage';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

export const delegatesModule = ({ sql }: Pick<Parts, 'sql'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.delegations).toResolvedValue(() => new PostgresDelegations(sql));
    bind(tokens.invitations).toResolvedValue(() => new PostgresDelegateInvitations(sql));
    bind(ownServices.delegates).toDynamicValue((context) => {
      const work = context.get(tokens.workCounter);
      const ports = {
        ...invitationPorts(context),
        ...portsByName(context, 'practices', 'linkTo'),
      };
      return (call) => countedBy(work, new DelegatesService(ports, call), costlyWork.delegates, askedIn(call));
    });
    bind(publicServices.delegateSignIn).toDynamicValue((context) => {
      const [accessFor, recoveryFor] = [context.get(publicServices.access), context.get(publicServices.recovery)];
      const ports = {
        ...invitationPorts(context),
        ...portsByName(context, 'challenges', 'knownPasswords', 'linkedIdentities', 'passwords', 'patients'),
      };
      return (caller) =>
        new DelegateSignInService(ports, caller, { access: accessFor(caller), recovery: recoveryFor(caller) });
    });
  });

const invitationPorts = (context: ResolutionContext) => ({
  ...portsByName(context, 'accounts', 'capabilities', 'codes', 'invitations', 'delegations'),
  ...portsByName(context, 'notifier', 'activityLog', 'tries'),
});
