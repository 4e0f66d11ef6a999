import {
  can,
  capabilityLife,
  issueCapability,
  parseEmail,
  type Account,
  type Capabilities,
  type CodeGenerator,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  isPending,
  mostInvitations,
  settledPermissions,
  type DelegateInvitation,
  type DelegateInvitations,
  type InvitationId,
} from '@portico/domain/delegates';
import {
  addDays,
  dayIn,
  failed,
  ok,
  plus,
  startOfDay,
  type AccountId,
  type CapabilityId,
  type Instant,
  type LocalDate,
  type PatientRef,
  type Result,
  type TimeZone,
  localeOf,
} from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { InvitationChange, InviteDelegateRefusal, NewDelegate } from '@portico/application/delegates';
import { paths, type Failure, type LinkTo, type ServiceResult } from '@portico/application/kernel';
import { log } from '../activity/index.ts';
import type { ServiceCall } from '../kernel/index.ts';
import { practicesAt, zoneOf } from './managed-profiles.ts';

/** The invitations that a person sends to become their delegates, once it is clear that the person may. */
export class SentInvitations {
  readonly #invitations: DelegateInvitations;
  readonly #capabilities: Capabilities;
  readonly #codes: CodeGenerator;
  readonly #practices: PracticeDirectory;
  readonly #notifier: Notifier;
  readonly #linkTo: LinkTo;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    invitations: DelegateInvitations,
    capabilities: Capabilities,
    codes: CodeGenerator,
    practices: PracticeDirectory,
    notifier: Notifier,
    linkTo: LinkTo,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#invitations = invitations;
    this.#capabilities = capabilities;
    this.#codes = codes;
    this.#practices = practices;
    this.#notifier = notifier;
    this.#linkTo = linkTo;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async send(
    account: Account,
    charts: readonly PatientRef[],
    wanted: NewDelegate,
  ): ServiceResult<void, InviteDelegateRefusal> {
    const email = parseEmail(wanted.email);
    const name = wanted.name.trim();
    const permissions = settledPermissions(wanted.permissions);
    const end = endOf(wanted.until, zoneOf(await practicesAt(this.#practices, charts), charts[0]), this.#call.now);
    if (!email.ok || name === '' || name.length > 200 || permissions.length === 0 || !end.ok) {
      return failed({ kind: 'bad-input' });
    }
    if (email.value === account.email) return failed({ kind: 'own-address' });
    const { now } = this.#call;
    const language = wanted.language ?? this.#call.language;
    const waiting = (await this.#invitations.openOf(account.id)).filter((one) => isPending(one, now));
    if (waiting.length >= mostInvitations) return failed({ kind: 'too-many-invitations' });

    return this.#issue(account, {
      ...{ name, email: email.value, language, charts, permissions },
      ...(end.value === undefined ? {} : { until: end.value }),
    });
  }

  /** The new invitation takes the place of the earlier one in one step: of two calls at once only one sends another, and none is lost. */
  async resend(account: Account, { id, permissions: wanted, until }: InvitationChange): ServiceResult<void> {
    const { now } = this.#call;
    const earlier = await this.#invitations.byId(id);
    if (earlier?.from !== account.id || !isPending(earlier, now)) return failed({ kind: 'not-found' });
    const { name, email, language, charts } = earlier;
    const isTheirs = charts.every((chart) => can(this.#call.acting, 'delegates:act', { kind: 'chart', chart }));
    if (!isTheirs || email === account.email) return failed({ kind: 'not-found' });
    const permissions = settledPermissions(wanted);
    const end = endOf(until, zoneOf(await practicesAt(this.#practices, charts), charts[0]), now);
    if (permissions.length === 0 || !end.ok) return failed({ kind: 'bad-input' });
    return this.#issue(
      account,
      {
        ...{ name, email, language, charts, permissions },
        ...(end.value === undefined ? {} : { until: end.value }),
      },
      id,
    );
  }

  /** The link comes first: a mail that never left can be sent again, a link without an invitation opens nothing. */
  async #issue(
    account: Account,
    offered: Omit<DelegateInvitation, 'id' | 'from' | 'sentAt' | 'expiresAt'>,
    earlier?: InvitationId,
  ): ServiceResult<void> {
    const { now } = this.#call;
    const { email, language } = offered;
    const id = this.#codes.newId() as InvitationId;
    const link = this.#codes.link();
    const expiresAt = plus(now, capabilityLife['delegate-invitation']);
    await this.#capabilities.add(
      issueCapability(
        { purpose: 'delegate-invitation', account: account.id, email, resource: id },
        { id: this.#codes.newId() as CapabilityId, code: link.hash, now },
      ),
    );
    const invitation = { ...offered, id, from: account.id, sentAt: now, expiresAt };
    if (earlier === undefined) await this.#invitations.add(invitation);
    else {
      if (!(await this.#invitations.replace(earlier, invitation))) {
        await this.#capabilities.revoke('delegate-invitation', { account: account.id, resource: id }, now);
        return failed({ kind: 'not-found' });
      }
      await this.#withdrawn(account.id, earlier);
    }
    const names = [...(await practicesAt(this.#practices, offered.charts)).values()].map((practice) => practice.name);
    await this.#notifier.send(
      {
        kind: 'delegate-invitation',
        from: account.name,
        practice: new Intl.ListFormat(localeOf(language)).format(names),
        link: this.#linkTo(`${paths.delegateInvitation}?code=${link.code}&language=${language}`),
        days: 7,
      },
      { channel: 'email', address: email },
      language,
    );
    await log(this.#activityLog, this.#call, 'invited-delegate', id);
    return ok(undefined);
  }

  async withdraw({ id: from }: Account, id: InvitationId): ServiceResult<void> {
    const invitation = await this.#invitations.byId(id);
    if (invitation?.from !== from) return failed({ kind: 'not-found' });
    if (!(await this.#invitations.close(id, 'withdrawn'))) return failed({ kind: 'not-found' });
    await this.#withdrawn(from, id);
    return ok(undefined);
  }

  async #withdrawn(from: AccountId, id: InvitationId): Promise<void> {
    await this.#capabilities.revoke('delegate-invitation', { account: from, resource: id }, this.#call.now);
    await log(this.#activityLog, this.#call, 'revoked-delegation', id);
  }
}

/** The start of the day after `until`; fails for a day that is over. */
export const endOf = (
  until: LocalDate | undefined,
  zone: TimeZone,
  now: Instant,
): Result<Instant | undefined, Failure> => {
  if (until === undefined) return ok(undefined);
  return until < dayIn(zone, now) ? failed({ kind: 'bad-input' }) : ok(startOfDay(zone, addDays(until, 1)));
};
