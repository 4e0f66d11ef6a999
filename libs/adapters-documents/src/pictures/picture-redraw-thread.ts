import { parentPort } from 'node:worker_threads';
import type { PictureType } from '@portico/domain/kernel';
import { jpeg, png } from './picture-codecs.ts';

/** The picture that a thread draws anew, the only one of its life. */
export interface DrawingOrder {
  readonly bytes: Uint8Array;
  readonly type: PictureType;
}

const drawn = async ({ bytes, type }: DrawingOrder): Promise<Uint8Array> => {
  const codec = type === 'image/png' ? png : jpeg;
  return codec.write(await codec.read(bytes));
};

parentPort?.on('message', (order: DrawingOrder) => {
  drawn(order).then(
    (result) => parentPort?.postMessage({ result }),
    // A decoder's error may be anything and is not useful.
    () => parentPort?.postMessage({ result: undefined }),
  );
});
