import type { Message } from '@portico/application/texts';
import type { Notification, VisitEvent } from '@portico/domain/notifications';
import { askedText, spanText, shortWhenText, whenText } from './visit-time-text.ts';
import { changedRequestWords } from './changed-request.messages.ts';
import {
  earlierTimeWords,
  moveRequestWords,
  reminderWords,
  visitBeforeWords,
  visitLinkWords,
  visitSubjectWords,
  visitTextWords,
  visitWords,
} from './visits.messages.ts';
import { helpedBeforeWords, helpedSubjectWords, helpedWords } from './visits-helped.messages.ts';
import type { Voice, WordsOf } from './notification-language.ts';

type VisitNews = Extract<Notification, { kind: 'visit-news' }>;

/** The end of a mail, and its button and end for a person without an account, whose link opens this visit. */
interface VisitEnd {
  readonly after: readonly Message[];
  readonly byLink: { readonly action: Message; readonly after: readonly Message[] };
}

const change: VisitEnd = {
  after: [visitWords.change],
  byLink: { action: visitLinkWords.change, after: [visitLinkWords.changeAfter] },
};
const another = { action: visitLinkWords.another, after: [visitWords.notYou] };

const ends: Readonly<Record<VisitEvent, VisitEnd>> = {
  booked: change,
  changed: change,
  requested: {
    after: [visitWords.confirmation],
    byLink: { action: visitLinkWords.request, after: [visitLinkWords.requestAfter] },
  },
  cancelled: { after: [visitWords.bookAnother, visitWords.notYou], byLink: another },
  withdrawn: { after: [visitWords.askAnother, visitWords.notYou], byLink: another },
};

/** What is said of a request that asks for no certain time. */
const ofNoTime: Partial<Record<VisitEvent, keyof typeof visitBeforeWords>> = {
  requested: 'requestedOpen',
  withdrawn: 'withdrawnOpen',
};

/** Of visits that do not take place nobody asks where. */
const over: Partial<Record<VisitEvent, true>> = { cancelled: true, withdrawn: true };

const subjectOf = ({ event, moves, replaces }: VisitNews): Message => {
  if (moves !== undefined) return moveRequestWords.subject;
  return replaces === true ? changedRequestWords.subject : visitSubjectWords[event];
};

/** The words that differ for whose visit it is, and for who did something for a person whom they help. */
const wordsOf = (news: VisitNews, voice: Voice) => {
  const { event, practice, start, timeZone, byLink, helped: name, timeOpen, moves } = news;
  const { say } = voice;
  const which = (timeOpen === true && ofNoTime[event]) || event;
  const when = whenText(start, timeZone, voice);
  if (name !== undefined) {
    return {
      subject: say(helpedSubjectWords[moves === undefined ? event : 'move'], { practice }),
      first: say(helpedBeforeWords[which], { name, practice, when }),
      kept: (booked: string) => say(helpedBeforeWords.move, { name, when: booked }),
      action: say(helpedWords.action),
      after: [say(helpedWords.after, { name }), ...(event in over ? [say(visitWords.notYou)] : [])],
    };
  }
  const { action, after } =
    byLink === true ? ends[event].byLink : { action: visitWords.action, after: ends[event].after };
  return {
    subject: say(subjectOf(news), { practice }),
    first: say(visitBeforeWords[which], { practice, when }),
    kept: (booked: string) => say(moveRequestWords.before, { when: booked }),
    action: say(action),
    after: after.map((one) => say(one)),
  };
};

/** What is told of visits: what became of them, that they come up, and that an earlier time is free. */
export const visitNotifications: WordsOf<'visit-news' | 'visit-reminder' | 'earlier-time'> = {
  'visit-news': {
    mail: (news, voice) => {
      const { event, start, timeZone, asked, moves, replaces, video, provider } = news;
      const { say } = voice;
      const { subject, first, kept, action, after } = wordsOf(news, voice);
      return {
        subject,
        before: [
          first,
          ...(provider === undefined ? [] : [say(visitWords.provider, { provider })]),
          ...(event === 'requested' && asked !== undefined ? askedText({ start, ...asked }, timeZone, voice) : []),
          ...(replaces === true ? [say(changedRequestWords.before)] : []),
          ...(moves === undefined ? [] : [kept(whenText(moves.start, moves.timeZone, voice))]),
          ...(video === true && !(event in over) ? [say(visitWords.byVideo)] : []),
        ],
        action,
        after,
      };
    },
    text: ({ event, practice, start, timeZone, moves, link }, voice) => {
      if (moves !== undefined) {
        const kept = voice.say(moveRequestWords.text, { when: shortWhenText(moves.start, moves.timeZone, voice) });
        return voice.say(visitWords.text, { practice, news: kept, link });
      }
      const news = voice.say(visitTextWords[event], { when: shortWhenText(start, timeZone, voice) });
      return voice.say(visitWords.text, { practice, news, link });
    },
  },
  'visit-reminder': {
    mail: ({ practice, start, timeZone, video }, voice) => {
      const { say } = voice;
      return {
        subject: say(reminderWords.subject, { practice }),
        before: [
          say(reminderWords.before, { practice, when: whenText(start, timeZone, voice) }),
          ...(video === true ? [say(visitWords.byVideo)] : []),
          say(reminderWords.question),
        ],
        action: say(reminderWords.action),
        after: [say(reminderWords.after)],
      };
    },
    text: ({ practice, start, timeZone, link }, voice) =>
      voice.say(reminderWords.text, { practice, when: shortWhenText(start, timeZone, voice), link }),
  },
  'earlier-time': {
    mail: ({ practice, minutes }, voice) => {
      const { say } = voice;
      return {
        subject: say(earlierTimeWords.subject, { practice }),
        before: [say(earlierTimeWords.before, { practice, span: spanText(minutes, voice) })],
        action: say(earlierTimeWords.action),
        after: [say(earlierTimeWords.after)],
      };
    },
    text: ({ practice, minutes, link }, voice) =>
      voice.say(earlierTimeWords.text, { practice, span: spanText(minutes, voice), link }),
  },
};
