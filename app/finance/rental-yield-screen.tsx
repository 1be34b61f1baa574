import { amountInWords, readMoney } from '#domain/finance/money-input';
import { calculateRentalYield, RENTAL_LIMITS, type RentalInput } from '#domain/finance/rental-yield';
import { DataTable } from '../ui/data-table.tsx';
import { CalculatorPage, ExpertsPanel, Panel, PanelPair, Tips } from './calculator-page.tsx';
import { grouped } from './grouped.ts';
import { NumberField } from './number-field.tsx';
import { RentalYieldResult } from './rental-yield-result.tsx';
import { useCalculator } from './use-calculator.ts';

const DEFAULTS = { value: '', rent: '', maintenance: '', tax: '' };
type RentalFields = typeof DEFAULTS;

const FIELDS = [
  { name: 'value', label: 'Property value', limits: RENTAL_LIMITS.value, optional: false },
  { name: 'rent', label: 'Monthly rent', limits: RENTAL_LIMITS.rent, optional: false },
  { name: 'maintenance', label: 'Monthly maintenance', limits: RENTAL_LIMITS.costs, optional: true },
  { name: 'tax', label: 'Annual property tax', limits: RENTAL_LIMITS.costs, optional: true },
] as const;

/** The fields as typed; maintenance and tax are 0 when left empty (spec section 5). */
function read(fields: RentalFields) {
  return Object.fromEntries(
    FIELDS.map(({ name, limits, optional }) => {
      const reading = readMoney(fields[name], limits);
      return [name, optional && fields[name].trim() === '' ? { value: 0, problem: null } : reading];
    }),
  ) as Record<keyof RentalFields, ReturnType<typeof readMoney>>;
}

function toInput(fields: RentalFields): Required<RentalInput> | null {
  const { value, rent, maintenance, tax } = read(fields);
  if (value.value === null || rent.value === null || maintenance.value === null || tax.value === null)
    return null;
  return { value: value.value, rent: rent.value, maintenance: maintenance.value, tax: tax.value };
}

function toQuery(fields: RentalFields): RentalFields | null {
  const input = toInput(fields);
  if (!input) return null;
  return {
    value: String(input.value),
    rent: String(input.rent),
    maintenance: String(input.maintenance),
    tax: String(input.tax),
  };
}

const toField = (_name: string, value: string) => grouped(value);

export function RentalYieldScreen() {
  const { fields, calculated, hydrated, set, submit } = useCalculator(DEFAULTS, toQuery, toField);
  const typed = read(fields);
  const input = calculated && toInput(calculated);
  const result = input && calculateRentalYield(input);
  return (
    <CalculatorPage
      title="Rental yield calculator"
      lead="What a flat you let brings in a year, before and after costs."
      crumb="Rental yield"
      action="Calculate"
      placeholder="Put in the price and the rent, and press Calculate to see the yield."
      disabled={hydrated && (fields.value.trim() === '' || fields.rent.trim() === '')}
      onSubmit={submit}
      result={input && result && <RentalYieldResult input={input} result={result} />}
      form={FIELDS.map(({ name, label, optional }) => {
        const { value, problem } = typed[name];
        return (
          <NumberField
            key={name}
            name={name}
            label={label}
            prefix="₹"
            optional={optional}
            value={fields[name]}
            problem={problem}
            words={value ? amountInWords(value) : ''}
            onChange={(text) => set({ [name]: text })}
          />
        );
      })}
    >
      <PanelPair>
        <Panel title="Mumbai yield insight">
          <DataTable
            caption="How net yields are rated"
            columns={['Net yield a year', 'Rating']}
            rows={[
              ['8% and more', 'Excellent'],
              ['6% to 8%', 'Good'],
              ['4% to 6%', 'Average'],
              ['below 4%', 'Poor'],
            ]}
          />
        </Panel>
        <Tips
          title="How to read it"
          items={[
            'Gross yield is the rent of a year against the price. Net yield takes maintenance and tax off first.',
            'Most flats around Mumbai yield less than 4%: their owners also count on the price rising. Shops and offices usually yield more.',
            'An empty month costs about 8% of the year’s rent. Leave some room for it.',
          ]}
        />
        <ExpertsPanel title="Buying to let?">
          We know which sectors let fast and what they pay. Ask before you choose.
        </ExpertsPanel>
      </PanelPair>
    </CalculatorPage>
  );
}
