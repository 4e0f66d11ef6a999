import type { EntryPage } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import { isOpenAmendment } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { AmendmentFields, type AmendmentFormModel } from './amendment-fields.tsx';
import { AmendmentRequests } from './amendment-requests.tsx';
import { MessageToCorrect, type MessageAboutEntry } from './correct-by-message.tsx';
import type { DisagreementFormModel } from './disagreement-fields.tsx';
import { entryWords as words } from './entries.messages.ts';
import css from './entries.module.css';
import { HidingFields, type HidingFormModel } from './hiding-fields.tsx';
import { hidingWords } from './hiding.messages.ts';
import { OwnNoteFields, type OwnNoteFormModel } from './own-note-fields.tsx';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: EntryPage };

export interface RecordEntryModel {
  readonly phase: Phase;
  readonly amendment: AmendmentFormModel;
  readonly disagreement: DisagreementFormModel;
  readonly note: OwnNoteFormModel;
  readonly hiding: HidingFormModel;
  load(): Promise<void>;
}

interface RecordEntryProps {
  readonly viewModel: RecordEntryModel;
  readonly onWrite: (message: MessageAboutEntry) => void;
}

/** `/my_health/entry/…`: asks to correct one entry of the record, says what became of it, and keeps an own note. */
export const RecordEntryScreen = observer(({ viewModel, onWrite }: RecordEntryProps) => {
  const say = useWords();
  const { phase } = viewModel;
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
  const isOpen = page.requests.some(isOpenAmendment);
  return (
    <div className={css.screen}>
      <div className={css.entry}>
        <h2 className={css.title}>{page.name}</h2>
      </div>
      <section className={css.group} aria-labelledby="entry-note">
        <h2 className={css.title} id="entry-note">
          {say(words.noteTitle)}
        </h2>
        <OwnNoteFields viewModel={viewModel.note} page={page} />
      </section>
      {page.hiding !== undefined && (
        <section className={css.group} aria-labelledby="entry-hiding">
          <h2 className={css.title} id="entry-hiding">
            {say(hidingWords.title)}
          </h2>
          <HidingFields viewModel={viewModel.hiding} hiding={page.hiding} />
        </section>
      )}
      <section className={css.group} aria-labelledby="entry-correction">
        <h2 className={css.title} id="entry-correction">
          {say(words.correctionTitle)}
        </h2>
        <AmendmentRequests page={page} sent={viewModel.amendment} disagreement={viewModel.disagreement} />
        {page.way === 'request' && !isOpen && <AmendmentFields viewModel={viewModel.amendment} page={page} />}
        {page.way === 'message' && <MessageToCorrect page={page} onWrite={onWrite} />}
        {page.way === 'none' && page.requests.length === 0 && <p>{say(words.notHere)}</p>}
        <p>
          <a className={css.link} href={callTo(page.practicePhone)}>
            {say(words.call, { phone: page.practicePhone })}
          </a>
        </p>
      </section>
    </div>
  );
});
