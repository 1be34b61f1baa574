import postcss from 'postcss';

/** A typeface of the build as the three arguments of the browser's FontFace: family, source, descriptors. */
export type Face = [family: string, source: string, descriptors: Record<string, string>];

export interface Faces {
  faces: Face[];
  /** Their rules as CSS text, for a browser without scripts. */
  facesCss: string;
  /** The stylesheet without these rules. */
  rest: string;
}

/** "font-weight" is FontFace's "weight", "unicode-range" its "unicodeRange". */
function descriptorOf(property: string): string {
  return property.replace(/^font-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Parts the typefaces that are files of the build from a stylesheet; those that the phone has itself stay in it. */
export function partFaces(css: string): Faces {
  const sheet = postcss.parse(css);
  const faces: Face[] = [];
  const rules: string[] = [];
  sheet.walkAtRules('font-face', (rule) => {
    const descriptors: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      descriptors[descriptorOf(prop)] = value;
    });
    const { family = '', src = '', ...others } = descriptors;
    if (!src.includes('url(')) return;
    faces.push([family.replace(/["']/g, ''), src, others]);
    rules.push(rule.remove().toString());
  });
  return { faces, facesCss: rules.join(''), rest: sheet.toString() };
}
