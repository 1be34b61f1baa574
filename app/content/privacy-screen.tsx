import { LegalScreen } from './legal-screen.tsx';
import { privacyPolicy } from './privacy-content.ts';

export function PrivacyScreen() {
  return <LegalScreen title="Privacy policy" parts={privacyPolicy} />;
}
