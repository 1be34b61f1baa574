import { MarketingScreen } from './marketing-screen.tsx';
import { RENT_OUT_PROPERTY } from './rent-out-property-content.ts';

export function RentOutPropertyScreen() {
  return <MarketingScreen page={RENT_OUT_PROPERTY} />;
}
