import type { NoteBlock } from '@portico/domain/health';
import { useWords } from '../../words/use-words.ts';
import { noteWords } from './note.messages.ts';
import css from './note.module.css';

const Table = ({ head, rows }: Extract<NoteBlock, { readonly kind: 'table' }>) => (
  <div className={css.wide} tabIndex={0} role="group" aria-label={useWords()(noteWords.table)}>
    <table className={css.table}>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Block = ({ block }: { readonly block: NoteBlock }) => {
  switch (block.kind) {
    case 'heading':
      return <h3 className={css.heading}>{block.text}</h3>;
    case 'paragraph':
      return <p className={css.paragraph}>{block.text}</p>;
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{item}</li>);
      return block.ordered === true ? <ol className={css.items}>{items}</ol> : <ul className={css.items}>{items}</ul>;
    }
    case 'table':
      return <Table {...block} />;
  }
};

/** The text of a note: plain texts in elements of ours, never markup of its source. */
export const NoteContent = ({ content }: { readonly content: readonly NoteBlock[] }) =>
  content.map((block, index) => <Block key={index} block={block} />);
