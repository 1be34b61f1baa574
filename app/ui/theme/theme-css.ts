import { system } from './system.ts';

/** A style object as Chakra gives it: properties, and nested blocks under a selector or an at-rule. */
interface StyleObject {
  [name: string]: string | number | StyleObject | undefined;
}

const UNITLESS = new Set([
  'line-height',
  'font-weight',
  'opacity',
  'z-index',
  'flex',
  'tab-size',
  '-moz-tab-size',
]);

function propertyName(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function declaration(name: string, value: string | number): string {
  const property = propertyName(name);
  const unit =
    typeof value === 'number' && value !== 0 && !property.startsWith('--') && !UNITLESS.has(property);
  return `${property}:${value}${unit ? 'px' : ''}`;
}

function block(selector: string, style: StyleObject): string {
  let own = '';
  let nested = '';
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined) continue;
    if (typeof value !== 'object') own += `${declaration(name, value)};`;
    else if (name.startsWith('@')) nested += `${name}{${selector ? block(selector, value) : rules(value)}}`;
    else nested += block(nest(selector, name), value);
  }
  return `${own && selector ? `${selector}{${own}}` : own}${nested}`;
}

function nest(parent: string, child: string): string {
  return child.includes('&') ? child.replaceAll('&', parent) : `${parent} ${child}`.trim();
}

function rules(style: StyleObject): string {
  return block('', style);
}

function withoutKeyframes(style: StyleObject): StyleObject {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'object' && name.startsWith('@layer')
        ? Object.fromEntries(Object.entries(value).filter(([inner]) => !inner.startsWith('@keyframes')))
        : value,
    ]),
  );
}

/**
 * The theme as plain CSS text: layer order, reset, global styles and every token as a variable. Keyframes are left
 * out; the components that use them bring their own. For the build only (the app's lazy chunks bring the system).
 */
export function themeCss(): string {
  return [
    system.layers.atRule,
    rules(system.getPreflightCss() as StyleObject),
    rules(withoutKeyframes(system.getGlobalCss() as StyleObject)),
    rules(system.getTokenCss() as StyleObject),
  ].join('\n');
}
