import { COMMERCIAL_PROPERTY } from './commercial-property-content.ts';
import { MarketingScreen } from './marketing-screen.tsx';

export function CommercialPropertyScreen() {
  return <MarketingScreen page={COMMERCIAL_PROPERTY} />;
}
