import { ArrowUpDown } from 'lucide-react';
import {
  AREA_LIMITS,
  AREA_UNITS,
  type AreaUnit,
  areaUnit,
  convertArea,
  formatArea,
  isAreaUnit,
} from '#domain/finance/area';
import { readNumber } from '#domain/finance/number-input';
import { groupIndian } from '#domain/property/price';
import { Button } from '../ui/button.tsx';
import { AreaNotes } from './area-notes.tsx';
import { CalculatorPage, ResultFigure } from './calculator-page.tsx';
import { SelectField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import { useCalculator } from './use-calculator.ts';

const DEFAULTS = { value: '', from: 'sqm', to: 'sqft' };
type AreaFields = typeof DEFAULTS;

const LIMITS = { ...AREA_LIMITS, show: groupIndian };
const UNITS = AREA_UNITS.map(({ id, name }) => ({ value: id, label: name }));
const toUnit = (word: string, fallback: AreaUnit) => (isAreaUnit(word) ? word : fallback);

function toQuery({ value, from, to }: AreaFields): AreaFields | null {
  const number = readNumber(value, LIMITS).value;
  return number === null
    ? null
    : { value: String(number), from: toUnit(from, 'sqm'), to: toUnit(to, 'sqft') };
}

/** The result that belongs to these fields; null while there is none. */
function convert({ value, from, to }: AreaFields): number | null {
  return convertArea(readNumber(value, LIMITS).value ?? 0, toUnit(from, 'sqm'), toUnit(to, 'sqft'));
}

/** The two units exchanged; the result, if there is one, becomes what is converted next (C15). */
export function swapped(fields: AreaFields, result: number | null): AreaFields {
  return { value: result ? String(result) : fields.value, from: fields.to, to: fields.from };
}

export function AreaScreen() {
  const { fields, calculated, hydrated, set, submit } = useCalculator(DEFAULTS, toQuery);
  const typed = readNumber(fields.value, LIMITS);
  const from = toUnit(fields.from, 'sqm');
  const to = toUnit(fields.to, 'sqft');
  const result = calculated && convert(calculated);
  const of = calculated && areaUnit(toUnit(calculated.from, 'sqm'));
  const into = calculated && areaUnit(toUnit(calculated.to, 'sqft'));
  return (
    <CalculatorPage
      title="Area converter"
      lead="From square feet to guntha, exactly. Works without signal."
      crumb="Area"
      action="Convert"
      placeholder="Put in an area and press Convert."
      disabled={hydrated && fields.value.trim() === ''}
      onSubmit={submit}
      result={
        result !== null &&
        of &&
        into &&
        calculated && (
          <ResultFigure
            label={`${groupIndian(Number(calculated.value))} ${of.short} is`}
            figure={`${formatArea(result)} ${into.short}`}
            note={`1 ${of.short} = ${formatArea(convertArea(1, of.id, into.id) ?? 0)} ${into.short}`}
          />
        )
      }
      form={
        <>
          <NumberField
            name="value"
            label="Area"
            suffix={areaUnit(from).short}
            value={fields.value}
            problem={typed.problem}
            onChange={(value) => set({ value })}
          />
          <SelectField
            name="from"
            label="From"
            value={from}
            options={UNITS}
            onChange={(next) => set({ from: next })}
          />
          <Button
            look="neutral"
            onClick={() => set(swapped({ ...fields, from, to }, calculated ? convert(fields) : null))}
          >
            <ArrowUpDown size={20} strokeWidth={1.75} aria-hidden />
            Swap units
          </Button>
          <SelectField
            name="to"
            label="To"
            value={to}
            options={UNITS}
            onChange={(next) => set({ to: next })}
          />
        </>
      }
    >
      <AreaNotes />
    </CalculatorPage>
  );
}
