import { disclaimer } from './disclaimer-content.ts';
import { LegalScreen } from './legal-screen.tsx';

export function DisclaimerScreen() {
  return <LegalScreen title="Disclaimer" parts={disclaimer} />;
}
