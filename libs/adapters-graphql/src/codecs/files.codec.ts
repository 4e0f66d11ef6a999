import type { FileContent } from '@portico/application/kernel';
import { codec, type Codec } from './codec.ts';
import { field, record } from './object-codec.ts';

/** Bytes in one call of `fromCharCode`: a call takes only so many arguments. */
const chunk = 0x8000;

/** Bytes as base64 text. */
export const base64: Codec<Uint8Array, string> = codec(
  (bytes) => {
    let characters = '';
    for (let at = 0; at < bytes.length; at += chunk) {
      characters += String.fromCharCode(...bytes.subarray(at, at + chunk));
    }
    return btoa(characters);
  },
  (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
);

/** Bytes as a list of numbers, as the contract has a lab's file. */
const byteNumbers: Codec<Uint8Array, number[], readonly number[]> = codec(
  (bytes) => [...bytes],
  (numbers) => Uint8Array.from(numbers),
);

const label = { name: 'file_name', mediaType: 'media_type' } as const;

export const file = record<FileContent>()({ ...label, bytes: field('base64Str', base64) });
export const labFile = record<FileContent>()({ ...label, bytes: field('data', byteNumbers) });
