import type { SignInViewModel } from '@portico/application/access';
import type { Language } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useWords } from '../../words/use-words.ts';
import { titleWords } from '../titles/index.ts';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SelectPractice } from './select-practice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInHeading } from './sign-in-heading.tsx';
import css from './sign-in-screen.module.css';
import { selectPracticeWords, signInWords } from './sign-in.messages.ts';
import { useTakenOver } from './use-taken-over.ts';
import { WelcomePicture } from './welcome-picture.tsx';

/**
 * The login screen (`ACC-146`, `ACC-147`): the form, or the choice of a practice after it. It is rendered into the HTML
 * at build time, so it asks neither the time nor the window while it renders.
 */
export const SignInScreen = observer(
  ({
    viewModel,
    onLanguage,
  }: {
    readonly viewModel: SignInViewModel;
    readonly onLanguage: (language: Language) => void;
  }) => {
    const say = useWords();
    useTakenOver();
    const { phase } = viewModel;
    const choosing = phase.kind === 'choosing-practice';
    const title = `${say(choosing ? selectPracticeWords.title : titleWords.signIn)} · ${say(titleWords.portal)}`;
    useEffect(() => {
      document.title = title;
    }, [title]);
    return (
      <div className={css.page}>
        <header className={css.header}>
          <Brand name="Portico" />
          <LanguageChoice onLanguage={onLanguage} />
        </header>
        <main className={css.main}>
          <div className={css.panel}>
            {choosing ? (
              <SelectPractice practices={phase.practices} onChoose={viewModel.choose} onSignOut={viewModel.signOut} />
            ) : (
              <>
                <SignInHeading justLeft={viewModel.justLeft} />
                <SignInForm viewModel={viewModel} />
                <p className={css.soft}>{say(signInWords.help)}</p>
              </>
            )}
          </div>
        </main>
        <aside className={css.welcome}>
          <WelcomePicture />
          <p className={css.greeting}>{say(signInWords.welcome)}</p>
        </aside>
      </div>
    );
  },
);
