import type { MessagesScreen as Shown } from '@portico/application/messages';
import type { Language, ProviderId } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/messages';
import { specialtyIn } from '@portico/domain/practices';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Choice } from '../../../kit/select-choice.tsx';
import { RadioList } from '../../../kit/radio-list.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { newMessageWords as words } from '../messages.messages.ts';
import { answerWords, teamPurposeWords, teamWords } from '../teams.messages.ts';
import { usualAnswer } from '../usual-answer.ts';

export interface RecipientModel {
  readonly provider: ProviderId | undefined;
  readonly choices: readonly Recipient[];
  choose(provider: ProviderId | undefined): void;
}

interface RecipientProps {
  readonly screen: Pick<Shown, 'answersWithin'>;
  readonly message: RecipientModel;
}

/** To whom a message goes. Where the practice has teams, each choice says what it is for and when it answers. */
export const RecipientField = observer(({ screen, message }: RecipientProps) => {
  const say = useWords();
  const { language } = useFormats();
  const { provider } = message;
  const [first] = useState(provider);
  // The one that was chosen on the way here stands first, and stays there.
  const choices = message.choices.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  if (choices.length === 0) return <p>{say(words.nobody)}</p>;
  if (choices.some(({ team }) => team !== undefined)) {
    return (
      <RadioList
        legend={say(words.to)}
        missing={say(words.toMissing)}
        required
        options={choices.map((choice) => ({
          value: choice.id as string,
          text: nameOf(choice, say, language),
          hint: hintOf(choice, screen, say),
        }))}
        value={provider}
        onChoose={(id) => message.choose(id as ProviderId)}
      />
    );
  }
  return (
    <Choice
      label={say(words.to)}
      missing={say(words.toMissing)}
      required
      options={[
        { value: '', text: say(words.choose) },
        ...choices.map((choice) => ({ value: choice.id as string, text: nameOf(choice, say, language) })),
      ]}
      value={provider ?? ''}
      onChange={(id) => message.choose(id === '' ? undefined : (id as ProviderId))}
    />
  );
});

const nameOf = ({ team, name, specialty }: Recipient, say: Say, language: Language): string => {
  if (team !== undefined) return say(teamWords[team]);
  return specialty === undefined ? name : `${name}, ${specialtyIn(language, specialty)}`;
};

const hintOf = (recipient: Recipient, screen: RecipientProps['screen'], say: Say): string => {
  const { team } = recipient;
  const purpose = say(team === undefined ? answerWords.provider : teamPurposeWords[team]);
  const answer = usualAnswer(recipient, screen, say);
  return answer === undefined ? purpose : `${purpose} ${answer}`;
};
