import type { EntryHidingShown } from '@portico/application/health';
import type { AccountId } from '@portico/domain/kernel';
import { paths, type Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioList, type RadioOption } from '../../kit/radio-list.tsx';
import { News } from '../../kit/success-message.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import css from './entries.module.css';
import { heldBackWords, hidingWords as words } from './hiding.messages.ts';

type HiddenFrom = 'nobody' | 'everyone' | 'some';

export interface HidingFormModel {
  readonly doing:
    | { readonly kind: 'idle' | 'sending' | 'hidden' | 'released' }
    | { readonly kind: 'failed'; readonly failure: Failure };
  chosen(hiding: EntryHidingShown): HiddenFrom;
  /** From whom it is hidden if it is hidden from some. */
  hiddenFrom(hiding: EntryHidingShown): readonly AccountId[];
  choose(from: HiddenFrom): void;
  hideFrom(hiding: EntryHidingShown, helper: AccountId, hides: boolean): void;
  save(hiding: EntryHidingShown): Promise<void>;
}

interface HidingFieldsProps {
  readonly viewModel: HidingFormModel;
  readonly hiding: EntryHidingShown;
}

/** From whom of those who help the patient an entry is hidden. */
export const HidingFields = observer(({ viewModel, hiding }: HidingFieldsProps) => {
  const say = useWords();
  const { doing } = viewModel;
  const chosen = viewModel.chosen(hiding);
  const isSending = doing.kind === 'sending';
  const hiddenFrom = viewModel.hiddenFrom(hiding);
  const options: readonly RadioOption<HiddenFrom>[] = [
    { value: 'nobody', text: say(words.shown) },
    { value: 'everyone', text: say(words.everyone) },
    ...(hiding.helpers.length === 0 ? [] : [{ value: 'some' as const, text: say(words.some) }]),
  ];
  return (
    <CheckedForm
      className={css.form}
      isComplete={chosen !== 'some' || hiddenFrom.length > 0}
      busy={isSending}
      onSend={() => void viewModel.save(hiding)}
    >
      <HidingOutcome doing={doing} />
      {hiding.heldBack !== undefined && <p>{say(heldBackWords[hiding.heldBack])}</p>}
      <RadioList legend={say(words.legend)} options={options} value={chosen} required onChoose={viewModel.choose} />
      {chosen === 'some' && (
        <fieldset className={css.helpers}>
          <legend>{say(words.from)}</legend>
          {hiding.helpers.map(({ account, name }, place) => (
            <Checkbox
              key={account}
              checked={hiddenFrom.includes(account)}
              required={place === 0 && hiddenFrom.length === 0}
              onChange={({ target }) => viewModel.hideFrom(hiding, account, target.checked)}
            >
              {say(words.one, { name })}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <p>{say(words.hint)}</p>
      <div className={css.actions}>
        <Button type="submit" busy={isSending}>
          {say(isSending ? words.saving : words.save)}
        </Button>
      </div>
    </CheckedForm>
  );
});

const HidingOutcome = ({ doing }: Pick<HidingFormModel, 'doing'>) => {
  const say = useWords();
  if (doing.kind === 'failed') {
    return (
      <Notice tone="bad">
        <p>{say(words.failed)}</p>
        <p>{say(failureWords[doing.failure.kind])}</p>
      </Notice>
    );
  }
  if (doing.kind !== 'hidden' && doing.kind !== 'released') return null;
  return (
    <News of={doing}>
      <p>{say(words[doing.kind])}</p>
      {doing.kind === 'hidden' && (
        <>
          <p>{say(words.sharedBefore)}</p>
          <p>
            <Link className={css.link} to={paths.myHealth}>
              {say(words.toLinks)}
            </Link>
          </p>
        </>
      )}
    </News>
  );
};
