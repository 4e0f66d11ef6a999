import type { ReactNode } from 'react';
import { EmergencyText } from '../../words/emergency-text.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import css from './terms.module.css';

export type Section = readonly [heading: Message, text: Message];

export interface TextSectionsProps {
  readonly version: Message;
  readonly sections: readonly Section[];
  /** What follows the last section. */
  readonly children?: ReactNode;
}

/** A text in sections with headings, such as the terms of use. */
export const TextSections = ({ version, sections, children }: TextSectionsProps) => {
  const say = useWords();
  return (
    <article className={css.article}>
      <p className={css.version}>{say(version)}</p>
      {sections.map(([heading, text]) => (
        <section key={heading.id}>
          <h2 className={css.heading}>{say(heading)}</h2>
          <p>
            <EmergencyText>{say(text)}</EmergencyText>
          </p>
        </section>
      ))}
      {children}
    </article>
  );
};
