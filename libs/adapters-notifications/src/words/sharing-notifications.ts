import { officeWaitingKinds, type OfficeCounts } from '@portico/domain/practices';
import {
  amendmentAnsweredWords,
  appConnectedWords,
  delegateAcceptedWords,
  delegateInvitationWords,
  delegationEndedWords,
  guestActionWords,
  guestLinkWords,
  invitationWords,
  recordsSentWords,
  refillAnsweredWords,
} from './sharing.messages.ts';
import { newResultsWords } from './new-results.messages.ts';
import { newMessageWords } from './new-message.messages.ts';
import { officeDigestWords } from './office-digest.messages.ts';
import { dayText } from './money-and-day-text.ts';
import { closingWords } from './common.messages.ts';
import type { WordsOf } from './notification-language.ts';

/** What there are words for: a later release, beside this one, may count more. */
const worded = (waiting: OfficeCounts): OfficeCounts => waiting.filter(({ kind }) => officeWaitingKinds.includes(kind));

const allOf = (waiting: OfficeCounts): number => waiting.reduce((sum, { count }) => sum + count, 0);

/** What is told of invitations, delegates, records that were mailed, answered requests, and links without an account. */
export const sharingNotifications: WordsOf<
  | 'invitation'
  | 'delegate-invitation'
  | 'records-sent'
  | 'delegate-accepted'
  | 'delegation-ended'
  | 'guest-link'
  | 'app-connected'
  | 'refill-answered'
  | 'office-digest'
  | 'amendment-answered'
  | 'new-results'
  | 'new-message'
> = {
  invitation: {
    mail: ({ practice, days }, { say }) => ({
      subject: say(invitationWords.subject, { practice }),
      before: [say(invitationWords.before, { practice })],
      action: say(invitationWords.action),
      after: [say(invitationWords.after, { days }), say(closingWords.unexpected)],
    }),
    text: ({ practice, link }, { say }) => say(invitationWords.text, { practice, link }),
  },
  'delegate-invitation': {
    mail: ({ from, practice, days }, { say }) => ({
      subject: say(delegateInvitationWords.subject, { from }),
      before: [
        practice === undefined
          ? say(delegateInvitationWords.beforeUnnamed, { from })
          : say(delegateInvitationWords.before, { from, practice }),
      ],
      action: say(delegateInvitationWords.action),
      after: [say(delegateInvitationWords.after, { days }), say(closingWords.unexpected)],
    }),
    text: ({ from, link }, { say }) => say(delegateInvitationWords.text, { from, link }),
  },
  'records-sent': {
    mail: ({ practice, address }, { say }) => ({
      subject: say(recordsSentWords.subject, { practice }),
      before: [say(recordsSentWords.before, { practice, address })],
      after: [say(recordsSentWords.after), say(closingWords.notYou)],
    }),
    text: ({ practice, address }, { say }) => say(recordsSentWords.text, { practice, address }),
  },
  'amendment-answered': {
    mail: ({ practice }, { say }) => ({
      subject: say(amendmentAnsweredWords.subject, { practice }),
      before: [say(amendmentAnsweredWords.before, { practice })],
      action: say(amendmentAnsweredWords.action),
      after: [say(amendmentAnsweredWords.after, { practice })],
    }),
    text: ({ practice, link }, { say }) => say(amendmentAnsweredWords.text, { practice, link }),
  },
  'new-results': {
    mail: ({ practice, commented, helps }, { say }) => ({
      subject: say(newResultsWords.subject, { practice }),
      before: [
        say(helps ? newResultsWords.helped : newResultsWords.before, { practice }),
        ...(commented ? [say(newResultsWords.commented, { practice })] : []),
      ],
      action: say(newResultsWords.action),
      after: [say(newResultsWords.after)],
    }),
    text: ({ practice, commented, helps, link }, { say }) => {
      const [plain, withComment] = helps
        ? ([newResultsWords.textHelped, newResultsWords.textHelpedCommented] as const)
        : ([newResultsWords.text, newResultsWords.textCommented] as const);
      return say(commented ? withComment : plain, { practice, link });
    },
  },
  'new-message': {
    mail: ({ practice, helps }, { say }) => ({
      subject: say(newMessageWords.subject, { practice }),
      before: [say(helps ? newMessageWords.helped : newMessageWords.before, { practice })],
      action: say(newMessageWords.action),
      after: [say(newMessageWords.after)],
    }),
    text: ({ practice, helps, link }, { say }) =>
      say(helps ? newMessageWords.textHelped : newMessageWords.text, { practice, link }),
  },
  'office-digest': {
    mail: ({ practice, id, waiting }, { say, language }) => ({
      subject: say(officeDigestWords.subject, { count: allOf(worded(waiting)), practice }),
      before: [
        say(officeDigestWords.before, { practice }),
        ...worded(waiting).map((one) => {
          if (one.kind !== 'amendment') return say(officeDigestWords[one.kind], { ...one });
          return say(officeDigestWords.amendment, { ...one, answerBy: dayText(one.answerBy, language) });
        }),
      ],
      after: [say(officeDigestWords.after, { command: `npm run office -- ${id} --waiting --reason digest` })],
    }),
    text: ({ practice, waiting }, { say }) =>
      say(officeDigestWords.subject, { count: allOf(worded(waiting)), practice }),
  },
  'refill-answered': {
    mail: ({ practice }, { say }) => ({
      subject: say(refillAnsweredWords.subject, { practice }),
      before: [say(refillAnsweredWords.before, { practice })],
      action: say(refillAnsweredWords.action),
      after: [say(refillAnsweredWords.after, { practice })],
    }),
    text: ({ practice, link }, { say }) => say(refillAnsweredWords.text, { practice, link }),
  },
  'delegate-accepted': {
    mail: ({ delegate }, { say }) => ({
      subject: say(delegateAcceptedWords.subject, { delegate }),
      before: [say(delegateAcceptedWords.before, { delegate })],
      after: [say(delegateAcceptedWords.after)],
    }),
    text: ({ delegate }, { say }) => say(delegateAcceptedWords.text, { delegate }),
  },
  'delegation-ended': {
    mail: ({ from }, { say }) => ({
      subject: say(delegationEndedWords.subject, { from }),
      before: [say(delegationEndedWords.before, { from })],
      after: [say(delegationEndedWords.after)],
    }),
    text: ({ from }, { say }) => say(delegationEndedWords.text, { from }),
  },
  'app-connected': {
    mail: ({ app, practice }, { say }) => ({
      subject: say(appConnectedWords.subject, { app }),
      before: [say(appConnectedWords.before, { app, practice })],
      action: say(appConnectedWords.action),
      after: [say(appConnectedWords.after), say(closingWords.notYou)],
    }),
    text: ({ app, practice, link }, { say }) => say(appConnectedWords.text, { app, practice, link }),
  },
  'guest-link': {
    mail: ({ opens, practice }, { say }) => ({
      subject: say(guestLinkWords.subject, { practice }),
      before: [say(guestLinkWords.before, { practice, action: say(guestActionWords[opens]) })],
      action: say(guestLinkWords.action),
      after: [say(guestLinkWords.after), say(closingWords.unexpected)],
    }),
    text: ({ opens, practice, link }, { say }) =>
      say(guestLinkWords.text, { practice, action: say(guestActionWords[opens]), link }),
  },
};
