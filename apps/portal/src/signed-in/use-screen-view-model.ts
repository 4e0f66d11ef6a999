import { useEffect, useState } from 'react';

interface ScreenViewModel {
  load(): Promise<void>;
  dispose(): void;
}

/** A view model that lives as long as its screen: it loads when the screen opens and is disposed when it goes. */
export const useScreen = <ViewModel extends ScreenViewModel>(make: () => ViewModel): ViewModel => {
  const [viewModel] = useState(make);
  useEffect(() => {
    void viewModel.load();
    return () => {
      viewModel.dispose();
    };
  }, [viewModel]);
  return viewModel;
};
