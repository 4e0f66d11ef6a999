import type { CardFrameRequest } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { kitWords } from '../../../kit/kit.messages.ts';
import { RetryNotice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { cardFormWords, cardRefusedWords, hostedCardWords } from './card-form.messages.ts';
import css from './card-form.module.css';

export interface HostedCardModel {
  readonly frame: {
    readonly state: 'loading' | 'shown' | 'unreachable';
    show(place: unknown, look: Omit<CardFrameRequest, 'facts' | 'onChanged'>): () => void;
  };
}

/** CSS properties of the page that the hosted fields adopt. */
const colorNames = ['--ink', '--surface', '--bad', '--focus'] as const;

/** Number, date and code in the processor's hosted fields, which the portal cannot read (`MON-071`). */
export const HostedCardFields = observer(({ form }: { readonly form: HostedCardModel }) => {
  const say = useWords();
  const { locale: language } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const show = useEffectEvent(() => {
    const style = getComputedStyle(document.documentElement);
    // Lengths in `rem` are the frame's own there: it takes the page's size of letters in pixels.
    const size = place.current === null ? style.fontSize : getComputedStyle(place.current).fontSize;
    return form.frame.show(place.current, {
      language,
      words: {
        title: say(hostedCardWords.title),
        fields: {
          number: { label: say(cardFormWords.number), error: say(hostedCardWords.number) },
          expiration: {
            label: say(hostedCardWords.expiration),
            error: say(hostedCardWords.date),
            expired: say(hostedCardWords.expired),
          },
          code: { label: say(cardFormWords.code), error: say(hostedCardWords.code) },
          postalCode: { label: say(hostedCardWords.postalCode), error: say(hostedCardWords.zip) },
        },
      },
      colors: {
        ...Object.fromEntries(colorNames.map((name) => [name, style.getPropertyValue(name)])),
        '--size': size,
      },
    });
  });
  // Recreated only for these changes, since input is lost with a frame.
  useEffect(() => show(), [form, language, turn]);
  return (
    <>
      {form.frame.state === 'loading' && <Skeleton label={say(kitWords.loading)} lines={3} />}
      {form.frame.state === 'unreachable' && (
        <RetryNotice
          text={say(cardRefusedWords.unreachable)}
          retry={say(kitWords.retry)}
          onRetry={() => setTurn(turn + 1)}
        />
      )}
      <div ref={place} className={css.hosted} />
    </>
  );
});
