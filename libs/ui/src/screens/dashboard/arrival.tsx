import { paths } from '@portico/application/kernel';
import { Notice } from '../../kit/notice.tsx';
import { SentenceWithLink, type LinkedSentence } from '../../kit/sentence-with-link.tsx';
import { useWords } from '../../words/use-words.ts';
import { arrivalWords } from './arrival.messages.ts';
import { ByPhone } from './by-phone.tsx';

const missedWords = {
  unknown: arrivalWords.noSuchPage,
  'guest-link': arrivalWords.guestLink,
  invitation: arrivalWords.invitation,
} as const;

export interface ArrivalProps {
  /** What is said of forms that were just sent from here; shown once. */
  readonly sent?: LinkedSentence | undefined;
  /** What was opened instead: an address of no page, a link of people without a sign-in, or an invitation. */
  readonly missed?: keyof typeof missedWords | undefined;
  /** The name of a practice that does not offer what was opened, told to the person who came from its address. */
  readonly turnedAwayAt?: string | undefined;
}

/** How the person came here, where that is to be told: from a form that was sent, or instead of a page. */
export const Arrival = ({
  sent,
  missed,
  turnedAwayAt,
  phone,
}: ArrivalProps & { readonly phone: string | undefined }) => {
  const say = useWords();
  return (
    <>
      {sent !== undefined && (
        <Notice tone="good" icon="check-circle">
          <SentenceWithLink sentence={sent} to={paths.formHistory} />
        </Notice>
      )}
      {missed !== undefined && (
        <Notice tone="wait">
          <p>{say(missedWords[missed])}</p>
        </Notice>
      )}
      {turnedAwayAt !== undefined && (
        <ByPhone text={say(arrivalWords.notOnline, { practice: turnedAwayAt })} phone={phone} />
      )}
    </>
  );
};
