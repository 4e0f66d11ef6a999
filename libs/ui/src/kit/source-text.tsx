import { specialtyIn } from '@portico/domain/practices';
import { Fragment } from 'react';
import { languageOfText } from '../words/language-of-text.ts';
import { useFormats } from '../words/use-formats.ts';

/** A text of a practice or another source, said to be in its own language where that is not the language of the page. */
export const SourceText = ({ children }: { readonly children: string | undefined }) => {
  const { language } = useFormats();
  const own = languageOfText(children ?? '') ?? language;
  return own === language ? children : <span lang={own}>{children}</span>;
};

/** A provider's specialty, in the language of the page where it is one that is known. */
export const Specialty = ({ children }: { readonly children: string }) => {
  const { language } = useFormats();
  return <SourceText>{specialtyIn(language, children)}</SourceText>;
};

/** Several of them in one line, and names, which belong to no language; one that is empty is left out. */
export const SourceTexts = ({
  of: texts,
}: {
  readonly of: readonly (string | undefined | { readonly name: string })[];
}) =>
  texts
    .filter((text): text is string | { readonly name: string } => text !== undefined && text !== '')
    .map((text, at) => (
      <Fragment key={at}>
        {at > 0 && ' · '}
        {typeof text === 'string' ? <SourceText>{text}</SourceText> : text.name}
      </Fragment>
    ));
