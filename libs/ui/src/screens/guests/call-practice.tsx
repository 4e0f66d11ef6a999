import type { PracticeBranding } from '@portico/application/guests';
import { ButtonLink } from '../../kit/button.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { entryWords } from './guests.messages.ts';

/** The practice's phone number if known; otherwise how to find it. */
export const CallPractice = ({
  practice,
  look = 'secondary',
}: {
  readonly practice: Pick<PracticeBranding, 'name' | 'phone'> | undefined;
  readonly look?: 'primary' | 'secondary';
}) => {
  const say = useWords();
  return practice === undefined ? (
    <p>{say(entryWords.callYours)}</p>
  ) : (
    <ButtonLink look={look} icon="phone" href={callTo(practice.phone)}>
      {say(entryWords.call, { practice: practice.name, phone: practice.phone })}
    </ButtonLink>
  );
};
