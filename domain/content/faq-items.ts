import type { FaqItem } from './faq.ts';

/** The questions and answers, in reading order. Figures: spec section 9 and the rules in domain/finance. */
export const FAQ_ITEMS: FaqItem[] = [
  {
    id: 'stamp-duty',
    category: 'Stamp duty',
    question: 'How much is stamp duty in Maharashtra?',
    answer:
      'In and around Mumbai, plan with 6% of the price for men and 5% for women, plus 1% for registration, up to ₹30,000. These rates include the 1% metro cess. Cess differs from place to place, so confirm with the sub-registrar before you pay.',
    link: { text: 'Stamp duty calculator', to: '/tools/stamp-duty-calculator' },
  },
  {
    id: 'zero-brokerage',
    category: 'Brokerage',
    question: 'Is brokerage really zero?',
    answer:
      'On new projects, yes: you pay us nothing. On resale and rental homes the standard brokerage applies, usually 1–2% of the price or about one month of rent. Ask for the figure before the first visit.',
  },
  {
    id: 'loan-amount',
    category: 'Home loans',
    question: 'How much loan can I get?',
    answer:
      'Up to 90% of the value of the home for loans up to ₹30 lakh, up to 80% until ₹75 lakh and up to 75% above that. The bank also looks at your income: most want all your EMIs together to stay below about 40–50% of take-home pay.',
    link: { text: 'EMI calculator', to: '/tools/emi-calculator' },
  },
  {
    id: 'ownership-transfer',
    category: 'Papers',
    question: 'How long does ownership transfer take?',
    answer:
      'Plan for 30–45 days from the agreement. Registration itself takes a day; the loan, the society’s no-objection letter and the share certificate take the rest.',
  },
  {
    id: 'maharera-check',
    category: 'RERA',
    question: 'What is MahaRERA and how do I check?',
    answer:
      'It is the state’s register of building projects and agents. Every new project must be in it, with its approvals, its bank account and its promised date. Take the number from our listing, look it up on the MahaRERA website and compare the name, the wing and the date.',
  },
  {
    id: 'sunday-visit',
    category: 'Site visits',
    question: 'Can I visit on a Sunday?',
    answer:
      'Our office is closed on Sundays; its hours are at the foot of this page. If only Sunday suits you, call us by Friday: some owners and site offices do open their doors, and we will tell you if yours does not.',
  },
  {
    id: 'carpet-area',
    category: 'Areas and sizes',
    question: 'How is carpet area measured?',
    answer:
      'It is the floor you can use inside the flat, with the walls between your rooms, but without outer walls, balcony and shafts. By law new flats are sold by carpet area. Built-up adds walls and balcony; “super built-up” adds a share of lobby and stairs, often 25–30% more.',
    link: { text: 'Area converter', to: '/tools/area-converter' },
  },
  {
    id: 'interest-rate',
    category: 'Home loans',
    question: 'What interest rate should I plan with?',
    answer:
      'We plan with rates from 8.5% a year. Your own rate depends on your credit score, the bank and the day; it may well be lower. Try a rate one point higher in the calculator, to see whether the EMI would still be comfortable.',
    link: { text: 'Home loan rates in 2025', to: '/blog/home-loan-interest-rates-2025' },
  },
  {
    id: 'first-home-costs',
    category: 'Buying',
    question: 'What must I pay besides the price?',
    answer:
      'Stamp duty and registration, GST on homes still being built (5%, or 1% for affordable ones), legal and loan fees, parking, the society’s deposit and some months of maintenance in advance. Together this is often 8–12% of the price.',
    link: { text: 'Stamp duty calculator', to: '/tools/stamp-duty-calculator' },
  },
  {
    id: 'under-construction-or-ready',
    category: 'Buying',
    question: 'Ready flat or one still being built?',
    answer:
      'A ready flat can be seen, carries no GST and ends your rent at once. One under construction often costs less and is paid in stages, but you wait. Check the date in the RERA register, not the one in the brochure.',
    link: { text: 'Ready homes', to: '/search?status=Ready%20to%20Move' },
  },
  {
    id: 'rent-deposit',
    category: 'Renting',
    question: 'How much deposit does a tenant pay?',
    answer:
      'Usually 2–3 months of rent in Kamothe and Panvel, and 3–6 months in Mumbai. Our listings show three months as a guide. The amount and when you get it back belong in the agreement.',
    link: { text: 'Flats on rent', to: '/flat-on-rent' },
  },
  {
    id: 'rent-agreement',
    category: 'Renting',
    question: 'Does a rent agreement have to be registered?',
    answer:
      'Yes. A leave and licence agreement must be registered in Maharashtra, whatever its length. It can be done online from home. The owner also gives the tenant’s details to the police; we help with both.',
  },
  {
    id: 'resale-checks',
    category: 'Resale',
    question: 'What should I check before buying a resale flat?',
    answer:
      'The chain of agreements back to the builder, the share certificate, the occupancy certificate, a no-dues letter from the society and whether a loan is open on the flat. There is no GST on resale.',
    link: { text: 'Resale flats', to: '/buy-resale-flats' },
  },
  {
    id: 'tds',
    category: 'Buying',
    question: 'Do I have to deduct tax from the price?',
    answer:
      'From ₹50 lakh on, the buyer keeps back 1% and pays it to the income tax department in the seller’s name. If the seller lives abroad, other and much higher rates apply: ask a tax adviser first.',
  },
  {
    id: 'sell-time',
    category: 'Selling',
    question: 'How long does it take to sell my flat?',
    answer:
      'Our sales take 30 days on average from listing to agreement. A fair price and papers that are ready shorten it most.',
    link: { text: 'Sell your property', to: '/sell-property' },
  },
  {
    id: 'sell-papers',
    category: 'Selling',
    question: 'Which papers do I need to sell?',
    answer:
      'Your registered agreement, the share certificate, the last maintenance and tax bills, the occupancy certificate if you have it, PAN and Aadhaar, and the bank’s letter if a loan is open. Missing something? Tell us; most can be replaced.',
  },
  {
    id: 'commercial-deposit',
    category: 'Commercial',
    question: 'What deposit is usual for a shop or an office?',
    answer:
      'Typically 6–12 months of rent. Check too which trades the society allows, the power load and who pays for the fit-out.',
    link: { text: 'Shops and offices on rent', to: '/commercial-rental' },
  },
  {
    id: 'maintenance',
    category: 'Running costs',
    question: 'What does maintenance cost a month?',
    answer:
      'About ₹3–10 per sq ft: the more lifts, lawns and pools, the higher. A 650 sq ft flat is then some ₹2,000–6,500. Property tax comes on top and is paid by the owner.',
  },
  {
    id: 'which-area',
    category: 'Places',
    question: 'Kamothe, Kharghar, Panvel or Ulwe?',
    answer:
      'Kamothe is compact, close to its station and easier on the rent. Kharghar is greener and dearer. Panvel has the long-distance trains and the larger townships. Ulwe is nearest to the airport and still growing.',
    link: { text: 'Renting in Kamothe, sector by sector', to: '/blog/kamothe-rental-guide' },
  },
  {
    id: 'nri',
    category: 'Living abroad',
    question: 'Can I buy while I live abroad?',
    answer:
      'Yes. Indian citizens abroad and OCI card holders may buy homes and offices, but not farm land. Pay through an NRE, NRO or FCNR account, and give someone you trust a registered power of attorney for the signing.',
  },
  {
    id: 'offline',
    category: 'This app',
    question: 'Does this app work without signal?',
    answer:
      'Yes, after one visit with signal. The listings, your saved homes with photos and plans, the calculators and these answers stay on the phone. What you send without signal is kept and goes out later, once.',
  },
  {
    id: 'my-data',
    category: 'This app',
    question: 'What happens to the number I leave with you?',
    answer:
      'We use it to answer you and for nothing else, and we do not sell it. You can ask to see it or have it deleted at any time.',
    link: { text: 'Privacy policy', to: '/privacy-policy' },
  },
];
