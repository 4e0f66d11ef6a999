import { useEffect, useState } from 'react';
import {
  I18nProvider,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useWords } from '../words/use-words.ts';
import { Button } from './button.tsx';
import { useOutcomeLine } from './outcome-line.tsx';
import { cx } from './join-class-names.ts';
import { Icon } from './icon.tsx';
import { kitWords } from './kit.messages.ts';
import css from './toasts.module.css';

/** Milliseconds until a toast closes by itself (`APT-014`); paused while hovered or focused. */
export const toastLife = 5_000;

/** Temporary messages at the edge of the page, each of which stays in the page as a line as well. `onGone` is called for each one that has expired or was closed. */
export const Toasts = ({
  toasts,
  tone = 'bad',
  isInPage = false,
  onGone,
}: {
  readonly toasts: readonly { readonly key: string; readonly text: string }[];
  /** Failure or success. */
  readonly tone?: 'bad' | 'good';
  /** The screen itself says it for as long as it holds. */
  readonly isInPage?: boolean;
  readonly onGone: (key: string) => void;
}) => {
  const say = useWords();
  const { locale } = useIntl();
  const { keep, clear } = useOutcomeLine();
  const [queue] = useState(
    () => new ToastQueue<{ readonly key: string; readonly text: string }>({ maxVisibleToasts: 3 }),
  );
  const [shown] = useState(() => new Set<string>());
  /** Those that the person closed. */
  const [closed] = useState(() => new Set<string>());

  useEffect(() => {
    for (const toast of toasts) {
      if (shown.has(toast.key)) continue;
      shown.add(toast.key);
      if (tone === 'good') clear();
      else if (!isInPage) keep({ text: toast.text, tone });
      queue.add(toast, {
        timeout: toastLife,
        onClose: () => {
          shown.delete(toast.key);
          // A success is read in the toast; it stays for those who were slower.
          if (tone === 'good' && !isInPage && !closed.has(toast.key)) keep({ text: toast.text, tone });
          onGone(toast.key);
        },
      });
    }
  }, [toasts, queue, shown, onGone, tone, isInPage, keep, clear, closed]);

  return (
    <I18nProvider locale={locale}>
      <ToastRegion queue={queue} className={css.region ?? ''} aria-label={say(kitWords.notifications)}>
        {({ toast }) => (
          <Toast toast={toast} className={cx(css.toast, tone === 'good' && css.good)}>
            <Icon name={tone === 'bad' ? 'alert' : 'check-circle'} />
            <ToastContent className={css.content ?? ''}>
              <Text slot="title">{toast.content.text}</Text>
            </ToastContent>
            <Button
              look="quiet"
              onClick={() => {
                closed.add(toast.content.key);
                queue.close(toast.key);
              }}
            >
              {say(kitWords.close)}
            </Button>
          </Toast>
        )}
      </ToastRegion>
    </I18nProvider>
  );
};
