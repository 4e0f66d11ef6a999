import { mostOfAProduct, type ShopProduct as Product } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { shopWords as words } from './shop.messages.ts';
import css from './shop-screen.module.css';

export interface ShopProductModel {
  readonly mayOrder: boolean;
  quantityOf(product: string): number;
  put(product: string, quantity: number): void;
}

/** A product and its quantity. The button for one more stays in place, and keeps the focus. */
export const ShopProduct = observer(
  ({ viewModel, product }: { readonly viewModel: ShopProductModel; readonly product: Product }) => {
    const say = useWords();
    const { money } = useFormats();
    const actions = useRef<HTMLDivElement>(null);
    const quantity = viewModel.quantityOf(product.id);
    const { name } = product;
    return (
      <Card className={css.product}>
        <div className={css.picture}>
          <Icon name="bag" />
        </div>
        <div className={css.what}>
          <h3 className={css.name}>{name}</h3>
          {product.description !== '' && <p className={css.soft}>{product.description}</p>}
          <p className={css.price}>{money(product.price)}</p>
        </div>
        {!product.available && <p className={css.soft}>{say(words.soldOut)}</p>}
        {product.available && viewModel.mayOrder && (
          <div className={css.wanted} ref={actions}>
            {quantity > 0 && (
              <>
                <Button
                  aria-label={say(words.lessNamed, { product: name })}
                  onClick={() => {
                    viewModel.put(product.id, quantity - 1);
                    // The button is gone with the last one: focus moves to the one beside it.
                    if (quantity === 1) actions.current?.querySelector<HTMLElement>('[data-more]')?.focus();
                  }}
                >
                  {say(words.less)}
                </Button>
                <p className={css.quantity}>{say(words.inBasket, { quantity })}</p>
              </>
            )}
            <Button
              key="more"
              data-more
              aria-label={say(quantity === 0 ? words.addNamed : words.addMoreNamed, { product: name })}
              busy={quantity >= mostOfAProduct}
              onClick={() => viewModel.put(product.id, quantity + 1)}
            >
              {say(quantity === 0 ? words.add : words.addMore)}
            </Button>
          </div>
        )}
      </Card>
    );
  },
);
