import type {
  Health,
  HealthLinkRefusal,
  HealthLinkSettings,
  ShownHealthLink,
  SummarySealing,
} from '@portico/application/health';
import { paths, type Failure } from '@portico/application/kernel';
import type { QrCode } from '@portico/domain/access';
import { parsePasscode, usualLinkLifetime, type LinkLifetime } from '@portico/domain/health';
import { SECOND, type Instant, type PatientRef } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../../kernel/index.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly links: readonly ShownHealthLink[] };

type Doing =
  | { readonly kind: 'idle' | 'sending' | 'revoked' }
  | { readonly kind: 'failed'; readonly failure: Failure | HealthLinkRefusal };

/** A link that was made on this page, which alone knows it whole. */
interface Made {
  readonly address: string;
  readonly code: QrCode;
  readonly expiresAt: Instant;
  readonly hasPasscode: boolean;
  readonly isCopied: boolean;
}

export interface LinkTools {
  readonly links: HealthLinkSettings;
  readonly health: Pick<Health, 'recordFile'>;
  readonly sealing: SummarySealing;
  readonly drawQrCode: (text: string) => Promise<QrCode>;
  readonly copy: (text: string) => Promise<void>;
  /** The address of the portal, without a path. */
  readonly origin: string;
  /** Shown by programs that receive the link. */
  readonly label: () => string;
}

/** Links by which others read the summary: made, listed, revoked. The key of each stays on this page. */
export class HealthLinksViewModel {
  phase: Phase = { kind: 'loading' };
  lifetime: LinkLifetime = usualLinkLifetime;
  passcode = '';
  made: Made | undefined;
  doing: Doing = { kind: 'idle' };
  /** The link whose end waits to be confirmed. */
  question: ShownHealthLink | undefined;

  readonly #tools: LinkTools;
  readonly #patient: PatientRef;
  readonly #replies = new LatestRequest();

  constructor(tools: LinkTools, patient: PatientRef) {
    this.#tools = tools;
    this.#patient = patient;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** No passcode is one choice, a good one the other. */
  get isComplete(): boolean {
    return this.passcode === '' || parsePasscode(this.passcode) !== undefined;
  }

  async load(): Promise<void> {
    const answer = await this.#tools.links.links(this.#patient.patient);
    if (this.#replies.over) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', links: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  choose(lifetime: LinkLifetime): void {
    this.lifetime = lifetime;
  }

  write(passcode: string): void {
    this.passcode = passcode;
  }

  async make(): Promise<void> {
    if (this.doing.kind === 'sending' || !this.isComplete) return;
    this.doing = { kind: 'sending' };
    this.made = undefined;
    const made = await this.#made();
    if (this.#replies.over) return;
    runInAction(() => {
      this.doing = made.kind === 'made' ? { kind: 'idle' } : made;
      if (made.kind !== 'made') return;
      this.made = made.link;
      this.passcode = '';
    });
    if (made.kind === 'made') await this.load();
  }

  ask(link: ShownHealthLink | undefined): void {
    this.question = link;
  }

  async revoke(): Promise<void> {
    const link = this.question;
    if (link === undefined || this.doing.kind === 'sending') return;
    this.doing = { kind: 'sending' };
    const answer = await this.#tools.links.revoke({ patient: this.#patient, id: link.id });
    if (this.#replies.over) return;
    runInAction(() => {
      this.question = undefined;
      this.made = undefined;
      this.doing = answer.ok ? { kind: 'revoked' } : { kind: 'failed', failure: answer.error };
    });
    await this.load();
  }

  async copy(): Promise<void> {
    const { made } = this;
    if (made === undefined) return;
    const isCopied = await this.#tools.copy(made.address).then(
      () => true,
      () => false,
    );
    runInAction(() => {
      if (this.made === made) this.made = { ...made, isCopied };
    });
  }

  dispose(): void {
    this.#replies.stop();
    this.made = undefined;
    this.passcode = '';
  }

  async #made(): Promise<{ readonly kind: 'made'; readonly link: Made } | Extract<Doing, { readonly kind: 'failed' }>> {
    const { links, health, sealing, origin, label, drawQrCode } = this.#tools;
    const { passcode, lifetime } = this;
    const file = await health.recordFile(this.#patient.patient, 'ips');
    if (!file.ok) return { kind: 'failed', failure: file.error };
    const { sealed, key } = await sealing.seal(file.value.bytes);
    const hasPasscode = passcode !== '';
    const answer = await links.make({ patient: this.#patient, lifetime, sealed, ...(hasPasscode ? { passcode } : {}) });
    if (!answer.ok) return { kind: 'failed', failure: answer.error };
    const { path, expiresAt } = answer.value;
    const link = sealing.link({
      ...{ url: `${origin}${path}`, key, exp: Math.floor(expiresAt / SECOND) },
      ...(hasPasscode ? { flag: 'P' } : {}),
      ...{ label: label().slice(0, 80), v: 1 },
    });
    const address = `${origin}${paths.sharedSummary}#${link}`;
    const code = await drawQrCode(address);
    return { kind: 'made', link: { address, code, expiresAt, hasPasscode, isCopied: false } };
  }
}
