import type { HealthLinkRefusal, ShownHealthLink } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import type { QrCode } from '@portico/domain/access';
import {
  linkLifetimes,
  longestPasscode,
  mostHealthLinks,
  mostWrongPasscodes,
  shortestPasscode,
  type LinkLifetime,
} from '@portico/domain/health';
import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { CheckedForm } from '../../../kit/checked-form.tsx';
import { Presence } from '../../../kit/keep-overlay-while-closing.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { RadioList } from '../../../kit/radio-list.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { News } from '../../../kit/success-message.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { LiveRegion } from '../../../kit/visually-hidden.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useWords } from '../../../words/use-words.ts';
import { HealthLinkList, useMoment } from './health-link-list.tsx';
import { shareSummaryWords as words } from '../share-summary.messages.ts';
import css from './share-summary.module.css';

const ConfirmModal = lazyComponent(() => import('../../../kit/confirm-modal.tsx'));

export interface ShareSummaryModel {
  readonly phase:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: Failure }
    | { readonly kind: 'ready'; readonly links: readonly ShownHealthLink[] };
  readonly lifetime: LinkLifetime;
  readonly passcode: string;
  readonly isComplete: boolean;
  readonly made:
    | { readonly address: string; readonly code: QrCode; readonly expiresAt: Instant; readonly isCopied: boolean }
    | undefined;
  readonly doing:
    | { readonly kind: 'idle' | 'sending' | 'revoked' }
    | { readonly kind: 'failed'; readonly failure: Failure | HealthLinkRefusal };
  readonly question: ShownHealthLink | undefined;
  load(): Promise<void>;
  choose(lifetime: LinkLifetime): void;
  write(passcode: string): void;
  make(): Promise<void>;
  ask(link: ShownHealthLink | undefined): void;
  revoke(): Promise<void>;
  copy(): Promise<void>;
}

interface OwnProps {
  readonly viewModel: ShareSummaryModel;
  /** Saves the picture of the QR code. */
  readonly onSaveCode: (code: QrCode) => void;
}

/** Links by which others read the summary of the record: one is made, all are listed, each can be turned off. */
export const ShareSummary = observer(({ viewModel, onSaveCode }: OwnProps) => {
  const say = useWords();
  const moment = useMoment();
  const { phase, question, doing } = viewModel;
  useEffect(() => void viewModel.load(), [viewModel]);
  return (
    <div className={css.panel}>
      <p className={css.soft}>{say(words.lead)}</p>
      <LinkForm viewModel={viewModel} />
      <MadeLink viewModel={viewModel} onSaveCode={onSaveCode} />
      {doing.kind === 'revoked' && (
        <News of={doing}>
          <p>{say(words.revokedNow)}</p>
        </News>
      )}
      {phase.kind === 'loading' && <Skeleton label={say(words.loading)} lines={2} />}
      {phase.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      )}
      {phase.kind === 'ready' && <HealthLinkList links={phase.links} onRevoke={viewModel.ask} />}
      <Presence show={question}>
        {({ madeAt }) => (
          <ConfirmModal
            title={say(words.revokeNamed, { date: moment(madeAt) })}
            body={say(words.revokeBody)}
            yes={say(words.revoke)}
            no={say(words.keep)}
            busy={doing.kind === 'sending'}
            onYes={() => void viewModel.revoke()}
            onNo={() => viewModel.ask(undefined)}
          />
        )}
      </Presence>
    </div>
  );
});

const LinkForm = observer(({ viewModel }: Pick<OwnProps, 'viewModel'>) => {
  const say = useWords();
  const { lifetime, passcode, isComplete, doing } = viewModel;
  const isSending = doing.kind === 'sending';
  const limits = { least: shortestPasscode, most: longestPasscode };
  return (
    <CheckedForm className={css.form} isComplete={isComplete} busy={isSending} onSend={() => void viewModel.make()}>
      {doing.kind === 'failed' && (
        <Notice tone="bad">
          <p>
            {doing.failure.kind === 'too-many-links'
              ? say(words.tooMany, { most: mostHealthLinks })
              : say(failureWords[doing.failure.kind])}
          </p>
        </Notice>
      )}
      <RadioList
        legend={say(words.lifetime)}
        options={linkLifetimes.map((value) => ({ value, text: say(words[value]) }))}
        value={lifetime}
        required
        onChoose={viewModel.choose}
      />
      <TextField
        label={say(words.passcode)}
        description={say(words.passcodeHint, { least: shortestPasscode, most: mostWrongPasscodes })}
        name="passcode"
        autoComplete="off"
        spellCheck={false}
        value={passcode}
        error={isComplete ? undefined : say(words.passcodeShort, limits)}
        onChange={({ currentTarget }) => viewModel.write(currentTarget.value)}
      />
      <div className={css.buttons}>
        <Button type="submit" busy={isSending}>
          {say(isSending ? words.making : words.make)}
        </Button>
      </div>
    </CheckedForm>
  );
});

/** Prints a part of the page and nothing around it; a browser may come back from printing later than from the call. */
const printAlone = (part: HTMLElement): void => {
  part.dataset['printedAlone'] = '';
  window.addEventListener('afterprint', () => delete part.dataset['printedAlone'], { once: true });
  window.print();
};

const MadeLink = observer(({ viewModel, onSaveCode }: OwnProps) => {
  const say = useWords();
  const moment = useMoment();
  const section = useRef<HTMLElement>(null);
  const { made } = viewModel;
  if (made === undefined) return null;
  const { code, address, isCopied, expiresAt } = made;
  return (
    <section ref={section} className={css.made} aria-label={say(words.address)}>
      <News of={made.code}>
        <p>{say(words.made, { end: moment(expiresAt) })}</p>
      </News>
      <div className={css.code}>
        <svg
          role="img"
          aria-label={say(words.code)}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      </div>
      <p>{say(words.scan)}</p>
      <p className={css.soft} data-no-print>
        {say(words.once)}
      </p>
      <a
        className={css.address}
        href={address}
        target="_blank"
        rel="noreferrer"
        translate="no"
        aria-label={say(words.openNow, { address })}
      >
        {address}
      </a>
      <div className={css.buttons} data-no-print>
        <Button onClick={() => void viewModel.copy()}>{say(words.copy)}</Button>
        <Button icon="print" onClick={() => section.current && printAlone(section.current)}>
          {say(words.printCode)}
        </Button>
        <Button icon="download" onClick={() => onSaveCode(code)}>
          {say(words.print)}
        </Button>
      </div>
      <LiveRegion>{isCopied && say(words.copied)}</LiveRegion>
      {isCopied && <p className={css.soft}>{say(words.copied)}</p>}
    </section>
  );
});
