import type { QrCode } from '@portico/domain/access';
import type { AppPlatform } from '@portico/application/dashboard';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Card } from '../../kit/card.tsx';
import { useWide } from '../../kit/use-media.ts';
import { useWords } from '../../words/use-words.ts';
import css from './app-stores.module.css';
import { appStoreWords, codeWords, linkWords, platformWords } from './app-stores.messages.ts';

export interface AppStoresModel {
  readonly stores: Readonly<Partial<Record<AppPlatform, string>>>;
  readonly platforms: readonly AppPlatform[];
  readonly chosen: AppPlatform;
  readonly address: string | undefined;
  readonly code: QrCode | undefined;
  choose(platform: AppPlatform): void;
}

const StoreLink = ({ platform, address }: { readonly platform: AppPlatform; readonly address: string }) => (
  <a className={css.link} href={address} target="_blank" rel="noreferrer">
    {useWords()(linkWords[platform])}
  </a>
);

/** The app for the person's phone: links to the stores on the phone itself, and on a wide screen a QR code for it. */
export const AppStores = observer(({ viewModel }: { readonly viewModel: AppStoresModel }) => {
  const say = useWords();
  const isWide = useWide();
  const { platforms, stores } = viewModel;
  if (platforms.length === 0) return null;
  return (
    <Card className={css.stores}>
      <h2 className={css.title}>{say(appStoreWords.title)}</h2>
      {isWide ? (
        <CodeOfStore viewModel={viewModel} />
      ) : (
        platforms.map((platform) => <StoreLink key={platform} platform={platform} address={stores[platform] ?? ''} />)
      )}
    </Card>
  );
});

/** The QR code of the chosen store, and its address as a link. */
const CodeOfStore = observer(({ viewModel }: { readonly viewModel: AppStoresModel }) => {
  const say = useWords();
  const name = useId();
  const { platforms, chosen, address, code } = viewModel;
  return (
    <>
      <p>{say(appStoreWords.how)}</p>
      {platforms.length > 1 && (
        <fieldset className={css.switch} aria-label={say(appStoreWords.which)}>
          {platforms.map((platform) => (
            <Option key={platform} {...{ name, platform, chosen }} onChoose={viewModel.choose} />
          ))}
        </fieldset>
      )}
      <div className={css.code}>
        {code !== undefined && (
          <svg
            role="img"
            aria-label={say(codeWords[chosen])}
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
          >
            <path d={code.path} />
          </svg>
        )}
      </div>
      {address !== undefined && <StoreLink platform={chosen} address={address} />}
    </>
  );
});

const Option = ({
  name,
  platform,
  chosen,
  onChoose,
}: {
  readonly name: string;
  readonly platform: AppPlatform;
  readonly chosen: AppPlatform;
  readonly onChoose: (platform: AppPlatform) => void;
}) => {
  const say = useWords();
  return (
    <label className={css.option}>
      <input type="radio" name={name} checked={platform === chosen} onChange={() => onChoose(platform)} />
      {say(platformWords[platform])}
    </label>
  );
};
