import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/*
 * How Chakra's form controls look here (look.md section 4). They carry only what is used: sizes and variants that no
 * screen shows are not written.
 */

export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'button',
    minW: 'button',
    px: '5',
    py: '2',
    textStyle: 'button',
    textAlign: 'center',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'transform',
    transitionDuration: 'press',
    transitionTimingFunction: 'enter',
    _active: { transform: 'scale(0.98)' },
    _disabled: {
      bg: 'sand',
      color: 'ink.3',
      borderColor: 'transparent',
      cursor: 'default',
      transform: 'none',
    },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.emphasized' },
      },
      accent: { bg: 'marigold', color: 'ink' },
      outline: { bg: 'surface', color: 'teal', borderColor: 'teal', _hover: { bg: 'teal.0' } },
      neutral: { bg: 'surface', color: 'ink', borderColor: 'line.strong', _hover: { borderColor: 'ink.2' } },
      ghost: { color: 'teal', px: '2', _hover: { color: 'teal.8' } },
    },
    size: {
      md: {},
      sm: { minH: 'target', minW: 'target', px: '3.5', fontSize: '1rem' },
      icon: { w: 'target', minW: 'target', minH: 'target', px: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const field = {
  width: 'full',
  minH: 'field',
  px: '3.5',
  textStyle: 'field',
  fontVariantNumeric: 'tabular-nums',
  bg: 'surface',
  color: 'ink',
  borderWidth: '1.5px',
  borderColor: 'line.strong',
  borderRadius: 'l2',
  outline: '0',
  appearance: 'none',
  _placeholder: { color: 'ink.3' },
  _focusVisible: {
    borderColor: 'teal',
    boxShadow: 'inset 0 0 0 .5px var(--chakra-colors-teal), 0 0 0 3px var(--chakra-colors-teal-1)',
  },
  _invalid: { borderColor: 'red', boxShadow: 'inset 0 0 0 .5px var(--chakra-colors-red)' },
  _disabled: { bg: 'sand', color: 'ink.3' },
} as const;

export const inputRecipe = defineRecipe({ className: 'chakra-input', base: field });

export const textareaRecipe = defineRecipe({
  className: 'chakra-textarea',
  base: { ...field, py: '3', minH: '28', resize: 'vertical' },
});

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText', 'input', 'select', 'textarea'],
  className: 'chakra-field',
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full' },
    label: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', textStyle: 'label' },
    requiredIndicator: { display: 'none' },
    helperText: { textStyle: 'small', color: 'ink.3' },
    errorText: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'small',
      fontWeight: 550,
      color: 'red',
    },
  },
});

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  className: 'chakra-native-select',
  base: {
    root: { position: 'relative', width: 'full', height: 'fit-content' },
    field: { ...field, pe: '11', lineHeight: '1.5rem' },
    indicator: {
      position: 'absolute',
      insetEnd: '3.5',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'ink.2',
      '& svg': { width: '5', height: '5' },
    },
  },
});

export const switchRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  className: 'chakra-switch',
  base: {
    root: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minH: '13' },
    label: { textStyle: 'body', fontWeight: 550 },
    control: {
      display: 'inline-flex',
      flexShrink: 0,
      width: '13',
      height: '8',
      padding: '3px',
      borderRadius: 'l2',
      bg: 'line.strong',
      cursor: 'pointer',
      _checked: { bg: 'teal' },
      _focusVisible: { outline: '3px solid {colors.teal}', outlineOffset: '2px' },
    },
    thumb: {
      width: '26px',
      height: '26px',
      borderRadius: 'thumb',
      bg: 'surface',
      transitionProperty: 'transform',
      transitionDuration: 'quick',
      transitionTimingFunction: 'enter',
      _checked: { transform: 'translateX(20px)' },
    },
  },
});

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  className: 'chakra-checkbox',
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '3', minH: 'target', cursor: 'pointer' },
    label: { textStyle: 'body', fontWeight: 500 },
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width: '6',
      height: '6',
      borderWidth: '1.5px',
      borderColor: 'line.strong',
      borderRadius: 'l1',
      bg: 'surface',
      color: 'surface',
      _checked: { bg: 'teal', borderColor: 'teal' },
      _focusVisible: { outline: '3px solid {colors.teal}', outlineOffset: '2px' },
      '& svg': { width: '4', height: '4' },
    },
  },
});
