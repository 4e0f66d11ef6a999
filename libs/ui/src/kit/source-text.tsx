import { Fragment } from 'react';
import { languageOfText } from '../words/language-of-text.ts';
import { useFormats } from '../words/use-formats.ts';

/** A text of a practice or another source, said to be in its own language where that is not the language of the page. */
export const SourceText = ({ children }: { readonly children: string | undefined }) => {
  const { language } = useFormats();
  const own = languageOfText(children ?? '') ?? language;
  return own === language ? children : <span lang={own}>{children}</span>;
};

/** Several of them in one line, and names, which belong to no language; one that is empty is left out. */
export const SourceTexts = ({
  of: texts,
  by = ' · ',
}: {
  readonly of: readonly (string | undefined | { readonly name: string })[];
  readonly by?: string;
}) =>
  texts
    .filter((text): text is string | { readonly name: string } => text !== undefined && text !== '')
    .map((text, at) => (
      <Fragment key={at}>
        {at > 0 && by}
        {typeof text === 'string' ? <SourceText>{text}</SourceText> : text.name}
      </Fragment>
    ));
