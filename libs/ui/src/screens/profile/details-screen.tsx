import type { FieldProblem } from '@portico/domain/forms';
import type { SectionSettings, ProfileReadOnly } from '@portico/application/profile';
import { observer } from 'mobx-react-lite';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { DetailsPages, type DetailsPagesModel } from './details-pages.tsx';
import css from './profile-settings.module.css';
import { SourceFactList } from './source-fact-list.tsx';
import { StillNeeded } from './still-needed.tsx';
import { SaveBar, SectionFrame, type SectionFrameModel } from './section-frame.tsx';

export interface DetailsScreenModel extends DetailsPagesModel {
  readonly section: SectionFrameModel<SectionSettings, ProfileReadOnly> & {
    readonly busy: boolean;
    readonly settings: SectionSettings | undefined;
  };
  readonly input: {
    readonly isEdited: boolean;
    readonly answers: Readonly<Record<string, string>>;
    isShown(field: string): boolean;
    problemOf(field: string): FieldProblem | undefined;
    isHalfFilled(fields: readonly string[]): boolean;
    leave(name: string): void;
    answerTo(name: string): string;
  };
  readonly canSave: boolean;
  readonly isValid: boolean;
  reset(): void;
  save(): Promise<void>;
}

interface DetailsProps {
  readonly viewModel: DetailsScreenModel;
  readonly lead: (settings: SectionSettings) => ReactNode;
  /** Rendered after the form's pages, before its save button. */
  readonly beside?: (settings: SectionSettings) => ReactNode;
  /** Rendered after the form. */
  readonly below?: (settings: SectionSettings) => ReactNode;
}

/** At the end of the address that leads from the dashboard to the first section in which something is missing (`ACC-267`). */
export const forWhatIsMissing = '#missing';

/** A details section as designed by its practice: a heading for each page of the form (`MON-271`). */
export const DetailsScreen = observer(({ viewModel, lead, beside, below }: DetailsProps) => {
  const say = useWords();
  const { hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  return (
    <SectionFrame section={viewModel.section} part="details" lead={lead}>
      {(settings) => (
        <>
          {settings.sourceFacts && <SourceFactList facts={settings.sourceFacts} />}
          {hash === forWhatIsMissing && <StillNeeded form={form} answers={viewModel.input.answers} />}
          <CheckedForm
            className={css.form}
            isComplete={viewModel.canSave}
            ref={form}
            otherwise={say(kitWords.unchanged)}
            onSend={() => void viewModel.save()}
          >
            <DetailsPages viewModel={viewModel} />
            {beside?.(settings)}
            {!settings.readOnly && (
              <SaveBar
                busy={viewModel.section.busy}
                canSave={viewModel.canSave}
                onUndo={viewModel.input.isEdited ? viewModel.reset : undefined}
              />
            )}
          </CheckedForm>
          {below?.(settings)}
        </>
      )}
    </SectionFrame>
  );
});
