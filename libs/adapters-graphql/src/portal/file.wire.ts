import type { FileContent } from '@portico/application/kernel';
import type { FilePartsFragment } from '../generated/operations.ts';

export const fileFromWire = ({ file_name, media_type, base64Str }: FilePartsFragment): FileContent => ({
  name: file_name,
  mediaType: media_type,
  bytes: Uint8Array.from(atob(base64Str), (character) => character.charCodeAt(0)),
});
