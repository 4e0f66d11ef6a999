import type { AgreementView } from '@portico/application/payments';
import { cardBrandNames } from '@portico/domain/payments';
import { Button } from '../../../kit/button.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import css from '../checkout/make-payment.module.css';
import { agreementWords } from '../checkout/payment-agreement.messages.ts';

/** A plan's agreements, the newest first and open, so that it is printed with the page. */
const PlanAgreements = ({ agreements }: { readonly agreements: readonly AgreementView[] }) => {
  const say = useWords();
  return (
    <section className={css.part} aria-label={say(agreementWords.title)}>
      <h2 className={css.legend}>{say(agreementWords.title)}</h2>
      {agreements.map((agreement, at) => (
        <Agreement key={agreement.id} agreement={agreement} isOpen={at === 0} />
      ))}
      <Button look="quiet" onClick={() => window.print()}>
        {say(agreementWords.print)}
      </Button>
    </section>
  );
};

const Agreement = ({ agreement, isOpen }: { readonly agreement: AgreementView; readonly isOpen: boolean }) => {
  const say = useWords();
  const { money, day, atPractice } = useFormats();
  const { change, at, address, terms, language, card, schedule, total, autopay } = agreement;
  const { cap, until } = autopay;
  return (
    <Disclosure title={say(agreementWords[change], { day: atPractice.day(at) })} isOpen={isOpen}>
      <p lang={language}>{terms.text}</p>
      <FactList
        facts={[
          [say(agreementWords.when), `${atPractice.day(at)} ${atPractice.time(at)}`],
          [say(agreementWords.address), address],
          [say(agreementWords.version), String(terms.version)],
          [say(agreementWords.card), `${cardBrandNames[card.brand]} ${card.last4}`],
          [say(agreementWords.cap), cap === undefined ? undefined : money(cap)],
          [say(agreementWords.until), until === undefined ? undefined : day(until)],
          [say(agreementWords.total), money(total)],
          ...schedule.map(({ due, amount }) => [day(due), money(amount)] as const),
        ]}
      />
    </Disclosure>
  );
};

export default PlanAgreements;
