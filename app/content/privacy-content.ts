import { adsServiceName } from '#domain/agency/ads';
import type { Agency } from '#domain/agency/agency';
import type { Block, ReadingPart } from './reading.ts';

/** What the policy says of companies that count or advertise. */
interface AdsWords {
  why: string;
  how: Block[];
  cookies: string;
}

const PURPOSE =
  'We use what you send to answer you: to call back, arrange a visit, send a brochure or find a matching home.';
const OWN_COOKIE =
  'only when you sign in, to know that it is you. It is not readable by scripts and is not used to follow you.';

/** True of pages that report to nobody, and of those that report as conversion.ts does: change them together. */
function adsWords({ adsConversion }: Agency): AdsWords {
  if (!adsConversion)
    return {
      why: `${PURPOSE} By pressing the send button you consent to that and to nothing more. We do not sell your data, show no advertising and load no trackers from other companies.`,
      how: [],
      cookies: `We set a cookie ${OWN_COOKIE}`,
    };
  const service = adsServiceName(adsConversion);
  return {
    why: `${PURPOSE} By pressing the send button you consent to that and to its being counted as the next paragraph says, and to nothing more. We do not sell your data and show no advertising here.`,
    how: [
      {
        kind: 'text',
        text: `We advertise elsewhere, and count with ${service} which advertisements lead to an enquiry. When you come from one of them, and when we have received an enquiry of yours, your browser loads a script of ${service}. It may set cookies, and sees your internet address, your kind of browser, the advertisement that you came from and the pages that you open while it is loaded. It is told that an enquiry was received, under a random number: not your name, phone, e-mail or message. How long it keeps this, its own rules say. We load no other trackers.`,
      },
    ],
    cookies: `Of our own we set a cookie ${OWN_COOKIE} The script of ${service}, once it is loaded, sets cookies to know again which advertisement led to an enquiry. You can refuse or delete them in the browser’s settings; everything here works without them.`,
  };
}

/** The privacy policy, with the agency's own facts in it. */
export function privacyPolicy(agency: Agency): ReadingPart[] {
  const ads = adsWords(agency);
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'text',
          text: `${agency.name}, ${agency.address.street}, ${agency.address.locality}, ${agency.address.city} ${agency.address.postalCode}, decides why and how your data is used. Under the Digital Personal Data Protection Act, 2023, we are the data fiduciary and you are the data principal. Write to ${agency.email} or call ${agency.phones[0]}.`,
        },
      ],
    },
    {
      id: 'what-you-give',
      title: 'What you give us',
      blocks: [
        {
          kind: 'list',
          items: [
            'Enquiries (call back, visit, contact form, Vastu booking): your name, phone, message, your e-mail if you give it, the kind of enquiry and the property it is about.',
            'Brochure and document requests, and the chat window: your name and phone, your e-mail if you give it, and which of the three it came from.',
            'Saved homes: the numbers of the listings, under a random session number that is made on your phone. It carries no name.',
            'Settings, if you sign in: notification choices, places, budget and kinds of home.',
          ],
        },
        {
          kind: 'text',
          text: 'You need not give us anything to look at listings, use the calculators or read the guides.',
        },
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      blocks: [
        {
          kind: 'text',
          text: ads.why,
        },
        ...ads.how,
        {
          kind: 'text',
          text: 'For a visit, we pass your name and phone to the owner or builder whose home you asked about, if they need it to let you in. The computer on which our site runs belongs to a hosting company that works on our orders. We also hand data over where a law or a court obliges us to.',
        },
      ],
    },
    {
      id: 'on-your-phone',
      title: 'What stays on your phone',
      blocks: [
        {
          kind: 'text',
          text: 'The app works without signal because it keeps copies in your browser’s storage:',
        },
        {
          kind: 'list',
          items: [
            'the listings, the pages you opened, and photos, plans and documents of homes you saved;',
            'your saved homes, your settings and your session number;',
            'what you have sent and what still waits to be sent, with the text you wrote, so that it can be delivered once when there is signal.',
          ],
        },
        {
          kind: 'text',
          text: 'Others who use the same phone and browser can see these copies. You remove them all by clearing the site’s data in the browser’s settings. What is still waiting to be sent is lost with it.',
        },
        {
          kind: 'text',
          text: ads.cookies,
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Enquiries, brochure requests and chat messages: while we work on them. Twice a year we go through them and delete by hand what is older than 24 months. Where a deal came of it, as long as tax and RERA rules ask.',
            'Saved homes on our server: until you remove them, or delete your data on the account page.',
            'Settings: until you delete your account.',
            'Technical logs: as long as our server keeps them, at most 30 days. They hold no phone numbers, e-mail addresses or session numbers.',
            'Backups: we overwrite them within 30 days.',
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'to know what we hold about you and with whom we shared it;',
            'to have it corrected, completed or updated;',
            'to have it erased, unless a law makes us keep it;',
            'to withdraw consent as easily as you gave it; what was done before stays lawful;',
            'to name a person who acts for you if you die or cannot act yourself;',
            'to complain to us and, if we do not settle it, to the Data Protection Board of India.',
          ],
        },
        {
          kind: 'text',
          text: `Write to ${agency.email} from the address you gave us, or call ${agency.phones[0]} from the same number. We answer within 7 days and carry out a deletion within 30.`,
        },
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      blocks: [
        {
          kind: 'text',
          text: 'Data travels encrypted. Only staff who work on your enquiry can read it. If data is lost or seen by someone who should not see it, we tell you and the Data Protection Board, with what happened and what to do.',
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        {
          kind: 'text',
          text: 'Our service is for adults. If you are under 18, please let a parent write to us. We delete what a child sent as soon as we learn of it.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'When this text changes, the date at the top changes with it. If we want to use your data for something new, we ask you first.',
        },
      ],
    },
  ];
}
