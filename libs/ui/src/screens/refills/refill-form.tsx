import type { RefillPage } from '@portico/application/refills';
import { longestNote, longestPharmacy } from '@portico/domain/refills';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { refillWords as words } from './refills.messages.ts';
import css from './refills.module.css';

export interface RefillFormModel {
  readonly pharmacy: string;
  readonly note: string;
  readonly isPharmacyTooLong: boolean;
  readonly isNoteTooLong: boolean;
  writePharmacy(pharmacy: string): void;
  writeNote(note: string): void;
  request(): Promise<void>;
}

interface RefillFormProps {
  readonly viewModel: RefillFormModel;
  readonly page: Pick<RefillPage, 'practiceName'>;
  readonly isSending: boolean;
}

/** The pharmacy and a note, neither of which must be there. */
export const RefillForm = observer(({ viewModel, page, isSending }: RefillFormProps) => {
  const say = useWords();
  const { pharmacy, note, isPharmacyTooLong, isNoteTooLong } = viewModel;
  return (
    <CheckedForm
      className={css.form}
      isComplete={!isPharmacyTooLong && !isNoteTooLong}
      busy={isSending}
      onSend={() => void viewModel.request()}
    >
      <p>{say(words.lead, { practice: page.practiceName })}</p>
      <TextField
        label={say(words.pharmacy)}
        description={say(words.pharmacyHint)}
        name="pharmacy"
        value={pharmacy}
        maxLength={longestPharmacy + 1}
        error={isPharmacyTooLong ? say(words.pharmacyTooLong, { most: longestPharmacy }) : undefined}
        onChange={({ currentTarget }) => viewModel.writePharmacy(currentTarget.value)}
      />
      <TextArea
        label={say(words.note)}
        name="note"
        rows={4}
        value={note}
        error={isNoteTooLong ? say(words.noteTooLong, { most: longestNote }) : undefined}
        onChange={({ currentTarget }) => viewModel.writeNote(currentTarget.value)}
      />
      <div>
        <Button type="submit" look="primary" busy={isSending}>
          {say(isSending ? words.sending : words.send)}
        </Button>
      </div>
    </CheckedForm>
  );
});
