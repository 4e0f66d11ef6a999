import type { NodeId, SendKey } from '@portico/domain/messages';

/** The key of a message with its file: with another file it is another message. */
export const sendKeyOf = (key: SendKey, file: NodeId | undefined): SendKey =>
  file === undefined ? key : (`${key}-${file.replace(/[^A-Za-z0-9]/g, '').slice(-12)}` as SendKey);
