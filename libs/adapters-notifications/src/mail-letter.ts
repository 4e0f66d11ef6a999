import type { Language } from '@portico/domain/kernel';
import { linkIn, type Notification } from '@portico/domain/notifications';
import { cleaned } from './clean-text.ts';
import { htmlOf } from './mail-html.ts';
import { frameWords } from './words/common.messages.ts';
import { voiceOf } from './words/notification-language.ts';
import { wordsFor } from './words/words-for-notification.ts';

/** A mail, ready to be sent. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mail that tells of a notice; a link that is only a path leads to `origin`. */
export const letterOf = (raw: Notification, language: Language, origin: string): Letter => {
  const notification = cleaned(raw, origin);
  const voice = voiceOf(language);
  const { say } = voice;
  const practice = 'practice' in notification ? notification.practice : undefined;
  const [greeting, farewell] = [say(frameWords.greeting), practice ?? say(frameWords.farewell)];
  const orAddress = say(frameWords.orAddress);
  const { subject, before, code, action, after } = wordsFor(notification).mail(notification, voice);
  const link = linkIn(notification);
  const told = { greeting, before, code, action, link, orAddress, after, farewell };
  const button = action === undefined || link === undefined ? [] : [`${action}:\n${link}`];
  const blocks = [greeting, ...before, ...(code === undefined ? [] : [code]), ...button, ...after, farewell];
  return { subject, text: `${blocks.join('\n\n')}\n`, html: htmlOf(subject, told, language) };
};

/** The text message that tells of a notice. */
export const textMessageOf = (raw: Notification, language: Language, origin: string): string => {
  const notification = cleaned(raw, origin);
  return wordsFor(notification).text(notification, voiceOf(language));
};
