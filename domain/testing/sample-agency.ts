import type { Agency } from '#domain/agency/agency';

/** An invented agency with all that must be said of one; for tests. */
export const SAMPLE_AGENCY: Agency = {
  name: 'Sample Agency',
  sample: true,
  phones: ['+91 00000 00001', '+91 00000 00002'],
  whatsapp: '+91 00000 00001',
  email: 'hello@sample.example',
  address: {
    street: 'Shop 1',
    locality: 'Kamothe',
    city: 'Panvel',
    region: 'Maharashtra',
    postalCode: '410209',
  },
  hours: 'Mon-Sat',
  reraNumber: 'A52000000001',
  reraWebsite: 'maharera.maharashtra.gov.in',
  socials: {
    facebook: 'https://facebook.example/sample',
    instagram: 'https://instagram.example/sample',
    youtube: 'https://youtube.example/sample',
  },
};
