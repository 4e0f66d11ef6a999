import type { EntryPage } from '@portico/application/health';
import { paths, type Failure } from '@portico/application/kernel';
import { isOpenAmendment, type Authorship, type TellsAmount } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActedForContext } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useFocusWhen } from '../../kit/use-focus-when.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { callTo } from '../../words/tel-link.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { useTitle } from '../open/index.ts';
import { AmendmentFields, type AmendmentFormModel } from './amendment-fields.tsx';
import { AmendmentRequests } from './amendment-requests.tsx';
import { amountWords, paperWords } from './amounts.messages.ts';
import { MessageToCorrect, type MessageAboutEntry } from './correct-by-message.tsx';
import type { DisagreementFormModel } from './disagreement-fields.tsx';
import { Explanations } from './explanations.tsx';
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
  useTitle(phase.kind === 'ready' ? phase.page.name : undefined);
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
  // Who was denied a correction comes to read why.
  const isDenied = page.requests.some(({ status }) => status === 'denied');
  const correction = <Correction page={page} viewModel={viewModel} onWrite={onWrite} />;
  return (
    <div className={css.screen}>
      {page.paper !== undefined && <p>{say(paperWords[page.paper])}</p>}
      {page.authored !== undefined && <Author authored={page.authored} />}
      {isDenied && correction}
      {page.amounts !== undefined && <Amounts amounts={page.amounts} />}
      <Measures page={page} />
      {page.topics.length > 0 && <Explanations page={page} />}
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
      {!isDenied && correction}
    </div>
  );
});

/** What became of the requests to correct the entry, and the ways to ask. */
const Correction = observer(({ page, viewModel, onWrite }: RecordEntryProps & { readonly page: EntryPage }) => {
  const say = useWords();
  const actedFor = use(ActedForContext);
  return (
    <section className={css.group} aria-labelledby="entry-correction">
      <h2 className={css.title} id="entry-correction">
        {say(page.requests.length === 0 ? words.correctionTitle : words.requestsTitle)}
      </h2>
      <AmendmentRequests page={page} sent={viewModel.amendment} disagreement={viewModel.disagreement} />
      <AskToCorrect page={page} viewModel={viewModel.amendment} />
      {page.way === 'message' && <MessageToCorrect page={page} onWrite={onWrite} />}
      {page.way === 'none' && page.requests.length === 0 && (
        <p>{actedFor ? say(words.notForAnother, { name: actedFor }) : say(words.notHere)}</p>
      )}
      <p>
        <a className={css.link} href={callTo(page.practicePhone)}>
          {say(words.call, { phone: page.practicePhone })}
        </a>
      </p>
    </section>
  );
});

/** The ways to all values of what the entry measured. */
const Measures = ({ page: { of, measures = [] } }: { readonly page: EntryPage }) => {
  const say = useWords();
  if (measures.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby="entry-measures">
      <h2 className={css.title} id="entry-measures">
        {say(words.overTime)}
      </h2>
      <ul className={css.list}>
        {measures.map((name, at) => (
          <li key={`${at} ${name}`}>
            <Link
              className={css.link}
              to={paths.measure({ section: of.section, entryId: of.entry, result: String(at) })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What a claim or an explanation of benefits says was billed, paid and left to pay, in its own order; nothing is added up. */
const Amounts = ({ amounts }: { readonly amounts: readonly TellsAmount[] }) => {
  const say = useWords();
  const { money } = useFormats();
  return (
    <section className={css.group} aria-labelledby="entry-amounts">
      <h2 className={css.title} id="entry-amounts">
        {say(words.amountsTitle)}
      </h2>
      <ul className={css.list}>
        {amounts.map(({ kind, amount }, at) => (
          <li key={`${at} ${kind}`}>{say(amountWords[kind], { text: money(amount) })}</li>
        ))}
      </ul>
    </section>
  );
};

/** Who wrote the entry where it comes from, and when, as far as that is said. */
const Author = ({ authored: { by, organization, at } }: { readonly authored: Authorship }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const said = [by, organization, at && clinical(at)].filter((each) => each !== undefined);
  return <p className={css.author}>{say(words.authored, { who: said.join(' · ') })}</p>;
};

interface AskToCorrectProps {
  readonly page: EntryPage;
  readonly viewModel: AmendmentFormModel;
}

/** The form of the first request; after one that was answered, a button that opens it, unless something is typed already. */
const AskToCorrect = observer(({ page, viewModel }: AskToCorrectProps) => {
  const say = useWords();
  const [isAsked, setAsked] = useState(viewModel.wrong !== '' || viewModel.correct !== '');
  const heading = useFocusWhen<HTMLHeadingElement>(isAsked);
  if (page.way !== 'request' || page.requests.some(isOpenAmendment)) return null;
  if (page.requests.length === 0) return <AmendmentFields viewModel={viewModel} page={page} />;
  return isAsked ? (
    <>
      <h3 ref={heading} tabIndex={-1} className={css.title}>
        {say(words.another)}
      </h3>
      <AmendmentFields viewModel={viewModel} page={page} />
    </>
  ) : (
    <div>
      <Button onClick={() => setAsked(true)}>{say(words.another)}</Button>
    </div>
  );
});
