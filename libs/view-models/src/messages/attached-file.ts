import { failed, type Result } from '@portico/domain/kernel';
import { judgeFile, type BadFile, type NodeId } from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type { UploadRefusal, Messages, UploadPlace, ChosenFile, Uploads } from '@portico/application/messages';

type Phase =
  | { readonly kind: 'none' }
  | { readonly kind: 'uploading'; readonly name: string; readonly share: number }
  | { readonly kind: 'ready'; readonly name: string; readonly node: NodeId }
  | { readonly kind: 'failed'; readonly name: string; readonly why: BadFile | UploadRefusal | Failure };

/**
 * The file of a new message, uploaded as soon as it is chosen, so that sending the message takes no longer (`MON-252`).
 */
export class AttachedFile {
  phase: Phase = { kind: 'none' };

  readonly #messages: Pick<Messages, 'screen'>;
  readonly #uploads: Uploads;
  #place: UploadPlace;
  #chosen: ChosenFile | undefined;

  constructor(messages: Pick<Messages, 'screen'>, uploads: Uploads, place: UploadPlace) {
    this.#messages = messages;
    this.#uploads = uploads;
    this.#place = place;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.phase.kind === 'uploading';
  }

  get node(): NodeId | undefined {
    return this.phase.kind === 'ready' ? this.phase.node : undefined;
  }

  async choose(file: ChosenFile): Promise<void> {
    this.#chosen = file;
    const { name } = file;
    this.phase = { kind: 'uploading', name, share: 0 };
    const judged = judgeFile({ name, size: file.size, beginning: await file.beginning() });
    const brought = judged.ok ? await this.#bring(file) : judged;
    if (this.#chosen !== file) return;
    runInAction(() => {
      this.phase = brought.ok
        ? { kind: 'ready', name, node: brought.value }
        : { kind: 'failed', name, why: brought.error };
    });
  }

  async retry(): Promise<void> {
    if (this.#chosen !== undefined && this.phase.kind === 'failed') await this.choose(this.#chosen);
  }

  remove(): void {
    this.#chosen = undefined;
    this.phase = { kind: 'none' };
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
