import { allPermissions, parseEmail, type PermissionArea } from '@portico/domain/access';
import { extents } from '@portico/domain/delegates';
import { isLanguage, type Language, type PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
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
  /** What is checked before anything is chosen. */
  readonly #preset: readonly PracticeId[];
  readonly #draft: FormDraft;
  readonly #stopKeeping: () => void;
  readonly #replies = new LatestRequest();

  constructor(
    delegates: Pick<Delegates, 'invite'>,
    practices: readonly OwnPractice[],
    draft: FormDraft = noDraft,
    withheld: readonly PermissionArea[] = [],
    here?: PracticeId,
  ) {
    this.#delegates = delegates;
    this.editor = new PermissionEditor([], '', withheld);
    this.practices = practices;
    // What is done there is chosen by the person; of the practices, the one that they are in is checked until it is unchecked.
    this.#preset = practices.filter(({ id }) => practices.length === 1 || id === here).map(({ id }) => id);
    this.chosen = this.#preset;
    this.#draft = draft;
    const kept = draft.read();
    this.name = kept?.['name'] ?? '';
    this.email = kept?.['email'] ?? '';
    const language = kept?.['language'] ?? '';
    this.language = isLanguage(language) ? language : undefined;
    if (kept !== undefined) this.#takeUp(kept);
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stopKeeping = reaction(
      () => JSON.stringify(this.#typed),
      () => this.#draft.keep(this.#typed),
    );
  }

  get canSend(): boolean {
    return this.name.trim() !== '' && parseEmail(this.email).ok && this.chosen.length > 0 && this.editor.isComplete;
  }

  /** Takes what was typed or chosen about the invited person, and keeps it. */
  describe(person: InvitedPerson): void {
    Object.assign(this, person);
  }

  /** The whole form, as a draft keeps it. */
  get #typed(): Readonly<Record<string, string>> {
    const { name, email, language, editor, chosen } = this;
    return {
      name,
      email,
      ...(language !== undefined && { language }),
      ...(editor.extent !== undefined && { extent: editor.extent, permissions: editor.held.join(' ') }),
      ...(editor.until !== '' && { until: editor.until }),
      ...(chosen.join() !== this.#preset.join() && { practices: chosen.join(' ') }),
    };
  }

  #takeUp({ extent, permissions = '', until = '', practices }: Readonly<Record<string, string | undefined>>): void {
    const known = extents.find((one) => one === extent);
    if (known !== undefined)
      this.editor.takeUp(
        known,
        allPermissions.filter((one) => permissions.split(' ').includes(one)),
      );
    this.editor.typeUntil(until);
    if (practices === undefined) return;
    const kept = practices.split(' ');
    this.chosen = this.practices.map(({ id }) => id).filter((id) => kept.includes(id));
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
    if (!answer.ok) return;
    this.#stopKeeping();
    this.#draft.drop();
  }

  dispose(): void {
    this.#stopKeeping();
    this.#replies.stop();
  }
}
