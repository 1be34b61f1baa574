import type { PropertyType } from './property.ts';
import type { SpecificationKey, Specifications } from './specifications.ts';

/* Apart from the schema, so that a page that only shows specifications brings no schema library along. */

export interface SpecificationGroup {
  title: string;
  rows: { key: SpecificationKey; label: string }[];
}

const row = (key: SpecificationKey, label: string) => ({ key, label });

const PROJECT_ROWS = [
  row('projectType', 'Type'),
  row('floors', 'Floors'),
  row('units', 'Homes'),
  row('wings', 'Wings'),
  row('elevators', 'Lifts'),
  row('totalParkings', 'Parking'),
  row('AmenitiesSpace', 'Amenity space'),
  row('launchDate', 'Launched'),
  row('completionDate', 'Completion'),
];
const PAPER_ROWS = [
  row('LegalTitleReport', 'Title report'),
  row('CommencementCertificate', 'Commencement certificate'),
  row('BuildingPlanApproval', 'Building plan approval'),
  row('DeclarationFormB', 'Declaration form B'),
  row('RERABankAccountsDeclaration', 'RERA bank account declaration'),
  row('bankApprovals', 'Bank approvals'),
];
const HOME_ROWS = [
  row('societyName', 'Society'),
  row('floorNumber', 'Floor'),
  row('facing', 'Facing'),
  row('carpetArea', 'Carpet area'),
  row('builtupArea', 'Built-up area'),
  row('bathrooms', 'Bathrooms'),
  row('balconies', 'Balconies'),
  row('furnishing', 'Furnishing'),
  row('ageOfProperty', 'Age'),
  row('ownershipType', 'Ownership'),
  row('parkingType', 'Parking'),
  row('powerBackup', 'Power backup'),
  row('waterSupply', 'Water supply'),
];
const MONEY_ROWS = [
  row('perSqft', 'Per sq ft'),
  row('maintenanceCharges', 'Maintenance'),
  row('brokerage', 'Brokerage'),
  row('stampDuty', 'Stamp duty'),
  row('registrationCharges', 'Registration'),
  row('homeLoanAvailable', 'Home loan'),
];
const RENT_ROWS = [
  row('wardrobes', 'Wardrobes'),
  row('leasePeriod', 'Lease period'),
  row('lockInPeriod', 'Lock-in'),
  row('renewalOptions', 'Renewal'),
  row('petsPolicy', 'Pets'),
  row('smokingPolicy', 'Smoking'),
  row('visitorsPolicy', 'Visitors'),
  row('electricityBill', 'Electricity bill'),
  row('waterCharges', 'Water charges'),
  row('internetCable', 'Internet and cable'),
  row('societyCharges', 'Society charges'),
];

/** The panels of a detail page in reading order, by kind of listing. A panel shows only what the listing has. */
export const SPECIFICATION_GROUPS: Record<PropertyType, SpecificationGroup[]> = {
  sale: [
    { title: 'The project', rows: PROJECT_ROWS },
    { title: 'Papers and approvals', rows: PAPER_ROWS },
  ],
  resale: [
    { title: 'The home', rows: HOME_ROWS },
    { title: 'Money', rows: MONEY_ROWS },
    { title: 'The building', rows: PROJECT_ROWS },
    { title: 'Papers and approvals', rows: PAPER_ROWS },
  ],
  rental: [
    { title: 'The home', rows: HOME_ROWS },
    { title: 'Living here', rows: RENT_ROWS },
    { title: 'Money', rows: MONEY_ROWS },
    { title: 'The building', rows: PROJECT_ROWS },
    { title: 'Papers and approvals', rows: PAPER_ROWS },
  ],
};

/** One specification as display text, or null when the listing does not have it. */
export function specificationText(specifications: Specifications, key: SpecificationKey): string | null {
  const held = specifications[key];
  if (held === undefined || held === null) return null;
  if (typeof held === 'boolean') return held ? 'Available' : 'Not available';
  return Array.isArray(held) ? held.join(', ') || null : held;
}
