import { sourceFactKinds, type SourceFactKind, type SourceFactTexts } from '@portico/domain/profile';
import type { ClinicalDate } from '@portico/domain/kernel';
import { useIntl } from 'react-intl';
import { FactList } from '../../kit/fact-list.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { deathWords, sourceFactWords } from './source-facts.messages.ts';

/** What the sources of the record say of the person that the form has no field for; only they change it. */
export const SourceFactList = ({ facts }: { readonly facts: SourceFactTexts }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const { locale } = useIntl();
  const inWords = (kind: SourceFactKind, texts: readonly string[]): string => {
    if (kind === 'language' || kind === 'spokenLanguages')
      return texts.map((tag) => languageName(tag, locale)).join(', ');
    if (kind !== 'death') return texts.join(kind === 'formerAddresses' ? '; ' : ', ');
    const [date = ''] = texts;
    return date === '' ? say(deathWords.undated) : clinical(date as ClinicalDate);
  };
  const said = sourceFactKinds.flatMap((kind) => {
    const texts = facts[kind];
    return texts === undefined ? [] : [[say(sourceFactWords[kind]), inWords(kind, texts)] as const];
  });
  return said.length === 0 ? null : <FactList facts={said} />;
};

/** A tag that is none stands as the source wrote it. */
const languageName = (tag: string, page: string): string => {
  try {
    return new Intl.DisplayNames([page], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};
