import { paths } from '@portico/application/kernel';
import { ShopSignOnViewModel } from '@portico/view-models/payments';
import type { ShopSignOn } from '@portico/application/payments';
import { ShopSignInFirst, ShopSignOnScreen } from '@portico/ui/screens/payments';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { shopping } from '../composition/ports/shopping.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { readEntryQuery } from './entry-query.ts';
import type { OpenScreenComponent } from './screens.ts';

const SigningOn = ({ portal, request }: { readonly portal: Portal; readonly request: ShopSignOn }) => {
  const viewModel = useScreen(() => new ShopSignOnViewModel(portal.port(shopping), request));
  // The loader gives way to the shop: going back does not sign on once more.
  const leave = useCallback((address: string) => window.location.replace(address), []);
  return <ShopSignOnScreen viewModel={viewModel} onLed={leave} />;
};

/**
 * The page to which a shop sends a person for sign-on (`ACC-046`, `ACC-047`); its script is the portal's own
 * (`ACC-048`).
 */
const ShopSignOnLoader: OpenScreenComponent = ({ portal, go }) => {
  const [query] = useSearchParams();
  const { practice } = readEntryQuery(query);
  const returnTo = query.get('return_to') ?? '';
  if (portal.clientSession.tokens.signedIn) {
    const request = { ...(practice === undefined ? {} : { practice }), ...(returnTo === '' ? {} : { returnTo }) };
    return <SigningOn portal={portal} request={request} />;
  }
  // After the sign-in the shop's page of the portal leads back here.
  const asked = new URLSearchParams({
    ...(practice === undefined ? {} : { practice_id: practice }),
    return_to: returnTo,
  });
  return <ShopSignInFirst onSignIn={() => go(`${paths.shop}?${asked.toString()}`)} />;
};
export default ShopSignOnLoader;
