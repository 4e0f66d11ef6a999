import { shapeOf, type MessageFile, type NodeId } from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure, FileContent, FileDelivery, FileWindows, WaitingWindow } from '@portico/application/kernel';
import type { Messages } from '@portico/application/messages';

export type AttachmentPhase = { readonly kind: 'fetching' } | { readonly kind: 'failed'; readonly failure: Failure };

/** What is shown over the page: a text, a page without scripts, or a picture (`MON-250`, `MON-254`). */
export interface ShownFile {
  readonly shape: 'text' | 'page' | 'picture';
  readonly title: string;
  readonly content: FileContent;
}

export interface AttachmentTools {
  readonly delivery: FileDelivery;
  readonly windows: FileWindows;
}

/** Opens the files attached to messages (`MON-249` to `MON-251`). */
export class MessageAttachments {
  phases: ReadonlyMap<NodeId, AttachmentPhase> = new Map();
  shown: ShownFile | undefined;

  readonly #messages: Pick<Messages, 'file'>;
  readonly #tools: AttachmentTools;
  #over = false;

  constructor(messages: Pick<Messages, 'file'>, tools: AttachmentTools) {
    this.#messages = messages;
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open({ node, name, description, mediaType }: MessageFile): Promise<void> {
    if (this.phases.get(node)?.kind === 'fetching') return;
    const shape = shapeOf(mediaType);
    // Browsers allow a new window only during a press, so it is opened before the file is loaded.
    const opened = shape === 'pdf' ? this.#tools.windows.open() : undefined;
    this.#note(node, { kind: 'fetching' });
    const answer = await this.#messages.file(node);
    // A file of the former practice or person must not open over the next screen.
    if (this.#over) return opened?.close();
    this.#note(node, answer.ok ? undefined : { kind: 'failed', failure: answer.error });
    if (!answer.ok) return opened?.close();
    if (shape === 'pdf' || shape === 'other') return this.#deliver(answer.value, opened);
    runInAction(() => {
      this.shown = { shape, title: description ?? name, content: answer.value };
    });
  }

  /** Saves the shown file on the device. */
  save(): void {
    if (this.shown !== undefined) this.#tools.delivery.deliver(this.shown.content);
  }

  close(): void {
    this.shown = undefined;
  }

  dispose(): void {
    this.#over = true;
  }

  /** Shows the file in the opened window, or saves it if the browser opened none. */
  #deliver(content: FileContent, opened: WaitingWindow | undefined): void {
    if (opened === undefined) this.#tools.delivery.deliver(content);
    else opened.show(content);
  }

  #note(node: NodeId, phase: AttachmentPhase | undefined): void {
    runInAction(() => {
      const phases = new Map(this.phases);
      if (phase === undefined) phases.delete(node);
      else phases.set(node, phase);
      this.phases = phases;
    });
  }
}
