import {
  Baby,
  Bell,
  Building2,
  Cctv,
  Check,
  Droplets,
  Dumbbell,
  Flower2,
  type LucideIcon,
  ShieldCheck,
  Sofa,
  TreePalm,
  Users,
  Waves,
  Zap,
} from 'lucide-react';

/** What an amenity's words look like; the first that fits is taken. */
const ICONS: [RegExp, LucideIcon][] = [
  [/pool|swim|jacuzzi/i, Waves],
  [/gym|fitness|dumbbell|sport|court|cricket|tennis|badminton/i, Dumbbell],
  [/kid|child|play|creche|toddler/i, Baby],
  [/cctv|camera|surveillance/i, Cctv],
  [/security|guard|gated|fire/i, ShieldCheck],
  [/club|lounge|sofa|library|theatre/i, Sofa],
  [/rain|water|plumb/i, Droplets],
  [/power|generator|electric|ev |ev$|charging|solar|inverter/i, Zap],
  [/jog|track|park(?!ing)|tree|walk|trail/i, TreePalm],
  [/garden|lawn|yoga|terrace|flower|meditation/i, Flower2],
  [/senior|community|hall|banquet|party|amphi/i, Users],
  [/intercom|bell|concierge/i, Bell],
  [/lift|elevator|parking|lobby|society/i, Building2],
];

export function amenityIcon(amenity: string): LucideIcon {
  return ICONS.find(([pattern]) => pattern.test(amenity))?.[1] ?? Check;
}
