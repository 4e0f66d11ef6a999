import type { FileContent } from '@portico/application/kernel';
import type { FileAnswer } from '../generated/resolvers.ts';

export const fileToWire = ({ name, mediaType, bytes }: FileContent): FileAnswer => ({
  file_name: name,
  media_type: mediaType,
  base64Str: Buffer.from(bytes).toString('base64'),
});
