import {
  Building2,
  Compass,
  CookingPot,
  DoorOpen,
  Flower2,
  LampDesk,
  MapPin,
  Moon,
  RotateCcw,
  Sun,
} from 'lucide-react';
import type { IconCard } from './marketing-page.ts';

/** Content of /vastu-consultation. The consultation types are those of the booking form. */
export const VASTU = {
  kicker: 'Vastu consultation',
  headline: 'A home that sits right',
  lead: 'For those who want to build, buy or live by Vastu: a reading of your plan or your rooms, with advice you can use.',
  picture: 'living-dining-golden.webp',
  whatsapp: 'Hello, I would like a Vastu consultation. It is for:',
  services: {
    title: 'What we look at',
    items: [
      {
        icon: Building2,
        title: 'New construction',
        text: 'Your plan before the first pillar: entrance, kitchen, stairs, water.',
      },
      {
        icon: Compass,
        title: 'Existing home or office',
        text: 'A visit with compass and floor plan, room by room.',
      },
      {
        icon: MapPin,
        title: 'Plot selection',
        text: 'Shape, slope, roads and direction, before you pay the token.',
      },
      {
        icon: RotateCcw,
        title: 'Remedies',
        text: 'What can be moved, painted or placed without breaking a wall.',
      },
    ] satisfies IconCard[],
  },
  principles: {
    title: 'Principles in short',
    lead: 'Tradition, told plainly. We say what the texts hold, and leave the choice to you.',
    items: [
      {
        icon: DoorOpen,
        title: 'Entrance',
        text: 'North or east is held to be best: the morning light comes in first.',
      },
      { icon: CookingPot, title: 'Kitchen', text: 'South-east, the corner of fire; the cook faces east.' },
      { icon: Moon, title: 'Bedroom', text: 'South-west for the elders of the house, head to the south.' },
      { icon: Flower2, title: 'Prayer', text: 'North-east, kept light and free of clutter.' },
      { icon: LampDesk, title: 'Study and desk', text: 'Face east or north, a wall behind you.' },
      {
        icon: Sun,
        title: 'The centre',
        text: 'The courtyard’s place: open, so that light and air can move.',
      },
    ] satisfies IconCard[],
  },
  booking: {
    title: 'Book a consultation',
    /** The agency's hours follow. */
    text: 'Our Vastu expert answers within 24 hours.',
  },
  consultant: {
    title: 'Who advises you',
    name: 'Sample consultant',
    role: 'Vastu adviser to the agency',
    text: 'Draws the plan first and talks afterwards. Works with architects, so that advice and building rules do not get in each other’s way. This profile is a sample; the agency puts its own consultant here.',
  },
  note: 'Vastu is a tradition and not a guarantee of health, money or luck. It replaces neither an architect nor a structural engineer.',
};
