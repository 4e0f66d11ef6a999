import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { PermissionArea } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import type {
  DelegateGrant,
  Delegates,
  ManagedProfiles,
  OwnDelegate,
  PendingInvitation,
} from '@portico/application/delegates';
import { DelegateChange, type DelegateSuccess } from './delegate-change.ts';
import { PermissionEditor } from './permission-editor.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly profiles: ManagedProfiles };

/** A delegate at one practice. */
export interface GrantOf {
  readonly delegate: OwnDelegate;
  readonly grant: DelegateGrant;
}

export type DelegateQuestion =
  | ({ readonly kind: 'revoke' } & GrantOf)
  | { readonly kind: 'withdraw'; readonly invitation: PendingInvitation };

/** The areas that these practices cannot serve, as far as it is known. */
type Withheld = (practices: readonly PracticeId[]) => readonly PermissionArea[];

type Asked = Pick<Delegates, 'profiles' | 'changePermissions' | 'withdraw' | 'resend'>;

/** A patient's own delegates: their permissions, until when, and open invitations (`ACC-343`, `ACC-357`). */
export class ManageDelegatesViewModel {
  phase: Phase = { kind: 'loading' };
  /** The delegate whose permissions are being changed. */
  editing: (GrantOf & { readonly editor: PermissionEditor }) | undefined;
  /** The pending invitation whose permissions are being changed. */
  changing: { readonly invitation: PendingInvitation; readonly editor: PermissionEditor } | undefined;
  question: DelegateQuestion | undefined;
  /** The last delegate was revoked: the person goes to the personal settings (`ACC-349`). */
  noneLeft = false;

  readonly change = new DelegateChange();
  readonly #delegates: Asked;
  readonly #withheld: Withheld;
  readonly #replies = new LatestRequest();

  constructor(delegates: Asked, withheld: Withheld = () => []) {
    this.#delegates = delegates;
    this.#withheld = withheld;
    makeAutoObservable(this, { change: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (this.phase.kind !== 'ready') this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#delegates.profiles();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', profiles: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  edit(delegate: OwnDelegate, grant: DelegateGrant): void {
    this.change.tell(undefined);
    this.changing = undefined;
    const withheld = this.#withheld([grant.chart.practice]);
    this.editing = { delegate, grant, editor: new PermissionEditor(grant.permissions, grant.until, withheld) };
  }

  /** Without one, nothing is edited any more. */
  changeInvitation(invitation?: PendingInvitation): void {
    if (this.change.busy) return;
    if (invitation !== undefined) this.change.tell(undefined);
    this.editing = undefined;
    const practices = this.phase.kind === 'ready' ? this.phase.profiles.practices : [];
    const withheld = this.#withheld(practices.map(({ id }) => id));
    this.changing = invitation && {
      invitation,
      editor: new PermissionEditor(invitation.permissions, invitation.until, withheld),
    };
  }

  ask(question: DelegateQuestion | undefined): void {
    if (!this.change.busy) this.question = question;
  }

  /**
   * Saves the ticked permissions, and mails an invitation again with them; of a delegate, with none ticked it is a revocation, which needs confirmation (`ACC-346`, `ACC-348`).
   */
  async save(): Promise<void> {
    const { editing, changing } = this;
    if (changing?.editor.isComplete === true) return this.resend(asChanged(changing));
    if (editing === undefined) return;
    const { delegate, grant, editor } = editing;
    if (editor.held.length === 0) return this.ask({ kind: 'revoke', delegate, grant });
    if (!editor.isComplete) return;
    const { account } = delegate;
    const change = { delegate: account, chart: grant.chart, permissions: editor.held, ...editor.end };
    await this.#make(() => this.#delegates.changePermissions(change), { kind: 'saved', name: delegate.name });
  }

  /** Mails the invitation again, with what is permitted by it. */
  async resend({ id, name, permissions, until }: PendingInvitation): Promise<void> {
    const change = { id, permissions, ...(until === undefined ? {} : { until }) };
    await this.#make(() => this.#delegates.resend(change), { kind: 'sentAgain', name });
  }

  async confirm(): Promise<void> {
    const { question } = this;
    if (question?.kind === 'withdraw') {
      const { id, name } = question.invitation;
      await this.#make(() => this.#delegates.withdraw(id), { kind: 'withdrawn', name });
    } else if (question?.kind === 'revoke') {
      const { account, name } = question.delegate;
      const change = { delegate: account, chart: question.grant.chart, permissions: [] };
      await this.#make(() => this.#delegates.changePermissions(change), { kind: 'revoked', name });
    }
  }

  /** A delegate was invited: reloads the list. */
  async invited(name: string): Promise<void> {
    this.change.tell({ kind: 'invited', name });
    await this.load();
  }

  dispose(): void {
    this.#replies.stop();
    this.change.dispose();
  }

  async #make(ask: () => ServiceResult<void>, news: DelegateSuccess): Promise<void> {
    const onEnd = (isSaved: boolean): void => {
      this.question = undefined;
      if (!isSaved) return;
      this.editing = undefined;
      this.changing = undefined;
    };
    if (!(await this.change.run(ask, news, onEnd, this.load))) return;
    runInAction(() => {
      this.noneLeft =
        news.kind === 'revoked' && this.phase.kind === 'ready' && this.phase.profiles.delegates.length === 0;
    });
  }
}

/** The invitation as it is to be sent: with the permissions that are ticked now. */
const asChanged = ({ invitation, editor }: NonNullable<ManageDelegatesViewModel['changing']>): PendingInvitation => {
  const { until: _, ...kept } = invitation;
  return { ...kept, permissions: editor.held, ...editor.end };
};
