import { MarketingScreen } from './marketing-screen.tsx';
import { SELL_PROPERTY } from './sell-property-content.ts';

export function SellPropertyScreen() {
  return <MarketingScreen page={SELL_PROPERTY} />;
}
