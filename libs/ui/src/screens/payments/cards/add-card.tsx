import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CardFormFields, focusFirstMistake, type CardFormModel } from './card-form.tsx';
import { cardsWords as words } from './cards.messages.ts';
import css from './cards-screen.module.css';

export interface NewCardFormModel extends CardFormModel {
  readonly valid: boolean;
}

export interface AddCardModel {
  readonly busy: boolean;
  save(): Promise<void>;
  stopAdding(): void;
}

/** The form of a new card. Focuses its first field when it opens, and the first error after a try to send. */
export const AddCard = observer(
  ({
    viewModel,
    form,
    terms,
  }: {
    readonly viewModel: AddCardModel;
    readonly form: NewCardFormModel;
    /** The terms that saving agrees to. */
    readonly terms: string;
  }) => {
    const say = useWords();
    const id = useId();
    const place = useRef<HTMLFormElement>(null);
    const { busy } = viewModel;
    useEffect(() => {
      place.current?.querySelector('input')?.focus();
    }, []);
    const save = async (): Promise<void> => {
      await viewModel.save();
      if (!form.valid) focusFirstMistake(place.current);
    };
    return (
      <Card>
        <form
          ref={place}
          className={css.form}
          aria-labelledby={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <h2 id={id} className={css.title}>
            {say(words.add)}
          </h2>
          <CardFormFields form={form} offerDefault />
          <p className={css.consent}>{say(words.consent)}</p>
          <p className={css.consent}>{terms}</p>
          <div className={css.buttons}>
            <Button type="submit" look="primary" busy={busy}>
              {say(busy ? words.saving : words.save)}
            </Button>
            <Button look="quiet" busy={busy} onClick={viewModel.stopAdding}>
              {say(words.cancel)}
            </Button>
          </div>
        </form>
      </Card>
    );
  },
);
