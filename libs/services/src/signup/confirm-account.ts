import {
  judgeCapability,
  type Account,
  type Accounts,
  type Capabilities,
  type Capability,
} from '@portico/domain/access';
import { ok, samePatient, type PatientRef } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import type { LinkEnd, SignupScreen } from '@portico/application/signup';
import type { ActivityLog } from '@portico/domain/activity';
import {
  accommodationsOf,
  keepsAccommodations,
  type PatientRegistry,
  type Registration,
} from '@portico/domain/profile';
import type { IdentityLinking, IdentityRedemption } from '../access/index.ts';
import { logOfAccount } from '../activity/index.ts';
import type { Promised } from './confirmation-mail.ts';
import type { Visitor } from './visitor.ts';

/** Opens accounts whose email is confirmed. */
export class AccountOpening {
  readonly #accounts: Accounts;
  readonly #capabilities: Capabilities;
  readonly #patients: PatientRegistry;
  readonly #registration: Pick<Registration, 'form' | 'keep'>;
  readonly #identities: IdentityRedemption;
  readonly #linking: IdentityLinking;
  readonly #activityLog: ActivityLog;
  readonly #visitor: Visitor;

  constructor(
    accounts: Accounts,
    capabilities: Capabilities,
    patients: PatientRegistry,
    registration: Pick<Registration, 'form' | 'keep'>,
    identities: IdentityRedemption,
    linking: IdentityLinking,
    activityLog: ActivityLog,
    visitor: Visitor,
  ) {
    this.#accounts = accounts;
    this.#capabilities = capabilities;
    this.#patients = patients;
    this.#registration = registration;
    this.#identities = identities;
    this.#linking = linking;
    this.#activityLog = activityLog;
    this.#visitor = visitor;
  }

  /**
   * Opens what a confirmed email was promised. Idempotent, so that pressing the button again finishes what was
   * interrupted; the held identity alone is linked only by the confirmation that opened the account, because the person
   * who opened it otherwise need not have brought it.
   */
  async open(account: Account, capability: Capability): ServiceResult<SignupScreen | undefined> {
    const { now } = this.#visitor;
    const { chart, invitation } = promisedBy(capability);
    const invited = invitation === undefined ? undefined : await this.#capabilities.byId(invitation);
    const taken = invited !== undefined && judgeCapability(invited, 'invitation', now).kind !== 'open';
    if (taken && !account.charts.some((own) => chart !== undefined && samePatient(own, chart)))
      return confirmationOver('used');
    if (account.confirmedAt === undefined && !(await this.#accounts.change(account.id, { confirmedAt: now }))) {
      return confirmationOver('used');
    }
    const opened = account.confirmedAt === undefined ? await this.#accounts.byId(account.id) : undefined;
    if (chart !== undefined && invitation === undefined && account.birthDate !== undefined) {
      const { name, birthDate, email, phone, language } = account;
      await this.#patients.register({
        patient: chart,
        name,
        birthDate,
        email,
        language,
        ...(phone === undefined ? {} : { phone }),
      });
    }
    if (chart !== undefined) {
      await this.#keepNeeds(account, chart);
      await this.#accounts.addChart(account.id, chart);
    }
    if (invited !== undefined) await this.#capabilities.use(invited.id, now);
    const tickets = this.#identities.ticketsAt(now);
    const identity = opened && (await tickets.held(opened));
    if (identity !== undefined) await this.#linking.link(this.#visitor, account, identity);
    await tickets.release(account);
    if (await this.#capabilities.use(capability.id, now)) {
      await logOfAccount(this.#activityLog, this.#visitor, account.id, 'confirmed-email');
    }
    return ok(undefined);
  }

  /** What was said at sign-up to be needed goes to the practice, and stays nowhere else. */
  async #keepNeeds({ id, accommodations }: Account, chart: PatientRef): Promise<void> {
    if (accommodations === undefined) return;
    if (keepsAccommodations(await this.#registration.form(chart.practice)))
      await this.#registration.keep(chart, { details: { accommodations: { ...accommodationsOf(accommodations) } } });
    await this.#accounts.change(id, { accommodations: {} });
  }
}

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
