import type { FieldProblem } from '@portico/domain/forms';
import type { SectionSettings } from '@portico/application/profile';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { DetailField, type DetailFieldModel } from './detail-field.tsx';
import { fieldProblemWords } from './profile.messages.ts';
import css from './profile-settings.module.css';

export interface DetailsPagesModel extends DetailFieldModel {
  readonly section: { readonly settings: SectionSettings | undefined };
  readonly input: {
    isShown(field: string): boolean;
    problemOf(field: string): FieldProblem | undefined;
    isHalfFilled(fields: readonly string[]): boolean;
    leave(name: string): void;
    answerTo(name: string): string;
  };
  readonly zip: 'known' | 'looking' | 'no-such-zip' | 'failed';
}

/** The fields of a section, under a heading for each page of its form (`MON-271`). */
export const DetailsPages = observer(({ viewModel }: { readonly viewModel: DetailsPagesModel }) =>
  viewModel.section.settings?.form.pages.map((page, at) => <Page key={at} viewModel={viewModel} page={page} />),
);

const Page = observer(
  ({
    viewModel,
    page,
  }: {
    readonly viewModel: DetailsPagesModel;
    readonly page: SectionSettings['form']['pages'][number];
  }) => {
    const say = useWords();
    const fields = page.fields.filter(({ uuid }) => viewModel.input.isShown(uuid));
    const isHalfFilled = viewModel.input.isHalfFilled(page.fields.map(({ uuid }) => uuid));
    const hasZip = fields.some((field) => field.type === 'text' && field.format === 'zipcode');
    return (
      <section className={css.group}>
        {page.title !== undefined && <h2 className={css.title}>{page.title}</h2>}
        <div className={css.fields}>
          {fields.map((field) => (
            <DetailField
              key={field.uuid}
              viewModel={viewModel}
              field={field}
              required={page.required.includes(field.uuid)}
            />
          ))}
        </div>
        {hasZip && (viewModel.zip === 'no-such-zip' || viewModel.zip === 'failed') && (
          <Notice tone="wait">
            <p>{say(viewModel.zip === 'failed' ? fieldProblemWords.zipFailed : fieldProblemWords.noSuchZip)}</p>
          </Notice>
        )}
        {isHalfFilled && (
          <Notice tone="wait">
            <p>{say(fieldProblemWords.halfFilled)}</p>
          </Notice>
        )}
      </section>
    );
  },
);
