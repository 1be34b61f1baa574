import { MarketingScreen } from './marketing-screen.tsx';
import { SELL_COMMERCIAL_PROPERTY } from './sell-commercial-property-content.ts';

export function SellCommercialPropertyScreen() {
  return <MarketingScreen page={SELL_COMMERCIAL_PROPERTY} />;
}
