import { EMI_DEFAULTS, EMI_LIMITS } from '#domain/finance/emi';
import { amountInWords, parseMoney } from '#domain/finance/money-input';
import { parseNumber } from '#domain/finance/number-input';
import { groupIndian } from '#domain/property/price';
import { CalculatorPage, ExpertsPanel, PanelPair, Tips } from './calculator-page.tsx';
import { type EmiFields, readEmiFields, toLoan } from './emi-fields.ts';
import { EmiResult } from './emi-result.tsx';
import { emiTips } from './emi-tips.ts';
import { grouped } from './grouped.ts';
import { NumberField, type Slider } from './number-field.tsx';
import { useCalculator } from './use-calculator.ts';

const DEFAULTS: EmiFields = {
  amount: '',
  rate: String(EMI_DEFAULTS.annualRate),
  years: String(EMI_DEFAULTS.years),
};

function slider(
  [min, max, step]: readonly [number, number, number],
  ends: [string, string],
  write: (value: number) => string = String,
): Slider {
  return { min, max, step, ends, write };
}
const SLIDERS = {
  amount: slider(EMI_LIMITS.amount.slider, ['₹5 lakh', '₹2 Cr'], groupIndian),
  rate: slider(EMI_LIMITS.annualRate.slider, ['5%', '15%'], (value) => String(Number(value.toFixed(2)))),
  years: slider(EMI_LIMITS.years.slider, ['1 year', '30 years']),
};

function toQuery(fields: EmiFields): EmiFields | null {
  const loan = toLoan(fields);
  return loan && { amount: String(loan.amount), rate: String(loan.annualRate), years: String(loan.years) };
}

function toField(name: keyof EmiFields, value: string): string {
  return name === 'amount' ? grouped(value) : value;
}

export function EmiScreen() {
  const { fields, calculated, hydrated, set, submit } = useCalculator(DEFAULTS, toQuery, toField);
  const typed = readEmiFields(fields);
  const loan = calculated && toLoan(calculated);
  const empty = Object.values(fields).some((value) => value.trim() === '');
  return (
    <CalculatorPage
      title="EMI calculator"
      lead="What a home loan costs each month, and in all. Works without signal."
      crumb="EMI"
      action="Calculate"
      placeholder="Put in the loan, and press Calculate to see the EMI, the interest and every year."
      disabled={hydrated && empty}
      onSubmit={submit}
      result={loan && <EmiResult loan={loan} />}
      form={
        <>
          <NumberField
            name="amount"
            label="Loan amount"
            prefix="₹"
            value={fields.amount}
            number={parseMoney(fields.amount)}
            problem={typed.amount.problem}
            words={typed.amount.value === null ? '' : amountInWords(typed.amount.value)}
            slider={SLIDERS.amount}
            onChange={(amount) => set({ amount })}
          />
          <NumberField
            name="rate"
            label="Interest rate"
            suffix="% a year"
            value={fields.rate}
            number={parseNumber(fields.rate)}
            problem={typed.rate.problem}
            slider={SLIDERS.rate}
            onChange={(rate) => set({ rate })}
          />
          <NumberField
            name="years"
            label="Tenure"
            suffix="years"
            value={fields.years}
            number={parseNumber(fields.years)}
            problem={typed.years.problem}
            slider={SLIDERS.years}
            onChange={(years) => set({ years })}
          />
        </>
      }
    >
      <PanelPair>
        <Tips title="Tips" items={emiTips(loan)} />
        <ExpertsPanel title="Shall we ask the banks for you?">
          Send your details once. We come back with rates from banks that have approved the project.
        </ExpertsPanel>
      </PanelPair>
    </CalculatorPage>
  );
}
