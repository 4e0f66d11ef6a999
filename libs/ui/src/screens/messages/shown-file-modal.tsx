import type { ShownFile } from '@portico/view-models/messages';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { attachmentWords as words } from './conversation.messages.ts';
import css from './messages-screen.module.css';

/** Puts an HTML page into a frame without scripts. */
export type FillFrame = (frame: HTMLIFrameElement, html: string) => void;

/**
 * A file over the page. A page from the practice runs no scripts: its frame is sandboxed, and the portal's content
 * security policy allows none.
 */
const ShownFileModal = ({
  file,
  fillFrame,
  onSave,
  onClose,
}: {
  readonly file: ShownFile;
  readonly fillFrame: FillFrame;
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
      <FileContents file={file} fillFrame={fillFrame} />
    </Modal>
  );
};
export default ShownFileModal;

interface FileContentsProps {
  readonly file: ShownFile;
  readonly fillFrame: FillFrame;
}

const FileContents = ({ file: { shape, title, content }, fillFrame }: FileContentsProps) => {
  const say = useWords();
  const text = useMemo(() => (shape === 'picture' ? '' : new TextDecoder().decode(content.bytes)), [shape, content]);
  switch (shape) {
    case 'picture':
      return <img className={css.picture} src={dataAddress(content)} alt={say(words.picture, { name: title })} />;
    case 'page':
      return <PageFrame title={title} html={text} fillFrame={fillFrame} />;
    case 'text':
      return (
        // Focusable, so that long text can be scrolled by keyboard.
        <pre className={css.text} tabIndex={0}>
          {text}
        </pre>
      );
  }
};

const PageFrame = ({ title, html, fillFrame }: { title: string; html: string; fillFrame: FillFrame }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current !== null) fillFrame(frame.current, html);
  }, [fillFrame, html]);
  return <iframe ref={frame} className={css.page} title={title} sandbox="" />;
};

const dataAddress = ({ mediaType, bytes }: ShownFile['content']): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${mediaType};base64,${btoa(binary)}`;
};
