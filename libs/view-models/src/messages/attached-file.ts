import { failed, type Result } from '@portico/domain/kernel';
import { judgeFile, typeOfName, type BadFile, type MessageFile, type NodeId } from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type { FormDraft } from '../kernel/index.ts';
import type { UploadRefusal, Messages, UploadPlace, ChosenFile, Uploads } from '@portico/application/messages';

type Phase =
  | { readonly kind: 'none' }
  | { readonly kind: 'uploading'; readonly name: string; readonly share: number }
  | { readonly kind: 'ready'; readonly name: string; readonly node: NodeId }
  | { readonly kind: 'failed'; readonly name: string; readonly why: BadFile | UploadRefusal | Failure };

/** Where a chosen file is kept until it is sent, and how it is opened again. */
export interface KeptFile {
  readonly draft: FormDraft;
  readonly reopen: (name: string, content: string) => ChosenFile;
}

/**
 * The file of a message that is written, uploaded as soon as it is chosen, so that sending the message takes no longer (`MON-252`).
 */
export class AttachedFile {
  phase: Phase = { kind: 'none' };

  readonly #messages: Pick<Messages, 'screen'>;
  readonly #uploads: Uploads;
  readonly #kept: KeptFile;
  #place: UploadPlace;
  #chosen: ChosenFile | undefined;

  /** A file that was chosen before and not sent is there again. */
  constructor(messages: Pick<Messages, 'screen'>, uploads: Uploads, place: UploadPlace, kept: KeptFile) {
    this.#messages = messages;
    this.#uploads = uploads;
    this.#place = place;
    this.#kept = kept;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#takeUp();
  }

  /** Whether a chosen file would not go with the message, as it is still being uploaded or could not be. */
  get isMissing(): boolean {
    return this.phase.kind === 'uploading' || this.phase.kind === 'failed';
  }

  get node(): NodeId | undefined {
    return this.phase.kind === 'ready' ? this.phase.node : undefined;
  }

  async choose(file: ChosenFile): Promise<void> {
    this.#chosen = file;
    const { name } = file;
    this.phase = { kind: 'uploading', name, share: 0 };
    const judged = judgeFile({ name, size: file.size, beginning: await file.beginning() });
    if (judged.ok) await this.#keep(file);
    const brought = judged.ok ? await this.#bring(file) : judged;
    if (this.#chosen !== file) return;
    if (brought.ok) await this.#keep(file, brought.value);
    else if (isFinal(brought.error)) this.#kept.draft.drop();
    runInAction(() => {
      this.phase = brought.ok
        ? { kind: 'ready', name, node: brought.value }
        : { kind: 'failed', name, why: brought.error };
    });
  }

  /** The uploaded file as it stands at a sent message. */
  get attached(): MessageFile | undefined {
    if (this.phase.kind !== 'ready') return undefined;
    const { node, name } = this.phase;
    return { node, name, mediaType: typeOfName(name) ?? '' };
  }

  async retry(): Promise<void> {
    if (this.#chosen !== undefined && this.phase.kind === 'failed') await this.choose(this.#chosen);
  }

  remove(): void {
    this.#chosen = undefined;
    this.phase = { kind: 'none' };
    this.#kept.draft.drop();
  }

  #takeUp(): void {
    const { name, content, node } = this.#kept.draft.read() ?? {};
    if (name === undefined || content === undefined) return;
    this.#chosen = this.#kept.reopen(name, content);
    if (node === undefined) void this.choose(this.#chosen);
    else this.phase = { kind: 'ready', name, node: node as NodeId };
  }

  async #keep(file: ChosenFile, node?: NodeId): Promise<void> {
    const content = await file.content();
    if (this.#chosen !== file) return;
    this.#kept.draft.keep({ name: file.name, content, ...(node === undefined ? {} : { node }) });
  }

  /**
   * Uploads the file; if the upload token has expired while the person was writing, gets a new one and retries once.
   */
  async #bring(file: ChosenFile): Promise<Result<NodeId, UploadRefusal | Failure>> {
    const brought = await this.#once(file);
    if (brought.ok || brought.error.kind !== 'not-allowed') return brought;
    const again = await this.#messages.screen({});
    if (!again.ok) return again;
    if (again.value.upload === undefined) return failed({ kind: 'not-found' });
    this.#place = again.value.upload;
    return this.#once(file);
  }

  #once(file: ChosenFile): Promise<Result<NodeId, UploadRefusal | Failure>> {
    return this.#uploads.bring(this.#place, file, (share) => {
      runInAction(() => {
        if (this.#chosen === file && this.phase.kind === 'uploading') this.phase = { ...this.phase, share };
      });
    });
  }
}

/** To bring the same file again would end the same way. */
const isFinal = ({ kind }: BadFile | UploadRefusal | Failure): boolean =>
  kind === 'wrong-type' || kind === 'too-large' || kind === 'empty' || kind === 'infected';
