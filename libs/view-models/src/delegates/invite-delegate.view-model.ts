import { parseEmail, type PermissionArea } from '@portico/domain/access';
import { isLanguage, type Language, type PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { OwnPractice } from '@portico/application/access';
import { noDraft, LatestRequest, type FormDraft } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Delegates, InviteDelegateRefusal } from '@portico/application/delegates';
import { PermissionEditor } from './permission-editor.ts';

type InvitedPerson = Partial<Pick<InviteDelegateViewModel, 'name' | 'email' | 'language'>>;

/** The form by which a patient invites a delegate. */
export class InviteDelegateViewModel {
  name = '';
  email = '';
  /** The invited person’s; the inviter’s until one is chosen. */
  language: Language | undefined;
  chosen: readonly PracticeId[];
  readonly editor: PermissionEditor;
  busy = false;
  problem: InviteDelegateRefusal | Failure | undefined;
  /** The recipient of the invitation. */
  sentTo: string | undefined;

  readonly practices: readonly OwnPractice[];
  readonly #delegates: Pick<Delegates, 'invite'>;
  readonly #draft: FormDraft;
  readonly #replies = new LatestRequest();

  constructor(
    delegates: Pick<Delegates, 'invite'>,
    practices: readonly OwnPractice[],
    draft: FormDraft = noDraft,
    withheld: readonly PermissionArea[] = [],
  ) {
    this.#delegates = delegates;
    this.editor = new PermissionEditor([], '', withheld);
    this.practices = practices;
    this.chosen = practices.map(({ id }) => id);
    this.#draft = draft;
    const kept = draft.read();
    this.name = kept?.['name'] ?? '';
    this.email = kept?.['email'] ?? '';
    const language = kept?.['language'] ?? '';
    this.language = isLanguage(language) ? language : undefined;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canSend(): boolean {
    return this.name.trim() !== '' && parseEmail(this.email).ok && this.chosen.length > 0 && this.editor.isComplete;
  }

  /** Takes what was typed or chosen about the invited person, and keeps it. */
  describe(person: InvitedPerson): void {
    Object.assign(this, person);
    const { name, email, language } = this;
    this.#draft.keep({ name, email, ...(language === undefined ? {} : { language }) });
  }

  togglePractice(practice: PracticeId): void {
    this.chosen = this.chosen.includes(practice)
      ? this.chosen.filter((one) => one !== practice)
      : [...this.chosen, practice];
  }

  async send(): Promise<void> {
    if (!this.canSend || this.busy) return;
    this.busy = true;
    this.problem = undefined;
    const { name, email, language, chosen, editor } = this;
    const wanted = {
      name: name.trim(),
      email: email.trim(),
      practices: chosen,
      permissions: editor.held,
      ...editor.end,
      ...(language === undefined ? {} : { language }),
    };
    const answer = await this.#delegates.invite(wanted);
    if (this.#replies.over) return;
    runInAction(() => {
      this.busy = false;
      if (answer.ok) this.sentTo = wanted.name;
      else this.problem = answer.error;
    });
    if (answer.ok) this.#draft.drop();
  }

  dispose(): void {
    this.#replies.stop();
  }
}
