import type { Lengthened } from '@portico/application/guests';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { shortLinkWords } from './guests.messages.ts';

const Toasts = lazyComponent(async () => ({ default: (await import('../../kit/toasts.tsx')).Toasts }));

type Phase =
  | { readonly kind: 'following' }
  | { readonly kind: 'leads'; readonly to: string }
  /** Shown in a toast, then back to `/` (`ACC-020`, `ACC-021`). */
  | { readonly kind: 'nowhere'; readonly why: Exclude<Lengthened['kind'], 'leads'> | Failure['kind'] };

export interface ShortLinkModel {
  readonly phase: Phase;
}

/** Follows a short link; an invalid one shows a toast, and the page goes back (`ACC-018`, `ACC-020`, `ACC-021`). */
export const ShortLinkScreen = observer(
  ({
    viewModel,
    onLed,
    onNowhere,
  }: {
    readonly viewModel: ShortLinkModel;
    readonly onLed: (to: string) => void;
    readonly onNowhere: () => void;
  }) => {
    const say = useWords();
    const { phase } = viewModel;
    const to = phase.kind === 'leads' ? phase.to : undefined;
    const nowhere = phase.kind === 'nowhere';
    useEffect(() => {
      if (to !== undefined) onLed(to);
    }, [to, onLed]);
    useEffect(() => {
      if (nowhere) onNowhere();
    }, [nowhere, onNowhere]);
    return (
      <>
        <Skeleton label={say(shortLinkWords.following)} blocks={1} />
        {phase.kind === 'nowhere' && (
          <Toasts
            toasts={[
              {
                key: phase.why,
                text: say(
                  phase.why === 'unknown' || phase.why === 'too-early'
                    ? shortLinkWords[phase.why]
                    : failureWords[phase.why],
                ),
              },
            ]}
            onGone={() => undefined}
          />
        )}
      </>
    );
  },
);
