import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js';

/** What is seen, row by row; four bytes a pixel: red, green, blue and how much covers what is behind. */
export interface Seen {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** How a type of pictures is read and written, in WebAssembly, which reaches nothing but the bytes it is given. */
export interface Codec {
  /** Upright, as the file says. @throws where the bytes are no such picture. */
  read(bytes: Uint8Array): Promise<Seen>;
  write(seen: Seen): Promise<Uint8Array>;
}

/** Of 100; as small as can be while no letter of a paper becomes harder to read. */
const quality = 80;

export const jpeg: Codec = {
  read: async (bytes) => {
    await initJpegDecoder({ ...silent, wasmBinary: program('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm').buffer });
    return decodeJpeg(new Uint8Array(bytes).buffer, { preserveOrientation: true });
  },
  write: async (seen) => {
    await initJpegEncoder({ ...silent, wasmBinary: program('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm').buffer });
    return new Uint8Array(await encodeJpeg(seen as Parameters<typeof encodeJpeg>[0], { quality, progressive: false }));
  },
};

const pngCodec = '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';

export const png: Codec = {
  read: async (bytes) => {
    await initPngDecoder(program(pngCodec));
    return decodePng(new Uint8Array(bytes).buffer);
  },
  write: async (seen) => {
    await initPngEncoder(program(pngCodec));
    return new Uint8Array(await encodePng(seen as Parameters<typeof encodePng>[0]));
  },
};

const program = (file: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file))));

/** Discards a decoder's messages about a broken picture. */
const silent = { print: () => undefined, printErr: () => undefined };
