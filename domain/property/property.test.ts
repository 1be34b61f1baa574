import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { PropertyInputSchema } from './property.ts';
import { SPECIFICATION_GROUPS } from './specification-groups.ts';
import { SpecificationsSchema } from './specifications.ts';

/** A listing that has everything a listing can have (spec section 3). */
const everything = {
  id: 'L-1',
  name: 'Savali Residency',
  location: 'Sector 36, Kamothe',
  city: 'Navi Mumbai',
  price: '₹98.50 Lakh onwards',
  priceValue: 98_50_000,
  bedrooms: '2 BHK',
  area: '645 sq ft',
  status: 'Under Construction',
  propertyType: 'resale',
  possession: 'Dec 2027',
  verified: true,
  rera: 'P52000000001',
  reraQrCode: '/media/qr.svg',
  images: ['/media/a.webp'],
  interiorImages: ['/media/b.webp'],
  videoGallery: ['https://youtu.be/abcdefghijk'],
  description: {
    title: 'Title',
    introduction: 'Introduction',
    sections: [{ type: 'list', items: ['One', 'Two'] }],
    conclusion: 'Conclusion',
    contact: {
      title: 'Contact',
      subtitle: 'Subtitle',
      services: ['Visits'],
      phone: '+91 00000 00001',
      email: 'a@sample.example',
      cta: 'Call us',
    },
  },
  amenities: ['Pool'],
  governmentChargesIncluded: true,
  developer: 'Neemtree Developers',
  developerLogo: '/media/logo.svg',
  developerDescription: {
    company_overview: 'Overview',
    experience: '20 years',
    specialization: ['Towers'],
    achievements: ['Prize'],
    completed_projects: [{ name: 'Old', location: 'Thane', type: 'Flats', year: '2015' }],
    ongoing_projects: [{ name: 'New', location: 'Ulwe', type: 'Flats', expected_completion: '2028' }],
  },
  floorPlans: [{ type: '2 BHK', image: '/media/p.svg', area: '645 sq ft', price: '₹98 L' }],
  documents: [{ name: 'Brochure', type: 'brochure', url: '/documents/a.pdf' }],
  nearbyPlaces: [{ category: 'Transport', places: [{ name: 'Mansarovar', distance: '1.4 km' }] }],
  mapEmbedCode: 'https://www.google.com/maps/embed?pb=1',
  faqs: [{ question: 'Why?', answer: 'Because.' }],
  seoSlug: 'savali',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  metaKeywords: 'meta, keywords',
  ogTitle: 'Preview title',
  ogDescription: 'Preview description',
  ogImage: '/media/og.webp',
  canonicalUrl: 'https://agency.example/savali',
  schemaMarkup: { '@type': 'Apartment' },
};

const PROJECT =
  'floors units wings elevators totalParkings AmenitiesSpace projectType launchDate completionDate LegalTitleReport CommencementCertificate BuildingPlanApproval DeclarationFormB RERABankAccountsDeclaration bankApprovals';
const HOME =
  'floorNumber facing balconies bathrooms ageOfProperty furnishing ownershipType carpetArea builtupArea powerBackup waterSupply parkingType societyName maintenanceCharges perSqft brokerage stampDuty registrationCharges homeLoanAvailable';
const RENT =
  'wardrobes leasePeriod lockInPeriod electricityBill petsPolicy smokingPolicy visitorsPolicy renewalOptions waterCharges internetCable societyCharges';

test('a name and a place are one line with single spaces', () => {
  const untidy = { ...everything, name: 'Sai \n  Heights ', location: 'Sector 18,  Kamothe' };
  expect(parse(PropertyInputSchema, untidy)).toMatchObject({
    name: 'Sai Heights',
    location: 'Sector 18, Kamothe',
  });
});

test('a listing keeps every field that it is given', () => {
  expect(parse(PropertyInputSchema, everything)).toMatchObject(everything);
});

test('text may stand for what can also have parts', () => {
  const plain = { ...everything, description: 'Plain', developerDescription: 'Builds.' };
  expect(parse(PropertyInputSchema, plain)).toMatchObject(plain);
});

test('every specification is known', () => {
  const known = Object.keys(SpecificationsSchema.entries);
  expect(known.toSorted()).toEqual(`${PROJECT} ${HOME} ${RENT}`.split(' ').toSorted());
});

test.each([
  ['sale', PROJECT],
  ['resale', `${PROJECT} ${HOME}`],
  ['rental', `${PROJECT} ${HOME} ${RENT}`],
] as const)('a %s listing has a row for each of its specifications', (type, keys) => {
  const rows = SPECIFICATION_GROUPS[type].flatMap((group) => group.rows.map(({ key }) => key));
  expect(rows.toSorted()).toEqual(keys.split(' ').toSorted());
});
