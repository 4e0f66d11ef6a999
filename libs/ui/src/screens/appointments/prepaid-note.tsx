import type { PrepaidTerms } from '@portico/domain/appointments';
import type { TimeZone } from '@portico/domain/kernel';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { cancelWords } from './visit-actions.messages.ts';

const cardsOf = (say: Say, { cards }: PrepaidTerms): string =>
  cards
    .map(({ brand, last4 }) => (last4 === undefined ? brand : say(cancelWords.card, { brand, digits: last4 })))
    .join(', ');

/** Before canceling: what happens to the prepayment, and which card a refund goes to. */
export const PrepaidNote = ({
  prepaid,
  practice,
  zone,
}: {
  readonly prepaid: PrepaidTerms;
  readonly practice: string;
  readonly zone: TimeZone;
}) => {
  const say = useWords();
  const { money, visit } = useFormats();
  const { givenBack, until } = prepaid;
  const said = { amount: money(prepaid.amount), card: cardsOf(say, prepaid) };
  const when = until === undefined ? undefined : { when: visit(until, zone) };
  return (
    <Notice tone={givenBack ? 'good' : 'wait'} quiet>
      <p>{givenBack ? say(cancelWords.prepaidBack, said) : say(cancelWords.prepaidKept, { ...said, practice })}</p>
      {when !== undefined && (
        <p>{say(givenBack ? cancelWords.prepaidBackUntil : cancelWords.prepaidKeptSince, when)}</p>
      )}
    </Notice>
  );
};

/** The same after canceling. */
export const PrepaidDone = ({ prepaid }: { readonly prepaid: PrepaidTerms }) => {
  const say = useWords();
  const { money } = useFormats();
  const amount = money(prepaid.amount);
  return (
    <p>
      {prepaid.givenBack
        ? say(cancelWords.givenBack, { amount, card: cardsOf(say, prepaid) })
        : say(cancelWords.notGivenBack, { amount })}
    </p>
  );
};
