import { languages, type Language } from '@portico/domain/kernel';
import { useIntl } from 'react-intl';
import { Choice } from '../../kit/select-choice.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { languageOf } from '../../words/locale-formats.ts';
import { useWords } from '../../words/use-words.ts';

/** Each language by its own name, so that it is found by persons who cannot read the page (`ACC-243`). */
const options = languages.map((language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return { value: language, text: name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1), language };
});

export const LanguageChoice = ({ onLanguage }: { readonly onLanguage: (language: Language) => void }) => {
  const say = useWords();
  const language = languageOf(useIntl().locale);
  return (
    <Choice
      label={say(kitWords.language)}
      id="language"
      quietLabel
      icon="globe"
      options={options}
      value={language}
      onChange={onLanguage}
    />
  );
};
