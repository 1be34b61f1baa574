import { BadgeCheck, FileCheck, Handshake, Landmark, type LucideIcon, MapPin, Users } from 'lucide-react';

/** Content of /about. */
export const ABOUT = {
  kicker: 'About us',
  headline: 'A neighbourhood agency, with the door open',
  picture: 'lobby-marble.webp',
  paragraphs: [
    'Angan means courtyard: the place in an old house where everybody passes, sits down and talks. That is what we would like an agency to be.',
    'We work in Mumbai, Navi Mumbai, Panvel and Thane, from an office in Kamothe. Families come to us for a first flat, owners for a tenant, shopkeepers for a shutter on the right side of the road.',
    'We are registered with MahaRERA as agents. That binds us to rules you can read: no project without its number, no promise that the papers do not carry.',
  ],
  work: {
    title: 'What you can expect',
    items: [
      { icon: BadgeCheck, title: '100% verified', text: 'We have stood in every home that we list.' },
      {
        icon: Landmark,
        title: 'RERA registered experts',
        text: 'Our number is on every page; so is the project’s.',
      },
      {
        icon: Handshake,
        title: 'Zero brokerage*',
        text: 'On new projects. Standard brokerage applies to resale and rental.',
      },
      {
        icon: MapPin,
        title: 'Site visits',
        text: 'With us, at a time that suits you, and without a sales talk in the lift.',
      },
      {
        icon: FileCheck,
        title: 'Home-loan assistance',
        text: 'Banks that have approved the project, and the forms filled in.',
      },
      { icon: Users, title: 'Expert guidance', text: 'Including the sentence “not this one”.' },
    ] satisfies { icon: LucideIcon; title: string; text: string }[],
  },
  money: {
    title: 'How we are paid',
    paragraphs: [
      'On new projects the builder pays us, and you pay no brokerage. On resale and rental homes the standard brokerage applies, usually 1–2% of the price or about a month’s rent.',
      'Because builders pay us, you should know which of them do: ask, and we show you.',
    ],
  },
  whatsapp: 'Hello, I have a question for your agency.',
};

export const CONTACT = {
  kicker: 'Contact us',
  headline: 'Talk to us',
  lead: 'By phone, in writing, or over tea at the office.',
  whatsapp: 'Hello, I have a question about a property.',
  form: {
    title: 'Write to us',
    text: 'We’ll get back to you within 24 hours. No signal? It is kept on this phone and sent later.',
  },
  services: {
    title: 'What we can do for you',
    items: [
      { text: 'New projects, without brokerage', to: '/search?propertyType=projects' },
      { text: 'Resale flats', to: '/buy-resale-flats' },
      { text: 'Flats on rent', to: '/flat-on-rent' },
      { text: 'Rent out your property', to: '/rent-out-property' },
      { text: 'Sell your property', to: '/sell-property' },
      { text: 'Shops and offices to buy', to: '/commercial-property' },
      { text: 'Shops and offices on rent', to: '/commercial-rental' },
      { text: 'Sell commercial property', to: '/sell-commercial-property' },
      { text: 'Home-loan assistance', to: '/tools/emi-calculator' },
      { text: 'Vastu consultation', to: '/vastu-consultation' },
    ],
  },
};
