import { paths } from '@portico/application/kernel';
import { ShopViewModel } from '@portico/view-models/payments';
import type { NamedShop } from '@portico/application/payments';
import { parseId, type PracticeId } from '@portico/domain/kernel';
import { ShopScreen } from '@portico/ui/screens/payments';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { shopping } from '../composition/ports/shopping.ts';
import { basketsOf } from './shopping-baskets.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Shopping = ({ portal, named }: { readonly portal: Portal; readonly named: NamedShop }) => {
  const navigate = useNavigate();
  const viewModel = useScreen(
    () =>
      new ShopViewModel(
        portal.port(shopping),
        named,
        basketsOf(portal),
        portal.clientSession.actingAs.may('payments:act'),
      ),
  );
  return (
    <ShopScreen
      viewModel={viewModel}
      onOrdered={(path) => void navigate(path)}
      websiteOf={({ practice }) => `${paths.shopSignOn}?practice_id=${encodeURIComponent(practice)}`}
    />
  );
};

/** Goes on to the shop's sign-on, which is an open page, after a visit from the shop that required sign-in first. */
const BackToSignOn = ({ search }: { readonly search: string }) => {
  useEffect(() => void window.location.replace(`${paths.shopSignOn}${search}`), [search]);
  return null;
};

/** The shop of the practice that the person is at, or the one that the address names (`MON-208`, `MON-209`). */
const Shop: Screen = ({ portal }) => {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { id } = useParams();
  if (query.has('return_to')) return <BackToSignOn search={search} />;
  const practice = parseId<PracticeId>(query.get('practice_id'));
  const named = {
    ...(practice.ok ? { practice: practice.value } : {}),
    ...(id === undefined ? {} : { shop: id }),
  };
  return <Shopping key={`${pathname}${search}`} portal={portal} named={named} />;
};
export default Shop;
