import type { SurveyScreen } from '@portico/application/surveys';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { followUpWords } from './surveys.messages.ts';
import css from './surveys.module.css';

/** The last screen of a survey; after very good ratings with links to the practice's pages elsewhere (`ACC-294`). */
export const Thanks = ({ screen }: { readonly screen: Exclude<SurveyScreen, { readonly kind: 'feedback' }> }) => {
  const say = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  return (
    <>
      <div>
        <h2 ref={title} tabIndex={-1} className={css.thanks}>
          <Icon name="check-circle" />
          {say(followUpWords.thanks)}
        </h2>
        <p>{say(followUpWords.kept)}</p>
      </div>
      {screen.kind === 'share' && (
        <section className={css.screen}>
          <h3 className={css.title}>{say(followUpWords.share)}</h3>
          <p className={css.soft}>{say(followUpWords.shareNote)}</p>
          <div className={css.buttons}>
            {screen.socialNetworkLinks.map(({ network, address }) => (
              <ButtonLink key={address} href={address} target="_blank" rel="noopener noreferrer">
                {say(followUpWords.network, { network })}
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </>
  );
};
