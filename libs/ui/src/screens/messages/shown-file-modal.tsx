import type { FileContent } from '@portico/application/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { attachmentWords as words } from './conversation.messages.ts';
import css from './messages-screen.module.css';
import { readSimplePage, type SimpleBlock } from './read-simple-page.ts';

export interface ShownFile {
  readonly shape: 'text' | 'page' | 'picture';
  readonly title: string;
  readonly content: FileContent;
}

export interface PageTools {
  /** Puts an HTML page into a frame without scripts. */
  readonly fill: (frame: HTMLIFrameElement, html: string) => void;
  /** A page as a tree of which nothing runs, loads or is shown. */
  readonly parse: (html: string) => Document;
}

/**
 * A file over the page. A page from the practice that is text alone is shown as text of the portal, in its letters and
 * their size. Any other runs no scripts: its frame is sandboxed, and the portal's content security policy allows none.
 */
const ShownFileModal = ({
  file,
  pages,
  onSave,
  onClose,
}: {
  readonly file: ShownFile;
  readonly pages: PageTools;
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
      <FileContents file={file} pages={pages} />
    </Modal>
  );
};
export default ShownFileModal;

interface FileContentsProps {
  readonly file: ShownFile;
  readonly pages: PageTools;
}

const FileContents = ({ file: { shape, title, content }, pages }: FileContentsProps) => {
  const say = useWords();
  const text = useMemo(() => (shape === 'picture' ? '' : new TextDecoder().decode(content.bytes)), [shape, content]);
  switch (shape) {
    case 'picture':
      return <img className={css.picture} src={dataAddress(content)} alt={say(words.picture, { name: title })} />;
    case 'page':
      return <Page title={title} html={text} pages={pages} />;
    case 'text':
      return (
        // Focusable, so that long text can be scrolled by keyboard.
        <pre className={css.text} tabIndex={0}>
          {text}
        </pre>
      );
  }
};

interface PageProps {
  readonly title: string;
  readonly html: string;
  readonly pages: PageTools;
}

const Page = (props: PageProps) => {
  const { title, html, pages } = props;
  const page = useMemo(() => pages.parse(html), [pages, html]);
  const blocks = useMemo(() => readSimplePage(page), [page]);
  if (blocks === undefined) return <PageFrame {...props} />;
  const [first] = blocks;
  // The window has said its title.
  const isTitled = first?.kind === 'heading' && first.text.toLowerCase() === title.toLowerCase();
  return (
    <div className={css.simplePage} lang={page.body.lang || page.documentElement.lang || undefined}>
      {blocks.slice(isTitled ? 1 : 0).map((block, at) => (
        <BlockOfPage key={at} block={block} />
      ))}
    </div>
  );
};

const BlockOfPage = ({ block }: { readonly block: SimpleBlock }) => {
  if (block.kind !== 'list') return block.kind === 'heading' ? <h3>{block.text}</h3> : <p>{block.text}</p>;
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </List>
  );
};

const PageFrame = ({ title, html, pages }: PageProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current !== null) pages.fill(frame.current, html);
  }, [pages, html]);
  return <iframe ref={frame} className={css.page} title={title} sandbox="" />;
};

const dataAddress = ({ mediaType, bytes }: ShownFile['content']): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${mediaType};base64,${btoa(binary)}`;
};
