import type { LinkNotOpened, ReadEntry, ReadSection, ReadSummary } from '@portico/application/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/button.tsx';
import { CheckedForm } from '../../../kit/checked-form.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import css from './share-summary.module.css';
import { sharedSummaryWords as words, summaryMarkWords, summarySectionWords } from '../shared-summary.messages.ts';

export interface SharedSummaryModel {
  readonly phase:
    | { readonly kind: 'asking' | 'opening' }
    | { readonly kind: 'refused'; readonly refused: LinkNotOpened }
    | { readonly kind: 'open'; readonly summary: ReadSummary };
  readonly recipient: string;
  readonly passcode: string;
  readonly asksPasscode: boolean;
  readonly isComplete: boolean;
  writeRecipient(recipient: string): void;
  writePasscode(passcode: string): void;
  open(): Promise<void>;
  download(): void;
}

interface OwnProps {
  readonly viewModel: SharedSummaryModel;
}

/** A summary that somebody shared by a link, for whoever received it; nobody signs in. */
export const SharedSummaryScreen = observer(({ viewModel }: OwnProps) => {
  const { phase } = viewModel;
  return phase.kind === 'open' ? (
    <Summary summary={phase.summary} onDownload={viewModel.download} />
  ) : (
    <Opening viewModel={viewModel} />
  );
});

const mayTryAgain = (refused: LinkNotOpened | undefined): boolean =>
  refused === undefined ||
  refused.kind === 'unreachable' ||
  refused.kind === 'too-often' ||
  (refused.kind === 'passcode' && refused.remaining > 0);

const Opening = observer(({ viewModel }: OwnProps) => {
  const say = useWords();
  const { phase, recipient, passcode, asksPasscode, isComplete } = viewModel;
  const isOpening = phase.kind === 'opening';
  const refused = phase.kind === 'refused' ? phase.refused : undefined;
  return (
    <div className={css.screen}>
      {refused === undefined ? <p>{say(words.lead)}</p> : <Refused refused={refused} />}
      {mayTryAgain(refused) && (
        <CheckedForm className={css.form} isComplete={isComplete} busy={isOpening} onSend={() => void viewModel.open()}>
          <TextField
            label={say(words.name)}
            missing={say(words.nameMissing)}
            description={say(words.nameHint)}
            name="recipient"
            autoComplete="organization"
            required
            value={recipient}
            onChange={({ currentTarget }) => viewModel.writeRecipient(currentTarget.value)}
          />
          {asksPasscode && (
            <TextField
              label={say(words.passcode)}
              missing={say(words.passcodeMissing)}
              description={say(words.passcodeHint)}
              name="passcode"
              autoComplete="off"
              spellCheck={false}
              required
              value={passcode}
              onChange={({ currentTarget }) => viewModel.writePasscode(currentTarget.value)}
            />
          )}
          <div className={css.buttons}>
            <Button look="primary" type="submit" busy={isOpening}>
              {say(isOpening ? words.opening : words.open)}
            </Button>
          </div>
        </CheckedForm>
      )}
    </div>
  );
});

const Refused = ({ refused }: { readonly refused: LinkNotOpened }) => {
  const say = useWords();
  const text =
    refused.kind === 'passcode' ? say(words.wrong, { remaining: refused.remaining }) : say(words[refused.kind]);
  return (
    <Notice tone="bad">
      <p>{text}</p>
    </Notice>
  );
};

const Summary = ({ summary, onDownload }: { readonly summary: ReadSummary; readonly onDownload: () => void }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const day = (date: string | undefined) => date && clinical(date.slice(0, 10) as ClinicalDate);
  return (
    <div className={css.screen}>
      <h2 className={css.heading}>{summary.patient}</h2>
      <FactList
        facts={[
          [say(words.born), day(summary.birthDate)],
          [say(words.practice), summary.practice === '' ? undefined : summary.practice],
          [say(words.madeOn), day(summary.madeAt)],
        ]}
      />
      <div className={css.buttons} data-no-print>
        <Button icon="print" onClick={() => window.print()}>
          {say(words.print)}
        </Button>
        <Button icon="download" onClick={onDownload}>
          {say(words.download)}
        </Button>
      </div>
      {summary.sections.map((section, at) => (
        // Other systems write several sections of one code, and the list never changes.
        <Section
          key={at}
          id={`section-${at}`}
          section={section}
          isOnly={summary.sections.filter(({ code }) => code === section.code).length === 1}
        />
      ))}
    </div>
  );
};

interface SectionProps {
  readonly id: string;
  readonly section: ReadSection;
  /** No other has its code; others are told apart by the titles of their source. */
  readonly isOnly: boolean;
}

const Section = ({ id, section: { code, title, says, entries }, isOnly }: SectionProps) => {
  const say = useWords();
  const known = Object.hasOwn(summarySectionWords, code)
    ? summarySectionWords[code as keyof typeof summarySectionWords]
    : undefined;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {known === undefined || (!isOnly && title !== '') ? title : say(known)}
      </h3>
      {says !== 'entries' && <p>{say(words[says])}</p>}
      {entries.length > 0 && (
        <ul className={css.facts}>
          {entries.map((entry, at) => (
            // Nothing else tells them apart, and the list never changes.
            <li key={at}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Entry = ({ entry: { name, marks, details, date } }: { readonly entry: ReadEntry }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const beside = [...details, ...(date === undefined ? [] : [clinical(date as ClinicalDate)])];
  return (
    <>
      {name === '' ? say(words.unnamed) : name}
      {marks.length > 0 && <strong> {marks.map((mark) => say(summaryMarkWords[mark])).join(' · ')}</strong>}
      {beside.length > 0 && <span className={css.soft}> {beside.join(' · ')}</span>}
    </>
  );
};
