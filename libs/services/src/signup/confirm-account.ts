import { judgeCapability, type Account, type Capability } from '@portico/domain/access';
import { ok, samePatient, type PatientRef } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import type { LinkEnd, SignupScreen } from '@portico/application/signup';
import { IdentityTickets, linkIdentity } from '../access/index.ts';
import { logOfAccount } from '../activity/index.ts';
import type { Promised } from './confirmation-mail.ts';
import type { SignupDeps, Visitor } from './signup-deps.ts';

/**
 * Opens what a confirmed email was promised. Idempotent, so that pressing the button again finishes what was interrupted; the held identity alone is linked only
 * by the confirmation that opened the account, because the person who opened it otherwise need not have brought it.
 */
export const confirmAccount = async (
  deps: SignupDeps,
  visitor: Visitor,
  account: Account,
  capability: Capability,
): ServiceResult<SignupScreen | undefined> => {
  const { accounts, capabilities, patients, activityLog } = deps;
  const { now } = visitor;
  const { chart, invitation } = promisedBy(capability);
  const invited = invitation === undefined ? undefined : await capabilities.byId(invitation);
  const taken = invited !== undefined && judgeCapability(invited, 'invitation', now).kind !== 'open';
  if (taken && !account.charts.some((own) => chart !== undefined && samePatient(own, chart)))
    return confirmationOver('used');
  if (account.confirmedAt === undefined && !(await accounts.change(account.id, { confirmedAt: now }))) {
    return confirmationOver('used');
  }
  const opened = account.confirmedAt === undefined ? await accounts.byId(account.id) : undefined;
  if (chart !== undefined && invitation === undefined && account.birthDate !== undefined) {
    const { name, birthDate, email, phone, language } = account;
    await patients.register({
      patient: chart,
      name,
      birthDate,
      email,
      language,
      ...(phone === undefined ? {} : { phone }),
    });
  }
  if (chart !== undefined) await accounts.addChart(account.id, chart);
  if (invited !== undefined) await capabilities.use(invited.id, now);
  const tickets = new IdentityTickets(deps.challenges, deps.codes, now);
  const identity = opened && (await tickets.held(opened));
  if (identity !== undefined) await linkIdentity(deps, visitor, account, identity);
  await tickets.release(account);
  if (await capabilities.use(capability.id, now)) {
    await logOfAccount(activityLog, visitor, account.id, 'confirmed-email');
  }
  return ok(undefined);
};

export const confirmationOver = (why: LinkEnd): Awaited<ServiceResult<SignupScreen>> =>
  ok({ name: 'confirmation-over', why });

export const chartOf = ({ practice, patient }: Capability): PatientRef | undefined =>
  practice === undefined || patient === undefined ? undefined : { practice, patient };

export const promisedBy = (capability: Capability | undefined): Promised & { invitation?: Capability['id'] } => {
  const chart = capability && chartOf(capability);
  return {
    ...(chart === undefined ? {} : { chart }),
    ...(capability?.resource === undefined ? {} : { invitation: capability.resource as Capability['id'] }),
  };
};
