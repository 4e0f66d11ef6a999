import { paths } from '@portico/application/kernel';
import type { OwnPractice } from '@portico/application/access';
import type { Language, PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { titleWords } from '../titles/index.ts';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SelectPractice } from './select-practice.tsx';
import { SignInForm, type SignInFormModel } from './sign-in-form.tsx';
import { SignInHeading, type SignInNews } from './sign-in-heading.tsx';
import css from './sign-in-screen.module.css';
import { selectPracticeWords, signInWords } from './sign-in.messages.ts';
import { TextLookButton } from './text-look-button.tsx';
import type { TextLookSetting } from './text-look-modal.tsx';
import { useTakenOver } from './use-hydration-done.ts';
import { WelcomePicture } from './welcome-picture.tsx';

type Phase =
  | { readonly kind: Exclude<SignInFormModel['phase']['kind'], 'choosing-practice'> }
  | { readonly kind: 'choosing-practice'; readonly practices: readonly OwnPractice[] };

export interface SignInModel extends SignInFormModel {
  readonly phase: Phase;
  readonly page: SignInFormModel['page'] & { readonly news: SignInNews | undefined };
  choose(practice: OwnPractice): void;
  signOut(): void;
}

interface SignInScreenProps {
  readonly viewModel: SignInModel;
  readonly device: TextLookSetting;
  readonly onLanguage: (language: Language) => void;
  /** Shown in place of the form in another state of the screen; has its own title. */
  readonly instead?: ReactNode;
  /** Another way to sign in, right under the form. */
  readonly other?: ReactNode;
  readonly under?: ReactNode;
  /** A modal, if there is one. */
  readonly over?: ReactNode;
  readonly welcome?: ReactNode;
  /** What waits at a practice among those to choose from. */
  readonly waiting?: ((practice: PracticeId) => ReactNode) | undefined;
  /** Sends the confirmation mail again; offered if the email is not confirmed. */
  readonly onConfirmationMail?: (() => void) | undefined;
}

/**
 * The login screen (`ACC-146`, `ACC-147`): the form, or the choice of a practice after it. It is prerendered at build
 * time, so it reads neither the time nor the window while rendering.
 */
export const SignInScreen = observer(
  ({
    viewModel,
    device,
    onLanguage,
    instead,
    other,
    under,
    over,
    welcome = <WelcomePicture />,
    waiting,
    onConfirmationMail,
  }: SignInScreenProps) => {
    const say = useWords();
    useTakenOver();
    const { phase } = viewModel;
    const choosing = phase.kind === 'choosing-practice';
    const title = `${say(choosing ? selectPracticeWords.title : titleWords.signIn)} · ${say(titleWords.portal)}`;
    const isOwnTitle = !instead;
    useEffect(() => {
      if (isOwnTitle) document.title = title;
    }, [title, isOwnTitle]);
    return (
      <div className={css.page}>
        <header className={css.header}>
          <Brand name="Portico" />
          <TextLookButton setting={device} />
          <LanguageChoice onLanguage={onLanguage} />
        </header>
        <main className={css.main}>
          <div className={css.panel}>
            {instead ||
              (choosing ? (
                <SelectPractice practices={phase.practices} viewModel={viewModel} waiting={waiting} />
              ) : (
                <>
                  <SignInHeading news={viewModel.page.news} />
                  <SignInForm viewModel={viewModel} onConfirmationMail={onConfirmationMail} other={other} />
                  <p>
                    <a href={paths.registerAccount}>{say(signInWords.register)}</a>
                  </p>
                  <p className={css.soft}>{say(signInWords.help)}</p>
                  <p>
                    <a href={paths.accessibility}>{say(signInWords.accessibility)}</a>
                  </p>
                  {under}
                </>
              ))}
          </div>
        </main>
        <aside className={css.welcome}>
          <div className={css.pictures}>{welcome}</div>
          <p className={css.greeting}>{say(signInWords.welcome)}</p>
        </aside>
        {over}
      </div>
    );
  },
);
