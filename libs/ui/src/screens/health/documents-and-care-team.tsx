import { entryAnchor } from '@portico/application/health';
import type { DocumentId } from '@portico/domain/kernel';
import type { CareTeamMember, ChartDocument } from '@portico/domain/health';
import { use, type ReactNode } from 'react';
import { RowTable, type Column } from '../../kit/row-table.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { FileButton, type FileButtonModel } from './load-file-button.tsx';
import { BesideEntry } from './record-entry.tsx';
import css from './health.module.css';
import { soughtAttributes, SoughtEntry } from './sought-entry.ts';
import { documentWords } from './health.messages.ts';
import { sectionTitles } from './section-words.ts';

export interface DocumentsModel extends FileButtonModel {
  openDocument(document: DocumentId): Promise<void>;
}

interface DocumentListProps {
  readonly entries: readonly ChartDocument[];
  readonly viewModel: DocumentsModel;
}

/** Sorted by title initially, like every table (`MON-363`). */
export const DocumentList = ({ entries, viewModel }: DocumentListProps) => {
  const say = useWords();
  const { clinical, size: inBytes } = useFormats();
  const dayOf = ({ date }: ChartDocument): string => (date === undefined ? '' : clinical(date));
  const sizeOf = ({ size }: ChartDocument): string => (size === undefined ? '' : inBytes(size));
  const file = (entry: ChartDocument) => {
    // Titles may repeat, so the name includes the day.
    const title = [entry.title, dayOf(entry)].filter(Boolean).join(', ');
    return (
      <>
        <FileButton
          viewModel={viewModel}
          file={`document:${entry.id}`}
          label={say(documentWords.download)}
          spokenLabel={say(documentWords.downloadNamed, { title })}
          onFetch={() => void viewModel.openDocument(entry.id)}
        />
        <BesideEntry of={{ section: 'documents', entry: entry.id }} name={title} />
      </>
    );
  };
  const columns = useColumns(dayOf, sizeOf, file);
  const sought = use(SoughtEntry);
  return (
    <RowTable
      key={sought}
      of={({ id }) => soughtAttributes(entryAnchor('document', id))}
      sought={({ id }) => entryAnchor('document', id) === sought}
      label={say(sectionTitles.documents)}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      card={(entry) => (
        <div className={css.document}>
          <div>
            <p className={css.strong}>{entry.title}</p>
            <p className={css.soft}>
              {[
                dayOf(entry),
                entry.author === undefined ? '' : say(documentWords.by, { author: entry.author }),
                sizeOf(entry),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {file(entry)}
        </div>
      )}
    />
  );
};

type CellOf = (entry: ChartDocument) => ReactNode;

const useColumns = (day: CellOf, size: CellOf, file: CellOf): readonly Column<ChartDocument>[] => {
  const say = useWords();
  const alphabetical = { up: say(documentWords.up), down: say(documentWords.down) };
  return [
    {
      id: 'title',
      title: say(documentWords.title),
      cell: ({ title }) => <span className={css.strong}>{title}</span>,
      order: { by: ({ title }) => title, ...alphabetical },
    },
    {
      id: 'date',
      title: say(documentWords.date),
      cell: day,
      order: { by: ({ date }) => date, up: say(documentWords.oldest), down: say(documentWords.newest) },
    },
    {
      id: 'author',
      title: say(documentWords.author),
      cell: ({ author }) => author,
      order: { by: ({ author }) => author, ...alphabetical },
    },
    { id: 'size', title: say(documentWords.size), cell: size },
    { id: 'file', title: say(documentWords.file), cell: file },
  ];
};

export const CareTeam = ({ entries }: { readonly entries: readonly CareTeamMember[] }) => {
  const say = useWords();
  return (
    <ul className={css.entries}>
      {entries.map(({ id, name, role, phone, email, place }) => (
        <li key={id} className={css.entry}>
          <p className={css.strong}>{name}</p>
          {role !== undefined && <p className={css.soft}>{role}</p>}
          {place !== undefined && <p>{place}</p>}
          {phone !== undefined && (
            <p>
              <a className={css.phone} href={callTo(phone)}>
                {say(documentWords.call, { phone })}
              </a>
            </p>
          )}
          {email !== undefined && (
            <p>
              <a className={css.phone} href={`mailto:${email}`}>
                {say(documentWords.email, { email })}
              </a>
            </p>
          )}
          <BesideEntry of={{ section: 'careTeam', entry: id }} name={name} />
        </li>
      ))}
    </ul>
  );
};
