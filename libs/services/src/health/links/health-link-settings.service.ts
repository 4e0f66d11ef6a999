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
import { failed, ok, type AccountId, type PatientId, type PatientRef } from '@portico/domain/kernel';
import { log } from '../../activity/index.ts';
import { callAt, orElse, partOf, type ServiceCall } from '../../kernel/index.ts';
import type { LinkMakers } from './link-makers.ts';

/** Who may see a record may share its summary; a helper is told of their own and revokes those; the patient, all. */
export class HealthLinkSettingsService implements HealthLinkSettings {
  readonly #links: HealthLinks;
  readonly #codes: Pick<CodeGenerator, 'link' | 'hashOf' | 'newId'>;
  readonly #passcodes: Pick<PasswordHasher, 'hash'>;
  readonly #makers: Pick<LinkMakers, 'contents' | 'standing'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    links: HealthLinks,
    codes: Pick<CodeGenerator, 'link' | 'hashOf' | 'newId'>,
    passcodes: Pick<PasswordHasher, 'hash'>,
    makers: Pick<LinkMakers, 'contents' | 'standing'>,
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
    const own = await this.#ownOf(chart);
    const links = await Promise.all(own.map(async (link) => ({ ...link, state: await this.#stateOf(link) })));
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

  /** One that shows too much ends here, so that what is told of it stays true; that nothing can be known now ends none. */
  async #stateOf(link: HealthLink): Promise<HealthLinkState> {
    const { now } = this.#call;
    const state = stateOfLink(link, now);
    if (state !== 'open' || orElse(await partOf(this.#makers.standing(link, now)), 'not-now') !== 'too-much')
      return state;
    if (await this.#links.revoke(link.chart, link.id, now)) {
      await log(this.#activityLog, callAt(this.#call, link.chart), 'revoked-health-link', link.id);
    }
    return 'revoked';
  }

  async #ownOf(chart: PatientRef): Promise<readonly HealthLink[]> {
    const isPatient = readerOf(this.#call.acting).kind === 'patient';
    const links = await this.#links.of(chart);
    return links.filter(({ by }) => isPatient || by === this.#account(chart));
  }
}
