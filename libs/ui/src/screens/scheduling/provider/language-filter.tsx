import type { LanguageTag, Resource } from '@portico/domain/scheduling';
import { Choice } from '../../../kit/select-choice.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { providerWords } from '../provider.messages.ts';
import { languagesSpoken } from './spoken-languages.ts';

interface LanguageFilterProps {
  readonly resources: readonly Pick<Resource, 'languages'>[];
  readonly chosen: LanguageTag | undefined;
  readonly onChoose: (language: LanguageTag | undefined) => void;
}

/** Shows only the providers who speak a language, where the practice says what they speak. */
export const LanguageFilter = ({ resources, chosen, onChoose }: LanguageFilterProps) => {
  const say = useWords();
  const { language } = useFormats();
  const spoken = languagesSpoken(resources, language, say);
  if (spoken.length === 0) return null;
  return (
    <Choice
      label={say(providerWords.language)}
      options={[
        { value: '', text: say(providerWords.anyLanguage) },
        ...spoken.map(({ tag, name }) => ({
          value: tag as string,
          text: say(providerWords.speaks, { languages: name }),
        })),
      ]}
      value={chosen ?? ''}
      onChange={(value) => onChoose(spoken.find(({ tag }) => tag === value)?.tag)}
    />
  );
};
