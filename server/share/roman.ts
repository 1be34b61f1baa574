/*
 * Devanagari in Latin letters, the way names of places are written on signs: the outlines that share pictures are drawn
 * with are Latin, and a name left out would say nothing to anybody.
 */

const CONSONANTS: Record<string, string> = {
  ...{
    क: 'k',
    ख: 'kh',
    ग: 'g',
    घ: 'gh',
    ङ: 'n',
    च: 'ch',
    छ: 'chh',
    ज: 'j',
    झ: 'jh',
    ञ: 'n',
    ट: 't',
    ठ: 'th',
  },
  ...{ ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh' },
  ...{ म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h', ऱ: 'r' },
};
const WITH_DOT: Record<string, string> = { ज: 'z', फ: 'f', क: 'q' };
const VOWELS: Record<string, string> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ru', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ ऍ: 'e', ऑ: 'o', ऎ: 'e', ऒ: 'o', ॲ: 'a' },
};
const SIGNS: Record<string, string> = {
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ru', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au' },
  ...{ 'ॅ': 'e', 'ॉ': 'o', 'ॆ': 'e', 'ॊ': 'o' },
};
const VIRAMA = '्';
const DOT = '़';
const NASAL = /[ंँ]/;

interface Syllable {
  consonant: string;
  vowel: string;
  /** The vowel is not written. */
  unwritten: boolean;
  /** What the vowel ends in: a nasal or a breath. */
  end: string;
}

function syllables(word: string): Syllable[] {
  const out: Syllable[] = [];
  let before = '';
  for (const char of word.normalize('NFC')) {
    const last = out.at(-1);
    const begin = (consonant: string, vowel: string, unwritten = false) =>
      out.push({ consonant, vowel, unwritten, end: '' });
    if (CONSONANTS[char]) begin(CONSONANTS[char], 'a', true);
    else if (VOWELS[char]) begin('', VOWELS[char]);
    else if (/[०-९]/.test(char)) begin(String(char.charCodeAt(0) - 0x966), '');
    else if (last && char === DOT) last.consonant = WITH_DOT[before] ?? last.consonant;
    else if (last && (SIGNS[char] || char === VIRAMA))
      Object.assign(last, { vowel: SIGNS[char] ?? '', unwritten: false });
    else if (last && NASAL.test(char)) last.end = 'n';
    else if (last && char === 'ः') last.end = 'h';
    before = char;
  }
  return out;
}

function romanWord(word: string): string {
  const parts = syllables(word);
  // An unwritten vowel is not spoken at the end of a word, nor between two syllables that have one: पनवेल is Panvel.
  for (let i = parts.length - 1; i > 0; i--) {
    const part = parts[i] as Syllable;
    const next = parts[i + 1];
    if (!part.unwritten || part.end) continue;
    if (!next || (parts[i - 1]?.vowel && next.consonant && next.vowel)) part.vowel = '';
  }
  const text = parts
    .map(({ consonant, vowel, end }, i) => {
      const lips = end === 'n' && /^[pbm]/.test(parts[i + 1]?.consonant ?? '');
      return consonant + vowel + (lips ? 'm' : end);
    })
    .join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with its Devanagari words in Latin letters: "सावली, कामोठे" → "Savli, Kamothe". */
export function romanText(text: string): string {
  return text.replace(/[\u0900-\u0963\u0966-\u097f\u200c\u200d]+/g, romanWord).replace(/\s*[।॥]/g, '.');
}
