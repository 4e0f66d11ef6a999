import type { MyHealthViewModel } from '@portico/application/health';
import type { CareTeamMember, ChartDocument } from '@portico/domain/health';
import { callTo } from '../../words/call-to.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { FileButton } from './file-button.tsx';
import css from './health.module.css';
import { documentWords } from './health.messages.ts';

export const DocumentList = ({
  entries,
  viewModel,
}: {
  readonly entries: readonly ChartDocument[];
  readonly viewModel: MyHealthViewModel;
}) => {
  const say = useWords();
  const formats = useFormats();
  return (
    <ul className={css.entries}>
      {entries.map(({ id, title, date, author, size }) => (
        <li key={id} className={css.document}>
          <div>
            <p className={css.strong}>{title}</p>
            <p className={css.soft}>
              {[
                date === undefined ? '' : formats.clinical(date),
                author === undefined ? '' : say(documentWords.by, { author }),
                size === undefined ? '' : formats.size(size),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <FileButton
            viewModel={viewModel}
            file={`document:${id}`}
            label={say(documentWords.download)}
            spokenLabel={say(documentWords.downloadNamed, { title })}
            onFetch={() => void viewModel.openDocument(id)}
          />
        </li>
      ))}
    </ul>
  );
};

export const CareTeam = ({ entries }: { readonly entries: readonly CareTeamMember[] }) => {
  const say = useWords();
  return (
    <ul className={css.entries}>
      {entries.map(({ id, name, role, phone }) => (
        <li key={id} className={css.entry}>
          <p className={css.strong}>{name}</p>
          {role !== undefined && <p className={css.soft}>{role}</p>}
          {phone !== undefined && (
            <p>
              <a className={css.phone} href={callTo(phone)}>
                {say(documentWords.call, { phone })}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};
