import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { sizes, spacing, textStyles } from './scales.ts';

const FONT = 'Anek, "Anek Fallback", system-ui, sans-serif';

/** Colours of look.md section 1. */
const colors = {
  paper: { value: '#FBF7EE' },
  surface: { value: '#FFFFFF' },
  sand: { value: '#F3ECDC' },
  line: { DEFAULT: { value: '#E5DCC8' }, strong: { value: '#8B8470' }, chip: { value: '#9A9078' } },
  leader: { value: '#CFC4AB' },
  ink: { DEFAULT: { value: '#1A1F1D' }, 2: { value: '#454C48' }, 3: { value: '#62685F' } },
  teal: {
    0: { value: '#E9F3EF' },
    1: { value: '#D3E7E0' },
    DEFAULT: { value: '#0B5D57' },
    8: { value: '#084A45' },
    9: { value: '#06302E' },
  },
  marigold: {
    0: { value: '#FEF6E2' },
    1: { value: '#FCEBC4' },
    DEFAULT: { value: '#F2A516' },
    7: { value: '#855000' },
    /** The action in a toast, on ink. */
    light: { value: '#FBD27F' },
  },
  red: { 0: { value: '#FBE9E3' }, DEFAULT: { value: '#A8321A' } },
  leaf: { 0: { value: '#E8F1DF' }, DEFAULT: { value: '#2F6B2A' } },
  wine: { value: '#5E1E3C' },
  neel: { value: '#274B77' },
  whatsapp: { value: '#0F7A3D' },
  chart: {
    1: { value: '{colors.teal}' },
    2: { value: '{colors.marigold}' },
    '2line': { value: '#A56600' },
    3: { value: '#5E988B' },
  },
  scrim: { value: 'rgba(20,24,20,.56)' },
} as const;

/** The one source of every token: Chakra's components read it in lazy chunks, the build writes it as static CSS. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html)',
    globalCss: {
      html: { colorPalette: 'teal', bg: 'paper', color: 'ink' },
      body: { textStyle: 'body', bg: 'paper', color: 'ink', fontFamily: 'body' },
    },
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      tokens: {
        colors,
        fonts: { body: { value: FONT }, heading: { value: FONT } },
        spacing,
        sizes,
        radii: { inner: { value: '6px' }, thumb: { value: '9px' }, base: { value: '12px' } },
        shadows: {
          card: { value: '0 1px 2px rgba(52,40,12,.08)' },
          floating: { value: '0 6px 20px rgba(52,40,12,.14)' },
          sheet: { value: '0 -8px 32px rgba(30,24,8,.20)' },
        },
        durations: {
          press: { value: '80ms' },
          quick: { value: '140ms' },
          toast: { value: '180ms' },
          panelOut: { value: '160ms' },
          panel: { value: '220ms' },
        },
        easings: {
          enter: { value: 'cubic-bezier(.2,.8,.2,1)' },
          exit: { value: 'cubic-bezier(.4,0,1,1)' },
        },
        zIndex: {
          bar: { value: 20 },
          floating: { value: 30 },
          overlay: { value: 40 },
          toast: { value: 60 },
        },
      },
      semanticTokens: {
        colors: {
          bg: {
            DEFAULT: { value: '{colors.paper}' },
            panel: { value: '{colors.surface}' },
            muted: { value: '{colors.sand}' },
            error: { value: '{colors.red.0}' },
            warning: { value: '{colors.marigold.1}' },
            success: { value: '{colors.leaf.0}' },
          },
          fg: {
            DEFAULT: { value: '{colors.ink}' },
            muted: { value: '{colors.ink.2}' },
            subtle: { value: '{colors.ink.3}' },
            error: { value: '{colors.red}' },
            warning: { value: '{colors.marigold.7}' },
            success: { value: '{colors.leaf}' },
          },
          border: {
            DEFAULT: { value: '{colors.line}' },
            emphasized: { value: '{colors.line.strong}' },
            error: { value: '{colors.red}' },
          },
          teal: {
            solid: { value: '{colors.teal}' },
            contrast: { value: '{colors.surface}' },
            fg: { value: '{colors.teal}' },
            muted: { value: '{colors.teal.1}' },
            subtle: { value: '{colors.teal.0}' },
            emphasized: { value: '{colors.teal.8}' },
            focusRing: { value: '{colors.teal}' },
            border: { value: '{colors.teal}' },
          },
        },
        radii: {
          l1: { value: '{radii.inner}' },
          l2: { value: '{radii.base}' },
          l3: { value: '{radii.base}' },
        },
      },
      textStyles,
      keyframes: {
        'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
        'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
        'rise-in': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
        'rise-out': { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
        'from-right': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
        'to-right': { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
        'lift-in': {
          from: { opacity: 0, transform: 'translateY(12px)' },
          to: { opacity: 1, transform: 'none' },
        },
        'expand-height': { from: { height: 0 }, to: { height: 'var(--height)' } },
        'collapse-height': { from: { height: 'var(--height)' }, to: { height: 0 } },
      },
    },
  }),
);
