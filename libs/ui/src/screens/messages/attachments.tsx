import type { Failure } from '@portico/application/kernel';
import type { MessageFile, NodeId } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { attachmentWords as words } from './conversation.messages.ts';
import css from './messages-screen.module.css';

type AttachmentPhase = { readonly kind: 'fetching' } | { readonly kind: 'failed'; readonly failure: Failure };

export interface AttachmentsModel {
  readonly phases: ReadonlyMap<NodeId, AttachmentPhase>;
  open({ node, name, description, mediaType }: MessageFile): Promise<void>;
}

/** What kind of file it is, by the ending of its name, and its size where that is told. */
const Told = ({ file: { name, size } }: { readonly file: MessageFile }) => {
  const formats = useFormats();
  const say = useWords();
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase();
  const kind = ending === 'HTML' || ending === 'HTM' ? say(words.webPage) : ending;
  const told = [kind, size === undefined ? undefined : formats.size(size)].filter((part) => part !== undefined);
  return told.length === 0 ? null : <p className={css.meta}>{told.join(', ')}</p>;
};

/** A message's files, each opened by a button with its name. */
export const Attachments = observer(
  ({ attachments, files }: { readonly attachments: AttachmentsModel; readonly files: readonly MessageFile[] }) => {
    const say = useWords();
    if (files.length === 0) return null;
    return (
      <ul className={css.files}>
        {files.map((file) => {
          const phase = attachments.phases.get(file.node);
          const name = file.description ?? file.name;
          return (
            <li key={file.node}>
              <Button icon="file" busy={phase?.kind === 'fetching'} onClick={() => void attachments.open(file)}>
                {phase?.kind === 'fetching' ? say(words.fetching, { name }) : name}
              </Button>
              <Told file={file} />
              {phase?.kind === 'failed' && (
                <Notice tone="bad">
                  <p>{say(words.failed)}</p>
                </Notice>
              )}
            </li>
          );
        })}
      </ul>
    );
  },
);
