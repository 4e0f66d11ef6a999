import type { RecordForm } from '@portico/domain/health';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { healthWords } from './health.messages.ts';

type FileKey = 'record' | RecordForm | 'lab-table' | 'bill-table' | `lab:${number}` | `document:${string}`;

type FilePhase = { readonly kind: 'fetching' } | { readonly kind: 'failed'; readonly failure: Failure };

export interface FileButtonModel {
  readonly files: ReadonlyMap<FileKey, FilePhase>;
}

/** A button that loads a file; shows progress and an error beside it. */
export const FileButton = observer(
  ({
    viewModel,
    file,
    label,
    spokenLabel,
    onFetch,
  }: {
    readonly viewModel: FileButtonModel;
    readonly file: FileKey;
    readonly label: string;
    readonly spokenLabel?: string;
    readonly onFetch: () => void;
  }) => {
    const say = useWords();
    const phase = viewModel.files.get(file);
    const busy = phase?.kind === 'fetching';
    return (
      <div className={css.file} data-no-print>
        <Button icon="download" busy={busy} onClick={onFetch} aria-label={busy ? undefined : spokenLabel}>
          {busy ? say(healthWords.downloading) : label}
        </Button>
        <LiveRegion>{busy && say(healthWords.downloading)}</LiveRegion>
        {phase?.kind === 'failed' && (
          <p className={css.failed} role="alert">
            {say(healthWords.fileFailed)}
          </p>
        )}
      </div>
    );
  },
);
