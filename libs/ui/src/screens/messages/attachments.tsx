import type { MessageAttachments, ShownFile } from '@portico/application/messages';
import type { MessageFile } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { attachmentWords as words } from './messages.messages.ts';
import css from './messages-screen.module.css';

/** The files at a message, each opened by a button that bears its name. */
export const Attachments = observer(
  ({ attachments, files }: { readonly attachments: MessageAttachments; readonly files: readonly MessageFile[] }) => {
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
                {say(phase?.kind === 'fetching' ? words.fetching : words.open, { name })}
              </Button>
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

/** A file over the page. A page of the practice's runs nothing: its frame is sandboxed, and the portal's policy lets no script in. */
export const ShownFileModal = ({
  file,
  onSave,
  onClose,
}: {
  readonly file: ShownFile;
  readonly onSave: () => void;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  return (
    <Modal
      title={file.title}
      onClose={onClose}
      actions={
        <>
          <Button icon="download" onClick={onSave}>
            {say(words.save)}
          </Button>
          <Button onClick={onClose}>{say(kitWords.close)}</Button>
        </>
      }
    >
      <FileContents file={file} />
    </Modal>
  );
};

const FileContents = ({ file: { shape, title, content } }: { readonly file: ShownFile }) => {
  const say = useWords();
  const text = useMemo(() => (shape === 'picture' ? '' : new TextDecoder().decode(content.bytes)), [shape, content]);
  switch (shape) {
    case 'picture':
      return <img className={css.picture} src={dataAddress(content)} alt={say(words.picture, { name: title })} />;
    case 'page':
      return <iframe className={css.page} title={title} sandbox="" srcDoc={text} />;
    case 'text':
      return (
        // The text may be longer than the modal: whoever uses a keyboard scrolls it by its arrows.
        <pre className={css.text} tabIndex={0}>
          {text}
        </pre>
      );
  }
};

const dataAddress = ({ mediaType, bytes }: ShownFile['content']): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${mediaType};base64,${btoa(binary)}`;
};
