import type { Agency } from '#domain/agency/agency';
import type { ReadingPart } from './reading.ts';

/** The terms of use, with the agency's own facts in them. */
export function termsAndConditions(agency: Agency): ReadingPart[] {
  return [
    {
      id: 'about-these-terms',
      title: 'What these terms cover',
      blocks: [
        {
          kind: 'text',
          text: `They apply to this website and to the app that you install from it, run by ${agency.name}, a real estate agent registered with MahaRERA under number ${agency.reraNumber}. By using them you accept these terms. If you do not, please do not use them.`,
        },
      ],
    },
    {
      id: 'our-part',
      title: 'What we do, and what we do not',
      blocks: [
        {
          kind: 'text',
          text: 'We list homes, shops and offices, answer questions, arrange visits and help with papers and loans. We are agents. We neither own nor build what is listed, and the contract for a property is between you and its owner or builder.',
        },
      ],
    },
    {
      id: 'listings',
      title: 'Listings',
      blocks: [
        {
          kind: 'list',
          items: [
            'A listing invites you to ask. It is not an offer that you can accept.',
            'Prices, areas and dates come from owners, builders and the RERA register. We check them, but they can change or be wrong. Compare them with the register and the agreement before you pay.',
            'A copy kept on your phone can be older than the listing. The app says how old it is.',
            'New projects show their MahaRERA number. Please look it up.',
          ],
        },
      ],
    },
    {
      id: 'brokerage',
      title: 'Brokerage',
      blocks: [
        {
          kind: 'text',
          text: 'You pay no brokerage on new projects; the builder pays us. On resale and rental homes and on commercial property the standard brokerage applies. We name the figure before the first visit. It falls due when the agreement is signed, plus GST where it applies.',
        },
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give your own name and a number on which you can be reached.',
            'Do not send what is unlawful or hurts others, and do not try to break, copy in bulk or overload the service.',
            'By leaving your number you ask us to call you back about your enquiry, also if the number is on a do-not-call list.',
          ],
        },
      ],
    },
    {
      id: 'calculators',
      title: 'Calculators and guides',
      blocks: [
        {
          kind: 'text',
          text: 'They are for orientation. Rates and rules change, and cases differ. They replace neither a lawyer nor a tax adviser, a bank’s offer or the sub-registrar’s word.',
        },
      ],
    },
    {
      id: 'offline',
      title: 'Sending without signal',
      blocks: [
        {
          kind: 'text',
          text: 'What you send without signal is kept on your phone and delivered later. Until the app shows it as sent, we do not know of it. If it is urgent, call.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Texts and pictures',
      blocks: [
        {
          kind: 'text',
          text: 'Texts and pictures belong to us, to the builders or to the owners. You may share links and keep copies for yourself. Any other use needs our consent.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          kind: 'text',
          text: 'We answer without limit for intent, gross negligence and what the law does not let anyone exclude, such as duties under the Real Estate (Regulation and Development) Act, 2016, and the Consumer Protection Act, 2019. Otherwise we are liable at most for the brokerage you paid us for the deal in question.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        {
          kind: 'text',
          text: `Indian law applies. Courts in Panvel, Raigad district, are competent. Before going there, write to ${agency.email}: most things can be settled in a day. Complaints about an agent or a project can also be taken to MahaRERA.`,
        },
      ],
    },
  ];
}
