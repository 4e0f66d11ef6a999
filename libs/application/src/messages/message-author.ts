import type { Message } from '@portico/domain/messages';
import type { OpenedThread } from './messages.port.ts';

/** Who wrote a message: the person who reads, someone by name, or who the source says no more of than its side. */
export type MessageAuthor =
  | { readonly kind: 'reader' }
  | { readonly kind: 'practice' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'for-patient'; readonly name: string };

export const authorOf = (
  { fromPatient, sender }: Pick<Message, 'fromPatient' | 'sender'>,
  { user, reader }: Pick<OpenedThread, 'user' | 'reader'>,
): MessageAuthor => {
  const name = sender.trim();
  if (fromPatient && name !== '' && name === reader) return { kind: 'reader' };
  if (name !== '') return { kind: 'named', name };
  return fromPatient ? { kind: 'for-patient', name: user } : { kind: 'practice' };
};

/** Under which name the reader's own messages are known; none for a delegate whose name is also the patient's. */
export const readerOf = (sender: string, patient: string, isDelegate: boolean): string =>
  isDelegate && sender.trim() === patient.trim() ? '' : sender.trim();
