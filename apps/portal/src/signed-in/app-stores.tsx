import { drawQrCode } from '@portico/adapters-browser';
import { AppStoresViewModel } from '@portico/view-models/dashboard';
import { AppStores as AppStoresCard } from '@portico/ui/screens/dashboard';
import type { Portal } from '../composition/compose.ts';
import { useScreen } from './use-screen-view-model.ts';

/** A camera knows no path of this page alone. */
const drawHere = (address: string) => drawQrCode(new URL(address, window.location.href).href);

/** Where the app is to be had. It stands last, and comes once the page has settled: it leaves the line to the rest. */
export const AppStores = ({ portal }: { readonly portal: Portal }) => {
  const viewModel = useScreen(
    () => new AppStoresViewModel({ stores: async () => (await portal.config).stores ?? {}, draw: drawHere }),
  );
  return <AppStoresCard viewModel={viewModel} />;
};
