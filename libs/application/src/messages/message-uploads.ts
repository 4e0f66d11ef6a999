import type { TokenMint } from '@portico/domain/access';
import { failed, ok, type Instant, type Result } from '@portico/domain/kernel';
import {
  judgeFile,
  tellingBytes,
  tidyFileName,
  type BadFile,
  type MessageFiles,
  type NodeId,
} from '@portico/domain/messages';

export interface UploadsDeps {
  readonly messageFiles: Pick<MessageFiles, 'keep'>;
  readonly tokens: Pick<TokenMint, 'readUpload'>;
  readonly now: () => Instant;
  readonly newNode: () => NodeId;
}

export interface BroughtFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** `not-allowed`: the token is none, or its time is over. */
export type UploadRefusal = BadFile | { readonly kind: 'not-allowed' | 'too-many' };

/** Takes the files that people attach to messages, by the right that the messages screen handed out (`MON-252`). */
export class MessageUploads {
  readonly #deps: UploadsDeps;

  constructor(deps: UploadsDeps) {
    this.#deps = deps;
  }

  /** Whether a token is good now: asked before its file is read. */
  isAllowed(token: string): boolean {
    return this.#deps.tokens.readUpload(token, this.#deps.now()) !== undefined;
  }

  /** Keeps a file until it is sent with a message; it is judged by its first bytes and not by what its sender calls it. */
  async take(token: string, { name, bytes }: BroughtFile): Promise<Result<NodeId, UploadRefusal>> {
    const { messageFiles, tokens, now, newNode } = this.#deps;
    const claims = tokens.readUpload(token, now());
    if (claims === undefined) return failed({ kind: 'not-allowed' });
    const tidy = tidyFileName(name);
    const judged = judgeFile({ name: tidy, size: bytes.length, beginning: bytes.subarray(0, tellingBytes) });
    if (!judged.ok) return judged;
    const node = newNode();
    const kept = await messageFiles.keep(claims.chart, { node, name: tidy, mediaType: judged.value, bytes });
    return kept.ok ? ok(node) : kept;
  }
}
