import type { Failure } from '@portico/application/kernel';
import type { SettingsPage } from '@portico/application/profile';
import type { ProfilePart } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { callTo } from '../../words/tel-link.ts';
import { failureWords } from '../../words/failure.messages.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { sectionWords as words } from './profile.messages.ts';
import css from './profile-settings.module.css';
import { ProfileSettings } from './profile-settings.tsx';

const Toasts = lazyComponent(async () => ({ default: (await import('../../kit/toasts.tsx')).Toasts }));

type Phase<Settings> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly settings: Settings };

type SettingsToast<Refusal> =
  | { readonly key: string; readonly kind: 'saved'; readonly message: string }
  | { readonly key: string; readonly kind: 'failed'; readonly failure: Refusal | Failure };

export interface SectionFrameModel<Settings extends SettingsPage, Refusal extends { readonly kind: string } = never> {
  readonly phase: Phase<Settings>;
  readonly toasts: readonly SettingsToast<Refusal>[];
  load(): Promise<void>;
  forget(key: string): void;
}

/** A section's refusals in addition to general failures. */
export interface SettingsRefusal {
  readonly kind: 'profile-read-only' | 'no-jpeg' | 'too-large';
}

export const refusalWords: Readonly<Record<SettingsRefusal['kind'], Message>> = {
  'profile-read-only': words.cannotChange,
  'no-jpeg': words.noPicture,
  'too-large': words.tooLarge,
};
const whyOf = ({ kind }: SettingsRefusal | Failure): Message =>
  kind in refusalWords ? refusalWords[kind as SettingsRefusal['kind']] : failureWords[kind as Failure['kind']];

interface Framed<Settings extends SettingsPage> {
  readonly section: SectionFrameModel<Settings, SettingsRefusal>;
  /** What the section shows, which a practice's system may not share. */
  readonly part: ProfilePart;
  readonly lead?: (settings: Settings) => ReactNode;
  readonly children: (settings: Settings) => ReactNode;
}

/** Common parts of every section: navigation, loading, errors, and the message about a change. */
export const SectionFrame = observer(
  <Settings extends SettingsPage>({ section, part, lead, children }: Framed<Settings>) => {
    const say = useWords();
    const { phase } = section;
    const textOf = (toast: SettingsToast<SettingsRefusal>): string =>
      toast.kind === 'saved' ? toast.message : say(words.savedNothing, { why: say(whyOf(toast.failure)) });
    const toasts = (kind: 'saved' | 'failed') => {
      const shown = section.toasts.filter((toast) => toast.kind === kind);
      if (shown.length === 0) return null;
      const texts = shown.map((toast) => ({ key: toast.key, text: textOf(toast) }));
      return <Toasts tone={kind === 'saved' ? 'good' : 'bad'} toasts={texts} onGone={section.forget} />;
    };
    return (
      <ProfileSettings>
        {phase.kind === 'loading' && <Skeleton label={say(words.loading)} lines={4} />}
        {phase.kind === 'failed' && (
          <RetryNotice
            text={say(failureWords[phase.failure.kind])}
            retry={say(kitWords.retry)}
            onRetry={() => void section.load()}
          />
        )}
        {phase.kind === 'ready' && phase.settings.hidden?.includes(part) === true && (
          <KeptByPractice page={phase.settings} title={words.hiddenTitle} lead={words.hidden} />
        )}
        {phase.kind === 'ready' && phase.settings.hidden?.includes(part) !== true && (
          <div className={css.screen}>
            {phase.settings.readOnly ? (
              <KeptByPractice page={phase.settings} title={words.readOnlyTitle} lead={words.readOnly} />
            ) : (
              lead?.(phase.settings)
            )}
            {children(phase.settings)}
          </div>
        )}
        {toasts('saved')}
        {toasts('failed')}
      </ProfileSettings>
    );
  },
);

/** Explains that the practice maintains the profile (`MON-283`), or does not share it here. */
const KeptByPractice = ({
  page: { practiceName: practice, practicePhone: phone },
  title,
  lead,
}: {
  readonly page: SettingsPage;
  readonly title: Message;
  readonly lead: Message;
}) => {
  const say = useWords();
  return (
    <Notice tone="accent" icon="practice" quiet>
      <p>
        <strong>{say(title, { practice })}</strong>
      </p>
      <p>{say(lead, { phone })}</p>
      <p>
        <a className={css.link} href={callTo(phone)}>
          {say(words.call, { practice })}
        </a>
      </p>
    </Notice>
  );
};

/** Saves valid changes (`MON-280`, `MON-282`); hidden with view permission only. */
export const SaveBar = ({
  busy,
  canSave,
  onUndo,
}: {
  readonly busy: boolean;
  readonly canSave: boolean;
  /** Absent if there is nothing to revert. */
  readonly onUndo?: (() => void) | undefined;
}) => {
  const say = useWords();
  return (
    <div className={css.actions}>
      <Button type="submit" look="primary" busy={busy} aria-disabled={!canSave}>
        {say(busy ? words.saving : words.save)}
      </Button>
      {onUndo !== undefined && !busy && (
        <Button look="quiet" onClick={onUndo}>
          {say(words.undo)}
        </Button>
      )}
    </div>
  );
};
