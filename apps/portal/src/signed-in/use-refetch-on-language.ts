import { useFormats } from '@portico/ui/words';
import { useEffect, useState } from 'react';

/** Asks anew once the page is read in another language, for a screen that stays as it stands meanwhile. */
export const useAskedAnew = (viewModel: { askAnew(): Promise<void> }): void => {
  const { language } = useFormats();
  const [asked, setAsked] = useState(language);
  useEffect(() => {
    if (language === asked) return;
    setAsked(language);
    void viewModel.askAnew();
  }, [language, asked, viewModel]);
};
