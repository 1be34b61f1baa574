import { BUY_RESALE_FLATS } from './buy-resale-flats-content.ts';
import { MarketingScreen } from './marketing-screen.tsx';

export function BuyResaleFlatsScreen() {
  return <MarketingScreen page={BUY_RESALE_FLATS} />;
}
