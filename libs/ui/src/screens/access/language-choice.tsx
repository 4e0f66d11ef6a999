import type { Language } from '@portico/domain/kernel';
import { useIntl } from 'react-intl';
import { Choice } from '../../kit/select-choice.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { languageOf } from '../../words/locale-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { languageOptions } from './language-options.ts';

export const LanguageChoice = ({ onLanguage }: { readonly onLanguage: (language: Language) => void }) => {
  const say = useWords();
  const language = languageOf(useIntl().locale);
  return (
    <Choice
      label={say(kitWords.language)}
      id="language"
      quietLabel
      icon="globe"
      options={languageOptions}
      value={language}
      onChange={onLanguage}
    />
  );
};
