import { type AreaUnit, areaUnit, convertArea, formatArea } from '#domain/finance/area';
import { DataTable } from '../ui/data-table.tsx';
import { Panel, PanelPair, Tips } from './calculator-page.tsx';

const COMMON: [number, AreaUnit, AreaUnit][] = [
  [1, 'sqm', 'sqft'],
  [1000, 'sqft', 'sqm'],
  [1, 'sqyd', 'sqft'],
  [1, 'guntha', 'sqft'],
  [1, 'acre', 'guntha'],
  [1, 'acre', 'sqft'],
  [1, 'hectare', 'acre'],
  [1, 'cent', 'sqft'],
];

const short = (area: number) =>
  formatArea(area).replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros));
const row = ([value, from, to]: [number, AreaUnit, AreaUnit]): [string, string] => [
  `${short(value)} ${areaUnit(from).short}`,
  `${short(convertArea(value, from, to) ?? 0)} ${areaUnit(to).short}`,
];

/** What people look up most, and what the old land units mean. */
export function AreaNotes() {
  return (
    <PanelPair>
      <Panel title="Common conversions">
        <DataTable caption="Common conversions" columns={['Area', 'Is']} rows={COMMON.map(row)} />
      </Panel>
      <Tips
        title="Indian land units"
        items={[
          'Guntha is the unit of land papers in Maharashtra: a fortieth of an acre, 1,089 sq ft. The 7/12 extract gives hectares and ares; one are is 100 sq m.',
          'Gaj is another word for square yard. Plots in the north are sold by it.',
          'Cent is a hundredth of an acre, used in Goa and the south.',
          'Bigha and katha differ from state to state. We count 27,225 sq ft to the bigha and 680.625 to the katha; a katha is 720 sq ft in Kolkata and about 1,361 in Patna. Ask which one is meant.',
          'Flats are sold by carpet area. RERA papers give it in square metres.',
        ]}
      />
    </PanelPair>
  );
}
