import type { Failure } from '@portico/application/kernel';
import type { Cents } from '@portico/domain/kernel';
import type { NotOrdered, ShopProduct } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { LiveRegion } from '../../../kit/visually-hidden.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { orderRefusalWords, shopWords as words } from './shop.messages.ts';
import css from './shop-screen.module.css';

type Ordering =
  | { readonly kind: 'idle' | 'sending' | 'paid-already' }
  | { readonly kind: 'refused'; readonly refusal: NotOrdered | Failure };

export interface ShopBasketModel {
  readonly lines: readonly { readonly product: ShopProduct; readonly quantity: number; readonly amount: Cents }[];
  readonly total: Cents;
  readonly isBusy: boolean;
  readonly ordering: Ordering;
  order(): Promise<string | undefined>;
}

const Standing = ({ ordering }: { readonly ordering: Ordering }) => {
  const say = useWords();
  if (ordering.kind === 'paid-already') {
    return (
      <Notice tone="good" icon="check-circle">
        <p>{say(words.paidAlready)}</p>
      </Notice>
    );
  }
  if (ordering.kind !== 'refused') return null;
  const { kind } = ordering.refusal;
  const isOwn = kind === 'shop-away' || kind === 'basket-changed';
  return (
    <Notice tone="bad">
      <p>{say(isOwn ? orderRefusalWords[kind] : failureWords[kind])}</p>
    </Notice>
  );
};

/** The basket's products and total, with the button to order. */
export const ShopBasketView = observer(
  ({ viewModel, onOrdered }: { readonly viewModel: ShopBasketModel; readonly onOrdered: (path: string) => void }) => {
    const say = useWords();
    const { money } = useFormats();
    const { lines, total, isBusy, ordering } = viewModel;
    const order = async () => {
      const path = await viewModel.order();
      if (path !== undefined) onOrdered(path);
    };
    return (
      <section aria-labelledby="basket">
        <Card className={css.basket}>
          <h2 id="basket" className={css.title}>
            {say(words.basket)}
          </h2>
          <LiveRegion>{lines.length === 0 ? '' : say(words.basketNow, { amount: money(total) })}</LiveRegion>
          {lines.length === 0 ? (
            <p className={css.soft}>{say(words.basketEmpty)}</p>
          ) : (
            <>
              <FactList
                facts={lines.map(({ product, quantity, amount }) => [
                  say(words.line, { quantity, product: product.name }),
                  money(amount),
                ])}
              />
              <div className={css.sum}>
                <FactList sums facts={[[say(words.total), money(total)]]} />
              </div>
            </>
          )}
          <Standing ordering={ordering} />
          {lines.length > 0 && (
            <Button look="primary" icon="card" wide busy={isBusy} onClick={() => void order()}>
              {say(isBusy ? words.ordering : words.order)}
            </Button>
          )}
        </Card>
      </section>
    );
  },
);
