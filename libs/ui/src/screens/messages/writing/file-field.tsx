import type { Failure } from '@portico/application/kernel';
import type { ChosenFile, UploadRefusal } from '@portico/application/messages';
import { attachableEndings, type BadFile, type NodeId } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { Notice } from '../../../kit/notice.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useWords } from '../../../words/use-words.ts';
import { newMessageWords as words, uploadWords } from '../messages.messages.ts';
import css from '../messages-screen.module.css';

type Phase =
  | { readonly kind: 'none' }
  | { readonly kind: 'uploading'; readonly name: string; readonly share: number }
  | { readonly kind: 'ready'; readonly name: string; readonly node: NodeId }
  | { readonly kind: 'failed'; readonly name: string; readonly why: BadFile | UploadRefusal | Failure };

export interface AttachedFileModel {
  readonly phase: Phase;
  choose(file: ChosenFile): Promise<void>;
  retry(): Promise<void>;
  remove(): void;
}

/** What holds a message back because of its file. */
export const useFileMissing = (file: AttachedFileModel | undefined): string | undefined => {
  const say = useWords();
  if (file?.phase.kind === 'failed') return say(words.fileFailed);
  return file?.phase.kind === 'uploading' ? say(words.fileUploading) : undefined;
};

/** One file, uploaded as soon as it is chosen (`MON-252` to `MON-254`). */
export const FileField = observer(
  ({ file, chosenFile }: { readonly file: AttachedFileModel; readonly chosenFile: (file: File) => ChosenFile }) => {
    const say = useWords();
    const input = useRef<HTMLInputElement>(null);
    const hint = useId();
    const { phase } = file;
    return (
      <div className={css.attach}>
        <input
          ref={input}
          type="file"
          hidden
          accept={attachableEndings.join(',')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen !== undefined) void file.choose(chosenFile(chosen));
          }}
        />
        {(phase.kind === 'none' || phase.kind === 'failed') && (
          <>
            <Button icon="file" aria-describedby={hint} onClick={() => input.current?.click()}>
              {say(words.attach)}
            </Button>
            <p id={hint} className={css.hint}>
              {say(words.attachHint)}
            </p>
          </>
        )}
        {phase.kind === 'uploading' && (
          <>
            <p role="status">{say(words.uploading, { name: phase.name, percent: Math.floor(phase.share * 100) })}</p>
            <progress className={css.progress} value={phase.share} aria-label={phase.name} />
          </>
        )}
        {phase.kind === 'ready' && <p role="status">{say(words.attached, { name: phase.name })}</p>}
        {phase.kind === 'failed' && (
          <Notice tone="bad">
            <p className={css.fileName}>{phase.name}</p>
            <p>
              {say(
                phase.why.kind in uploadWords
                  ? uploadWords[phase.why.kind as keyof typeof uploadWords]
                  : failureWords[phase.why.kind as keyof typeof failureWords],
              )}
            </p>
            {!(phase.why.kind in uploadWords) && (
              <Button icon="retry" onClick={() => void file.retry()}>
                {say(kitWords.retry)}
              </Button>
            )}
          </Notice>
        )}
        {phase.kind !== 'none' && <Button onClick={() => file.remove()}>{say(words.detach)}</Button>}
      </div>
    );
  },
);
