import {
  type ChosenFile,
  type UploadPlace,
  type UploadRefusal,
  type Uploads,
  uploadTokenHeader,
} from '@portico/application/messages';
import type { Failure } from '@portico/application/kernel';
import { failed, parseId, type Result } from '@portico/domain/kernel';
import { tellingBytes, type NodeId } from '@portico/domain/messages';

/** A file of an `<input type="file">`. */
export const chosenFile = (file: File): ChosenFile => ({
  name: file.name,
  size: file.size,
  beginning: async () => new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()),
  content: () => base64Of(file),
  held: file,
});

/** A file that was chosen on an earlier page, from what was kept of it. */
export const reopenedFile = (name: string, content: string): ChosenFile => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return chosenFile(new File([bytes], name));
};

/** In parts, as a call takes only so many arguments. */
const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const part = 0x8000;
  let letters = '';
  for (let at = 0; at < bytes.length; at += part) letters += String.fromCharCode(...bytes.subarray(at, at + part));
  return btoa(letters);
};

const refusals: ReadonlyMap<string, UploadRefusal['kind']> = new Map(
  Object.entries({
    'wrong-type': 'wrong-type',
    'too-large': 'too-large',
    empty: 'empty',
    'not-allowed': 'not-allowed',
    'too-many': 'too-many',
    infected: 'infected',
    'not-scanned': 'not-scanned',
  }),
);

/** Brings files by `POST` as multipart. `fetch` tells nothing of how far an upload is; the older way does. */
export class BrowserUploads implements Uploads {
  readonly #request: () => XMLHttpRequest;

  constructor(request: () => XMLHttpRequest) {
    this.#request = request;
  }

  bring(
    { endpoint, token }: UploadPlace,
    { name, held }: ChosenFile,
    onProgress: (share: number) => void,
  ): Promise<Result<NodeId, UploadRefusal | Failure>> {
    return new Promise((resolve) => {
      const request = this.#request();
      const form = new FormData();
      form.append('file', held as File, name);
      request.open('POST', endpoint);
      request.setRequestHeader(uploadTokenHeader, token);
      request.responseType = 'text';
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(answerOf(request.status, request.responseText));
      request.onerror = () => resolve(failed({ kind: 'unreachable' }));
      request.onabort = () => resolve(failed({ kind: 'unreachable' }));
      request.ontimeout = () => resolve(failed({ kind: 'timed-out' }));
      request.send(form);
    });
  }
}

const answerOf = (status: number, text: string): Result<NodeId, UploadRefusal | Failure> => {
  const { nodeid, reason } = objectFrom(text);
  const node = parseId<NodeId>(nodeid);
  if (status === 200 && node.ok) return node;
  const refusal = typeof reason === 'string' ? refusals.get(reason) : undefined;
  if (refusal !== undefined) return failed({ kind: refusal });
  if (status === 504) return failed({ kind: 'timed-out' });
  return failed({ kind: status === 502 || status === 503 ? 'unavailable' : 'malfunction' });
};

const objectFrom = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
