import { AppOffer } from '@portico/ui/screens/entrance';
import { use, useEffect } from 'react';
import type { RuntimeConfig } from '../runtime-config.ts';
import type { LoginPart } from './login.tsx';

/** Which store this phone has, and where; nothing on a device that has none. */
const storeFor = (agent: string, { stores }: RuntimeConfig) => {
  const store = /android/i.test(agent)
    ? ('android' as const)
    : /iphone|ipad|ipod/i.test(agent)
      ? ('ios' as const)
      : undefined;
  const address = store && stores?.[store];
  return store === undefined || address === undefined ? undefined : { store, address };
};

/** Where there is no app to offer, the person goes on at once. */
const AppOfferPart: LoginPart = ({ portal: { signIn }, config }) => {
  const offer = storeFor(navigator.userAgent, use(config));
  useEffect(() => {
    if (offer === undefined) signIn.page.continueOnWeb();
  }, [offer, signIn]);
  return offer === undefined ? null : <AppOffer {...offer} onWeb={signIn.page.continueOnWeb} />;
};
export default AppOfferPart;
