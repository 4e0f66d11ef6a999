import type { CheckInScreen as Shown, CheckInTold } from '@portico/application/visits';
import type { CheckInPageStep } from '@portico/domain/visits';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useWords } from '../../words/use-words.ts';
import { recapWords as words } from './check-in-recap.messages.ts';
import { checkInStepWords } from './check-in.messages.ts';
import css from './check-in.module.css';
import { useAnswers } from './check-in-told.ts';

export interface RecapModel {
  readonly step: CheckInPageStep | undefined;
  readonly told: CheckInTold | undefined;
  goTo(step: CheckInPageStep, isChange?: boolean): Promise<void>;
}

/** What each step tells the practice, with a way back to it, above the button that checks in (`APT-171`). */
export const CheckInRecap = observer(
  ({ viewModel, screen: { steps } }: { readonly viewModel: RecapModel; readonly screen: Shown }) => {
    const say = useWords();
    const answersOf = useAnswers();
    const answered = steps
      // What is asked on this page stands above; only the lists are said once more, because of what was removed.
      .filter((step) => step !== viewModel.step || step === 'medsAllergies')
      .map((step) => ({ step, answers: answersOf(step, viewModel.told) }))
      .filter(({ answers }) => answers.length > 0);
    if (answered.length === 0) return null;
    return (
      <Card>
        <h2 className={css.heading}>{say(words.title)}</h2>
        <p className={css.soft}>{say(words.lead)}</p>
        <dl className={css.recap}>
          {answered.map(({ step, answers }) => (
            <div key={step} className={css.answered}>
              <dt className={css.title}>{say(checkInStepWords[step])}</dt>
              {answers.map((answer) => (
                <dd key={answer}>{answer}</dd>
              ))}
              {step !== viewModel.step && (
                <dd>
                  <Again step={step} onPress={() => void viewModel.goTo(step, true)} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Card>
    );
  },
);

const Again = ({ step, onPress }: { readonly step: CheckInPageStep; readonly onPress: () => void }) => {
  const say = useWords();
  const isForms = step === 'consents' || step === 'intake';
  return (
    <Button
      look="quiet"
      aria-label={say(isForms ? words.viewNamed : words.changeNamed, { step: say(checkInStepWords[step]) })}
      onClick={onPress}
    >
      {say(isForms ? words.view : words.change)}
    </Button>
  );
};
