import { CalculatorLinks } from './calculator-links.tsx';
import { CostLedger } from './costs.tsx';
import styles from './costs-section.module.css';
import { Panel } from './panel.tsx';
import { costsOf, type Facts } from './property-facts.ts';

/** What a home costs in all, and the calculators with its figures filled in; in the side column on wide screens. */
export function CostsSection({ facts }: { facts: Facts }) {
  const costs = costsOf(facts);
  if (!costs) return <CalculatorLinks facts={facts} />;
  return (
    <Panel title="What it costs" className={styles.costs}>
      <CostLedger costs={costs} />
      <CalculatorLinks facts={facts} />
    </Panel>
  );
}
