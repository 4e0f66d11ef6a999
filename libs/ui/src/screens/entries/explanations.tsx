import type { EntryPage } from '@portico/application/health';
import { medlinePlusAddress, type EntryTopic } from '@portico/domain/health';
import { Disclosure } from '../../kit/disclosure.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { explanationWords as words } from './entries.messages.ts';
import css from './entries.module.css';

interface TopicProps {
  readonly page: Pick<EntryPage, 'of'>;
  readonly topic: EntryTopic;
  readonly children: string;
}

/** A link alone: nothing is fetched before it is followed, and where it leads learns nothing of where it stood. */
const TopicLink = ({ page, topic, children }: TopicProps) => {
  const { language } = useFormats();
  return (
    <a
      className={css.link}
      href={medlinePlusAddress(page.of.section, topic.code, language)}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <SourceText>{children}</SourceText>
    </a>
  );
};

/** Where the entry, or each test of a lab report, is explained. */
export const Explanations = ({ page }: { readonly page: Pick<EntryPage, 'of' | 'topics'> }) => {
  const say = useWords();
  const [only, ...others] = page.topics;
  return (
    <section className={css.group} aria-labelledby="entry-explanation">
      <h2 className={css.title} id="entry-explanation">
        {say(words.title)}
      </h2>
      <p>{say(words.lead)}</p>
      {only !== undefined && others.length === 0 ? (
        <p>
          <TopicLink page={page} topic={only}>
            {say(words.one)}
          </TopicLink>
        </p>
      ) : (
        <Disclosure title={say(words.several)}>
          <ul className={css.list}>
            {page.topics.map((topic) => (
              <li key={topic.code.code}>
                <TopicLink page={page} topic={topic}>
                  {say(words.named, { name: topic.name })}
                </TopicLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
};
