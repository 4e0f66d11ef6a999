import type { Failure } from '@portico/application/kernel';
import type { RefillPage, RefillRefusal, WithdrawRefusal } from '@portico/application/refills';
import type { RefillRequest } from '@portico/domain/refills';
import { observer } from 'mobx-react-lite';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { News } from '../../kit/success-message.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { callTo } from '../../words/tel-link.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { RefillForm, type RefillFormModel } from './refill-form.tsx';
import { EarlierRequests, OpenRequest } from './refill-requests.tsx';
import { refillWords as words } from './refills.messages.ts';
import css from './refills.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: RefillPage };

type Doing =
  | { readonly kind: 'idle' | 'requesting' | 'withdrawing' | 'requested' | 'withdrawn' }
  | { readonly kind: 'failed'; readonly failure: RefillRefusal | WithdrawRefusal | Failure };

export interface RefillModel extends RefillFormModel {
  readonly phase: Phase;
  readonly doing: Doing;
  readonly open: RefillRequest | undefined;
  load(): Promise<void>;
  withdraw(): Promise<void>;
}

/** `/my_health/refill/…`: requests a refill of one medication, and says what became of it. */
export const RefillScreen = observer(({ viewModel }: { readonly viewModel: RefillModel }) => {
  const say = useWords();
  const { phase, doing, open } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { page } = phase;
  return (
    <div className={css.screen}>
      <Outcome doing={doing} page={page} isOpen={open !== undefined} />
      <Medication page={page} />
      {open !== undefined && (
        <OpenRequest
          page={page}
          request={open}
          isWithdrawing={doing.kind === 'withdrawing'}
          onWithdraw={() => void viewModel.withdraw()}
        />
      )}
      {open === undefined && page.canRequest && (
        <>
          <BeforeAsking page={page} />
          <RefillForm viewModel={viewModel} page={page} isSending={doing.kind === 'requesting'} />
        </>
      )}
      {open === undefined && page.mayAct && !page.canRequest && (
        <Notice tone="accent" icon="phone" quiet>
          <p>{say(words['not-current'])}</p>
        </Notice>
      )}
      <p>
        <a href={callTo(page.practicePhone)}>{say(words.call, { phone: page.practicePhone })}</a>
      </p>
      <EarlierRequests page={page} />
    </div>
  );
});

interface OfPage {
  readonly page: RefillPage;
}

const Medication = ({ page: { medication, lastFill } }: OfPage) => {
  const say = useWords();
  const { clinical } = useFormats();
  const filled = [lastFill?.date && clinical(lastFill.date), lastFill?.quantity].filter(Boolean).join(', ');
  return (
    <div className={css.medication}>
      <h2 className={css.title}>{medication.name}</h2>
      {medication.dose !== undefined && <p>{medication.dose}</p>}
      {medication.instructions !== undefined && <p>{medication.instructions}</p>}
      {filled !== '' && <p>{say(words.lastFilled, { told: filled })}</p>}
    </div>
  );
};

/** What speaks for waiting, or for a word with the practice first; the form stands below it all the same. */
const BeforeAsking = ({ page: { lastFill, requests } }: OfPage) => {
  const say = useWords();
  const [last] = requests;
  const isDenied = last?.status === 'denied';
  if (!isDenied && lastFill?.isEarly !== true) return null;
  return (
    <Notice tone="accent" icon="clock" quiet>
      {isDenied && (
        <p>{last.answer === undefined ? say(words.deniedBefore) : say(words.deniedBecause, { answer: last.answer })}</p>
      )}
      {lastFill?.isEarly === true && <p>{say(words.early)}</p>}
    </Notice>
  );
};

interface OutcomeProps {
  readonly doing: Doing;
  readonly page: RefillPage;
  /** What failed is a cancellation, as there is something to cancel. */
  readonly isOpen: boolean;
}

/** How the last press ended. */
const Outcome = ({ doing, page, isOpen }: OutcomeProps) => {
  const say = useWords();
  if (doing.kind === 'requested' || doing.kind === 'withdrawn') {
    return (
      <News of={doing}>
        <p>{say(words[doing.kind], { practice: page.practiceName })}</p>
      </News>
    );
  }
  if (doing.kind !== 'failed') return null;
  const { kind } = doing.failure;
  if (kind === 'already-open' || kind === 'already-answered' || kind === 'not-current') {
    return (
      <Notice tone="bad">
        <p>{say(words[kind])}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="bad">
      <p>{say(isOpen ? words.withdrawFailed : words.failed)}</p>
      <p>{say(failureWords[kind])}</p>
    </Notice>
  );
};
