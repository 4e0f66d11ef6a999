import type { QrCode } from '@portico/domain/access';
import type { AppPlatform } from '@portico/application/dashboard';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Card } from '../../kit/card.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './app-stores.module.css';
import { appStoreWords, codeWords, linkWords, platformWords } from './app-stores.messages.ts';

export interface AppStoresModel {
  readonly platforms: readonly AppPlatform[];
  readonly chosen: AppPlatform;
  readonly address: string | undefined;
  readonly code: QrCode | undefined;
  choose(platform: AppPlatform): void;
}

/** Store links: a QR code for another device, and the same address as a link for this one. */
export const AppStores = observer(({ viewModel }: { readonly viewModel: AppStoresModel }) => {
  const say = useWords();
  const name = useId();
  const { platforms, chosen, address, code } = viewModel;
  if (address === undefined) return null;
  return (
    <Card className={css.stores}>
      <h2 className={css.title}>{say(appStoreWords.title)}</h2>
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
      <a className={css.link} href={address} target="_blank" rel="noreferrer">
        {say(linkWords[chosen])}
      </a>
    </Card>
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
