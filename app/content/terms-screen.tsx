import { LegalScreen } from './legal-screen.tsx';
import { termsAndConditions } from './terms-content.ts';

export function TermsScreen() {
  return <LegalScreen title="Terms and conditions" parts={termsAndConditions} />;
}
