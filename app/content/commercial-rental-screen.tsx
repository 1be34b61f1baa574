import { COMMERCIAL_RENTAL } from './commercial-rental-content.ts';
import { MarketingScreen } from './marketing-screen.tsx';

export function CommercialRentalScreen() {
  return <MarketingScreen page={COMMERCIAL_RENTAL} />;
}
