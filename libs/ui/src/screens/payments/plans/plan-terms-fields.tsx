import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { useWords } from '../../../words/use-words.ts';
import css from '../checkout/make-payment.module.css';
import { planWords } from './plan-builder.messages.ts';

export interface PlanTermsModel {
  readonly agreed: boolean;
  agree(agreed: boolean): void;
}

/** The terms, and the checkbox that agrees to them (`MON-123`, `MON-124`). */
export const PlanTermsFields = observer(
  ({ agreement, terms }: { readonly agreement: PlanTermsModel; readonly terms: string }) => {
    const say = useWords();
    return (
      <div className={css.part}>
        <h2 className={css.legend}>{say(planWords.terms)}</h2>
        <section className={css.terms} tabIndex={0} aria-label={say(planWords.terms)}>
          {terms}
        </section>
        <Checkbox
          name="agree-to-terms"
          checked={agreement.agreed}
          onChange={({ currentTarget }) => agreement.agree(currentTarget.checked)}
        >
          {say(planWords.agree)}
        </Checkbox>
      </div>
    );
  },
);
