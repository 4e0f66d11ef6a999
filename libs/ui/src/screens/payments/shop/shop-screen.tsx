import type { Failure } from '@portico/application/kernel';
import type { ShopCatalog } from '@portico/application/payments';
import type { ShopAway } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useWords } from '../../../words/use-words.ts';
import { ShopBasketView, type ShopBasketModel } from './shop-basket-view.tsx';
import { ShopProduct, type ShopProductModel } from './shop-product.tsx';
import { shopWords as words } from './shop.messages.ts';
import css from './shop-screen.module.css';

export interface ShopModel extends ShopProductModel, ShopBasketModel {
  readonly phase:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: Failure | ShopAway }
    | { readonly kind: 'none' }
    | { readonly kind: 'ready'; readonly catalog: ShopCatalog };
  load(): Promise<void>;
}

export interface ShopScreenProps {
  readonly viewModel: ShopModel;
  /** Navigates to the order's payment. */
  readonly onOrdered: (path: string) => void;
  /** The portal's path to the shop's own pages, for a shop with single sign-on. */
  readonly websiteOf: (catalog: ShopCatalog) => string;
}

const Catalog = observer(
  ({ viewModel, onOrdered, websiteOf, catalog }: ShopScreenProps & { readonly catalog: ShopCatalog }) => {
    const say = useWords();
    const { mayOrder } = viewModel;
    return (
      <div className={css.screen}>
        <p>{say(words.about, { shop: catalog.name })}</p>
        {!mayOrder && (
          <Notice tone="wait" icon="people" quiet>
            <p>{say(words.mayNotOrder)}</p>
          </Notice>
        )}
        <div className={css.halves}>
          <section aria-labelledby="products" className={css.list}>
            <h2 id="products" className={css.title}>
              {say(words.products)}
            </h2>
            {catalog.products.length === 0 && <EmptyState icon="bag">{say(words.empty)}</EmptyState>}
            {catalog.products.map((product) => (
              <ShopProduct key={product.id} viewModel={viewModel} product={product} />
            ))}
          </section>
          {mayOrder && <ShopBasketView viewModel={viewModel} onOrdered={onOrdered} />}
        </div>
        {catalog.sso && mayOrder && (
          <p>
            <ButtonLink icon="globe" href={websiteOf(catalog)}>
              {say(words.website, { shop: catalog.name })}
            </ButtonLink>
          </p>
        )}
      </div>
    );
  },
);

/** `/shop`: what the shop of a practice sells, and the basket that becomes an order (`MON-207`, `MON-208`). */
export const ShopScreen = observer((props: ShopScreenProps) => {
  const say = useWords();
  const { viewModel } = props;
  const { phase } = viewModel;
  switch (phase.kind) {
    case 'loading':
      return <Skeleton label={say(words.loading)} lines={5} />;
    case 'failed':
      return (
        <RetryNotice
          text={say(phase.failure.kind === 'shop-away' ? words.away : failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      );
    case 'none':
      return <EmptyState icon="bag">{say(words.none)}</EmptyState>;
    case 'ready':
      return <Catalog {...props} catalog={phase.catalog} />;
  }
});
