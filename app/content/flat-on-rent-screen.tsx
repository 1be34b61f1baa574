import { FLAT_ON_RENT } from './flat-on-rent-content.ts';
import { MarketingScreen } from './marketing-screen.tsx';

export function FlatOnRentScreen() {
  return <MarketingScreen page={FLAT_ON_RENT} />;
}
