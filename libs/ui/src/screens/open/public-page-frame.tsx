import type { Language } from '@portico/domain/kernel';
import { paths } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAccent } from '../../kit/use-accent.ts';
import { useWords } from '../../words/use-words.ts';
import { Brand, LanguageChoice, TextLookButton, useTakenOver, type TextLookSetting } from '../access/index.ts';
import { OfflineNotice, OopsBoundary, Problems, type ErrorsModel } from '../system/index.ts';
import { titleWords } from '../titles/index.ts';
import { OpenContext, type PracticeBrand } from './public-page-context.ts';
import css from './public-page-frame.module.css';

export interface OpenFrameProps {
  /** The title of the path; a screen may replace it. */
  readonly title: string;
  /** A change means another page: its heading takes the focus and is announced. */
  readonly path: string;
  readonly problems: ErrorsModel;
  readonly device: TextLookSetting;
  readonly onLanguage: (language: Language) => void;
  readonly onReturnToLogin: () => void;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** The frame of pages without sign-in: the branding, the language, and the screen in one column. */
export const OpenFrame = observer((props: OpenFrameProps) => {
  const { path, problems, children } = props;
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastPath = useRef(path);
  const [brand, setBrand] = useState<PracticeBrand>();
  const [own, setOwn] = useState<string>();
  const title = own ?? props.title;
  const parts = useMemo(() => ({ brand: setBrand, title: setOwn }), []);
  useTakenOver();
  useAccent(brand?.accent);

  useEffect(() => {
    document.title = `${title} · ${say(titleWords.portal)}`;
  }, [title, say]);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className={css.page}>
      <header className={css.header}>
        <Brand name={brand?.name ?? 'Portico'} logo={brand?.logo} />
        <TextLookButton setting={props.device} />
        <LanguageChoice onLanguage={props.onLanguage} />
      </header>
      <main id="content" className={css.main}>
        <OfflineNotice />
        <OpenContext value={parts}>
          <OopsBoundary resetKey={path} onError={props.onError}>
            <Problems viewModel={problems} path={path} onReturnToLogin={props.onReturnToLogin}>
              <h1 ref={heading} tabIndex={-1} className={css.title}>
                {title}
              </h1>
              {children}
            </Problems>
          </OopsBoundary>
        </OpenContext>
      </main>
      {path !== paths.accessibility && (
        <footer className={css.foot}>
          <a href={paths.accessibility}>{say(titleWords.accessibility)}</a>
        </footer>
      )}
    </div>
  );
});
