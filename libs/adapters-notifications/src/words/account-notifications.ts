import type { Message } from '@portico/application/texts';
import type { AccountNotification } from '@portico/domain/notifications';
import { accountAdviceWords, accountSentenceWords, accountSubjectWords } from './account-changes.messages.ts';
import {
  alreadyRegisteredWords,
  confirmEmailWords,
  emailChangedWords,
  newDeviceWords,
  oneTimeCodeWords,
  passwordChangedWords,
  resetPasswordWords,
  secondFactorsChangedWords,
} from './accounts.messages.ts';
import { closingWords } from './common.messages.ts';
import type { WordsOf } from './notification-language.ts';

/** What a person should do who did not want a change of the account; for most of them, to call. */
const adviceOn: Readonly<Partial<Record<AccountNotification, Message>>> = {
  'wrong-codes': accountAdviceWords.password,
  'identity-linked': accountAdviceWords.passwordAndCall,
};

/** What is told of an account, its passwords and its sign-ins. */
export const accountNotifications: WordsOf<
  | 'one-time-code'
  | 'reset-password'
  | 'password-changed'
  | 'email-changed'
  | 'confirm-email'
  | 'already-registered'
  | 'new-device'
  | 'second-factors-changed'
  | 'account-changed'
> = {
  'one-time-code': {
    mail: ({ code, minutes }, { say }) => ({
      subject: say(oneTimeCodeWords.subject),
      before: [say(oneTimeCodeWords.before)],
      code,
      after: [say(oneTimeCodeWords.after, { minutes }), say(oneTimeCodeWords.after2), say(oneTimeCodeWords.after3)],
    }),
    text: ({ code, minutes }, { say }) => say(oneTimeCodeWords.text, { code, minutes }),
  },
  'reset-password': {
    mail: ({ minutes }, { say }) => ({
      subject: say(resetPasswordWords.subject),
      before: [say(resetPasswordWords.before)],
      action: say(resetPasswordWords.action),
      after: [say(resetPasswordWords.after, { minutes }), say(resetPasswordWords.after2)],
    }),
    text: ({ link, minutes }, { say }) => say(resetPasswordWords.text, { minutes, link }),
  },
  'password-changed': {
    mail: (_, { say }) => ({
      subject: say(passwordChangedWords.subject),
      before: [say(passwordChangedWords.before)],
      after: [say(closingWords.notYou)],
    }),
    text: (_, { say }) => say(passwordChangedWords.text),
  },
  'email-changed': {
    mail: (_, { say }) => ({
      subject: say(emailChangedWords.subject),
      before: [say(emailChangedWords.before)],
      after: [say(emailChangedWords.after)],
    }),
    text: (_, { say }) => say(emailChangedWords.text),
  },
  'confirm-email': {
    mail: ({ hours }, { say }) => ({
      subject: say(confirmEmailWords.subject),
      before: [say(confirmEmailWords.before)],
      action: say(confirmEmailWords.action),
      after: [say(confirmEmailWords.after, { hours }), say(closingWords.unexpected)],
    }),
    text: ({ link, hours }, { say }) => say(confirmEmailWords.text, { hours, link }),
  },
  'already-registered': {
    mail: (_, { say }) => ({
      subject: say(alreadyRegisteredWords.subject),
      before: [say(alreadyRegisteredWords.before)],
      action: say(alreadyRegisteredWords.action),
      after: [say(alreadyRegisteredWords.after), say(closingWords.unexpected)],
    }),
    text: ({ link }, { say }) => say(alreadyRegisteredWords.text, { link }),
  },
  'new-device': {
    mail: (_, { say }) => ({
      subject: say(newDeviceWords.subject),
      before: [say(newDeviceWords.before)],
      after: [say(newDeviceWords.after), say(closingWords.notYou)],
    }),
    text: (_, { say }) => say(newDeviceWords.text),
  },
  'second-factors-changed': {
    mail: (_, { say }) => ({
      subject: say(secondFactorsChangedWords.subject),
      before: [say(secondFactorsChangedWords.before)],
      after: [say(closingWords.notYou)],
    }),
    text: (_, { say }) => say(secondFactorsChangedWords.text),
  },
  'account-changed': {
    mail: ({ news }, { say }) => ({
      subject: say(accountSubjectWords[news]),
      before: [say(accountSentenceWords[news])],
      after: [say(adviceOn[news] ?? accountAdviceWords.call)],
    }),
    text: ({ news }, { say }) => `${say(accountSentenceWords[news])} ${say(adviceOn[news] ?? accountAdviceWords.call)}`,
  },
};
