import type {
  HealthLinkRefusal,
  HealthLinkSettings,
  HealthLinkToMake,
  HealthLinkToRevoke,
  MadeHealthLink,
  ShownHealthLink,
} from '@portico/application/health';
import { paths, type ServiceResult } from '@portico/application/kernel';
import { can, type CodeGenerator, type PasswordHasher } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  isSealedSummary,
  linkEnd,
  mostHealthLinks,
  parsePasscode,
  readerOf,
  stateOfLink,
  type HealthLink,
  type HealthLinkId,
  type HealthLinkState,
  type HealthLinks,
} from '@portico/domain/health';
import { failed, ok, type AccountId, type Instant, type PatientId, type PatientRef } from '@portico/domain/kernel';
import { log } from '../../activity/index.ts';
import { callAt, type ServiceCall } from '../../kernel/index.ts';
import type { LinkMakers } from './link-makers.ts';

/** Who may see a record may share its summary; a helper is told of their own and revokes those; the patient, all. */
export class HealthLinkSettingsService implements HealthLinkSettings {
  readonly #links: HealthLinks;
  readonly #codes: Pick<CodeGenerator, 'link' | 'hashOf' | 'newId'>;
  readonly #passcodes: Pick<PasswordHasher, 'hash'>;
  readonly #makers: Pick<LinkMakers, 'contents' | 'mayShow'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    links: HealthLinks,
    codes: Pick<CodeGenerator, 'link' | 'hashOf' | 'newId'>,
    passcodes: Pick<PasswordHasher, 'hash'>,
    makers: Pick<LinkMakers, 'contents' | 'mayShow'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#links = links;
    this.#codes = codes;
    this.#passcodes = passcodes;
    this.#makers = makers;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async links(patient: PatientId): ServiceResult<readonly ShownHealthLink[]> {
    const { practice } = this.#call.acting;
    const chart = practice && { practice, patient };
    if (chart === undefined || this.#account(chart) === undefined) return failed({ kind: 'not-found' });
    const links = await this.#ownOf(chart);
    await log(this.#activityLog, callAt(this.#call, chart), 'viewed-health-links');
    return ok(links.map(({ chart: _, by: __, revokedAt: ___, contents: ____, ...link }) => link));
  }

  async make({
    patient,
    lifetime,
    passcode: typed,
    sealed,
  }: HealthLinkToMake): ServiceResult<MadeHealthLink, HealthLinkRefusal> {
    const by = this.#account(patient);
    if (by === undefined) return failed({ kind: 'not-found' });
    const passcode = typed === undefined ? undefined : parsePasscode(typed);
    if (!isSealedSummary(sealed) || (typed !== undefined && passcode === undefined)) {
      return failed({ kind: 'bad-input' });
    }
    const { acting, now } = this.#call;
    const profile = can(acting, 'profile:view', { kind: 'chart', chart: patient });
    const contents = await this.#makers.contents({ acting, profile }, patient);
    // Two codes, as one has fewer than the 256 bits that the standard asks for.
    const code = `${this.#codes.link().code}${this.#codes.link().code}`;
    const [id, expiresAt] = [this.#codes.newId() as HealthLinkId, linkEnd(now, lifetime)];
    const passcodeHash = passcode === undefined ? undefined : await this.#passcodes.hash(passcode);
    const link = {
      ...{ id, chart: patient, by, madeAt: now, expiresAt, codeHash: this.#codes.hashOf(code), sealed },
      ...(passcodeHash === undefined ? {} : { passcodeHash }),
      ...(contents === undefined ? {} : { contents }),
    };
    if (!(await this.#links.add(link, mostHealthLinks))) return failed({ kind: 'too-many-links' });
    await log(this.#activityLog, callAt(this.#call, patient), 'made-health-link', id);
    return ok({ id, path: paths.healthLinkManifest({ code }), expiresAt });
  }

  async revoke({ patient, id }: HealthLinkToRevoke): ServiceResult<void> {
    if (this.#account(patient) === undefined) return failed({ kind: 'not-found' });
    const links = await this.#ownOf(patient);
    if (!links.some((link) => link.id === id)) return failed({ kind: 'not-found' });
    if (await this.#links.revoke(patient, id, this.#call.now)) {
      await log(this.#activityLog, callAt(this.#call, patient), 'revoked-health-link', id);
    }
    return ok(undefined);
  }

  /** Who asks, if they may see the record. */
  #account(chart: PatientRef): AccountId | undefined {
    const { acting } = this.#call;
    const { actor } = acting;
    if (actor.kind === 'guest' || !can(acting, 'health:view', { kind: 'chart', chart })) return undefined;
    return actor.account;
  }

  /** One that does not open any more is told as revoked, by whatever it was ended. */
  async #stateOf(link: HealthLink, now: Instant): Promise<HealthLinkState> {
    const state = stateOfLink(link, now);
    return state !== 'open' || (await this.#makers.mayShow(link, now)) ? state : 'revoked';
  }

  async #ownOf(chart: PatientRef): Promise<readonly (HealthLink & ShownHealthLink)[]> {
    const { acting, now } = this.#call;
    const isPatient = readerOf(acting).kind === 'patient';
    const links = await this.#links.of(chart);
    const own = links.filter(({ by }) => isPatient || by === this.#account(chart));
    return Promise.all(own.map(async (link) => ({ ...link, state: await this.#stateOf(link, now) })));
  }
}
