import { amountInWords, readMoney } from '#domain/finance/money-input';
import {
  BUYERS,
  type Buyer,
  calculateStampDuty,
  dutyPercent,
  PROPERTY_USES,
  type PropertyUse,
  STAMP_DUTY_LIMITS,
  STAMP_DUTY_SOURCE,
} from '#domain/finance/stamp-duty';
import { DataTable } from '../ui/data-table.tsx';
import { Note } from '../ui/notice.tsx';
import text from '../ui/text.module.css';
import { CalculatorPage, ExpertsPanel, Panel, PanelPair } from './calculator-page.tsx';
import { ChipsField, SelectField } from './choice-field.tsx';
import { grouped } from './grouped.ts';
import { NumberField } from './number-field.tsx';
import { StampDutyResult } from './stamp-duty-result.tsx';
import { useCalculator } from './use-calculator.ts';

const DEFAULTS = { value: '', use: 'residential', buyer: 'male' };
type StampDutyFields = typeof DEFAULTS;

const USES = [
  { value: 'residential', label: 'Residential' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'industrial', label: 'Industrial' },
] as const;
const WHO = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'joint', label: 'Joint' },
  { value: 'company', label: 'Company' },
] as const;

// An address can hold anything: unknown words fall back to the first choice.
const toUse = (word: string): PropertyUse => PROPERTY_USES.find((use) => use === word) ?? 'residential';
const toBuyer = (word: string): Buyer => BUYERS.find((buyer) => buyer === word) ?? 'male';

function toQuery({ value, use, buyer }: StampDutyFields): StampDutyFields | null {
  const typed = readMoney(value, STAMP_DUTY_LIMITS).value;
  return typed === null ? null : { value: String(typed), use: toUse(use), buyer: toBuyer(buyer) };
}

const toField = (name: string, value: string) => (name === 'value' ? grouped(value) : value);

const rate = (use: PropertyUse, buyer: Buyer) => `${dutyPercent(use, buyer)}%`;

export function StampDutyScreen() {
  const { fields, calculated, hydrated, set, submit } = useCalculator(DEFAULTS, toQuery, toField);
  const typed = readMoney(fields.value, STAMP_DUTY_LIMITS);
  const value = calculated && readMoney(calculated.value, STAMP_DUTY_LIMITS).value;
  const result =
    value && calculated ? calculateStampDuty(value, toUse(calculated.use), toBuyer(calculated.buyer)) : null;
  return (
    <CalculatorPage
      title="Stamp duty calculator"
      lead="Maharashtra. Works without signal."
      crumb="Stamp duty"
      action="Calculate"
      placeholder="Put in the price, and press Calculate to see duty, registration and the full cost."
      disabled={hydrated && fields.value.trim() === ''}
      onSubmit={submit}
      result={value && result && <StampDutyResult value={value} result={result} />}
      form={
        <>
          <NumberField
            name="value"
            label="Property value"
            prefix="₹"
            value={fields.value}
            problem={typed.problem}
            words={typed.value === null ? '' : amountInWords(typed.value)}
            onChange={(next) => set({ value: next })}
          />
          <SelectField
            name="use"
            label="Property type"
            value={toUse(fields.use)}
            options={USES}
            onChange={(use) => set({ use })}
          />
          <ChipsField
            name="buyer"
            label="Buyer"
            value={toBuyer(fields.buyer)}
            options={WHO}
            onChange={(buyer) => set({ buyer })}
          />
        </>
      }
    >
      <PanelPair>
        <Panel title="Maharashtra rates">
          <DataTable
            caption="Stamp duty by kind of property and buyer, before local cess"
            columns={['Property and buyer', 'Duty']}
            rows={[
              ['Residential, male, joint, company', rate('residential', 'male')],
              ['Residential, female', rate('residential', 'female')],
              ['Commercial', rate('commercial', 'male')],
              ['Industrial', rate('industrial', 'male')],
              ['Registration, at most ₹30,000', '1%'],
            ]}
          />
        </Panel>
        <Panel title="Why a listing says 6%">
          <p>
            The charges on a listing’s card, 6% for men, 5% for women and 5.5% for joint owners, include the
            1% metro cess of the Mumbai region, and this calculator’s 5% and 4% do not.
          </p>
          <p className={text.muted}>
            Duty is due on the agreement price or the ready reckoner value, whichever is higher. We last
            compared these rates with published ones on {STAMP_DUTY_SOURCE.checked}; what counts is the{' '}
            <a className={text.link} href={STAMP_DUTY_SOURCE.href} target="_blank" rel="noopener">
              {STAMP_DUTY_SOURCE.name}
            </a>
            .
          </p>
          <Note>Local cess differs. Confirm with the sub-registrar before you pay.</Note>
        </Panel>
        <ExpertsPanel title="Not sure which rate is yours?">
          Tell us the place and who buys. We ask the sub-registrar’s office for you.
        </ExpertsPanel>
      </PanelPair>
    </CalculatorPage>
  );
}
