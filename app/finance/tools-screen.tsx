import { ArrowRight, Calculator, Landmark, type LucideIcon, Percent, Ruler } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import layout from '../ui/layout.module.css';
import text from '../ui/text.module.css';
import { useHead } from '../ui/use-head.ts';
import { ExpertsPanel } from './calculator-page.tsx';
import styles from './tools-screen.module.css';

const TOOLS: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.emi,
    icon: Calculator,
    title: 'EMI calculator',
    text: 'What a home loan costs each month, and in all.',
  },
  {
    to: paths.rentalYield,
    icon: Percent,
    title: 'Rental yield calculator',
    text: 'What a flat you let brings in, before and after costs.',
  },
  {
    to: paths.area,
    icon: Ruler,
    title: 'Area converter',
    text: 'Square feet, metres, guntha, acres and five more.',
  },
  {
    to: paths.stampDuty,
    icon: Landmark,
    title: 'Stamp duty calculator',
    text: 'Duty, registration and the full cost in Maharashtra.',
  },
];

export function ToolsScreen() {
  useHead();
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1 className={text.h1}>Calculators</h1>
      <p className={text.lead}>Four of them, on this phone. They need no signal.</p>
      <ul className={styles.tools}>
        {TOOLS.map(({ to, icon: Icon, title, text: words }) => (
          <li key={to}>
            <Link to={to} className={styles.tool}>
              <Icon size={26} strokeWidth={1.75} aria-hidden />
              <span>
                <strong>{title}</strong>
                <span>{words}</span>
              </span>
              <ArrowRight size={22} strokeWidth={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <ExpertsPanel title="A figure that does not fit?">
        Show it to us. We go through price, loan and charges with you.
      </ExpertsPanel>
    </div>
  );
}
