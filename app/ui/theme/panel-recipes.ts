import { defineSlotRecipe } from '@chakra-ui/react';

/* What opens over or inside a page (look.md section 4): bottom sheet or dialog, drawer, tabs, accordion, popover. */

const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'scrim',
  zIndex: 'overlay',
  _open: { animation: 'fade-in {durations.panel} {easings.enter}' },
  _closed: { animation: 'fade-out {durations.panelOut} {easings.exit} forwards' },
} as const;

const title = { flex: '1', textStyle: 'h3', fontSize: '1.3125rem', fontWeight: 700 } as const;

const closeTrigger = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 'target',
  height: 'target',
  marginEnd: '-2.5',
  borderRadius: 'l2',
  cursor: 'pointer',
} as const;

/** A sheet from below on phones; a centred dialog 480 wide from 768 px. Title stays, body scrolls, footer stays. */
export const dialogRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  className: 'chakra-dialog',
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      padding: { base: '0', md: '6' },
      zIndex: 'overlay',
      overscrollBehavior: 'none',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxWidth: { base: 'full', md: 'md' },
      maxHeight: { base: 'calc(100dvh - 40px)', md: 'calc(100dvh - 48px)' },
      bg: 'paper',
      boxShadow: { base: 'sheet', md: 'floating' },
      borderTopRadius: 'l3',
      borderBottomRadius: { base: '0', md: 'l3' },
      outline: '0',
      overflow: 'hidden',
      _open: {
        animation: {
          base: 'rise-in {durations.panel} {easings.enter}',
          md: 'lift-in {durations.panel} {easings.enter}',
        },
        _motionReduce: { animationName: 'fade-in' },
      },
      _closed: {
        animation: {
          base: 'rise-out {durations.panelOut} {easings.exit} forwards',
          md: 'fade-out {durations.panelOut} {easings.exit} forwards',
        },
        _motionReduce: { animationName: 'fade-out' },
      },
      _before: {
        content: '""',
        display: { base: 'block', md: 'none' },
        flex: 'none',
        width: '10',
        height: '5px',
        marginInline: 'auto',
        marginTop: '2',
        borderRadius: 'l1',
        bg: 'leader',
      },
    },
    header: { display: 'flex', alignItems: 'center', minH: '14', px: '4' },
    title,
    description: { color: 'fg.muted' },
    body: { flex: '1', minH: '0', overflowY: 'auto', px: '4', pb: '4', overscrollBehavior: 'contain' },
    footer: {
      display: 'flex',
      gap: '2',
      px: '4',
      pt: '3',
      pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
      borderTopWidth: '1px',
      borderColor: 'line',
      bg: 'surface',
      '& > *': { flex: '1' },
    },
    closeTrigger,
  },
});

/** From the right, 322 wide. */
export const drawerRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  className: 'chakra-drawer',
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      justifyContent: 'flex-end',
      zIndex: 'overlay',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(322px, calc(100vw - 48px))',
      height: '100dvh',
      bg: 'paper',
      boxShadow: 'floating',
      outline: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      pb: 'env(safe-area-inset-bottom, 0px)',
      _open: {
        animation: 'from-right {durations.panel} {easings.enter}',
        _motionReduce: { animationName: 'fade-in' },
      },
      _closed: {
        animation: 'to-right {durations.panelOut} {easings.exit} forwards',
        _motionReduce: { animationName: 'fade-out' },
      },
    },
    header: { display: 'flex', alignItems: 'center', minH: '60px', px: '5', flexShrink: 0 },
    title,
    body: { flex: '1', px: '4' },
    closeTrigger,
  },
});

export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  className: 'chakra-tabs',
  base: {
    root: { position: 'relative' },
    list: { display: 'flex', gap: '1', borderBottomWidth: '1px', borderColor: 'line', overflowX: 'auto' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: 'button',
      px: '3',
      textStyle: 'label',
      fontWeight: 600,
      color: 'ink.2',
      borderBottomWidth: '3px',
      borderColor: 'transparent',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      _selected: { color: 'teal', borderColor: 'teal' },
      _focusVisible: { outline: '3px solid {colors.teal}', outlineOffset: '-3px' },
    },
    content: { pt: '4', outline: '0' },
  },
});

export const accordionRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemIndicator', 'itemBody'],
  className: 'chakra-accordion',
  base: {
    root: { width: 'full' },
    item: { borderBottomWidth: '1px', borderColor: 'line' },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: 'full',
      minH: '14',
      py: '3',
      textStyle: 'body',
      fontWeight: 600,
      textAlign: 'start',
      cursor: 'pointer',
    },
    itemIndicator: {
      flexShrink: 0,
      color: 'teal',
      transitionProperty: 'transform',
      transitionDuration: 'quick',
      transitionTimingFunction: 'enter',
      _open: { transform: 'rotate(180deg)' },
    },
    itemContent: {
      overflow: 'hidden',
      _open: { animation: 'fade-in {durations.panel} {easings.enter}' },
    },
    itemBody: { pb: '4', color: 'fg.muted' },
  },
});

/** A small panel beside what it explains. */
export const popoverRecipe = defineSlotRecipe({
  slots: [
    'arrow',
    'arrowTip',
    'anchor',
    'trigger',
    'indicator',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  className: 'chakra-popover',
  base: {
    positioner: { position: 'relative', zIndex: 'overlay' },
    content: {
      width: 'sm',
      maxWidth: 'calc(100vw - 24px)',
      p: '4',
      bg: 'paper',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'l2',
      boxShadow: 'floating',
      outline: '0',
      _open: { animation: 'fade-in {durations.quick} {easings.enter}' },
      _closed: { animation: 'fade-out {durations.press} {easings.exit} forwards' },
    },
  },
});

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  className: 'chakra-toast',
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: '3',
      width: 'full',
      px: '4',
      py: '3',
      bg: 'ink',
      color: 'surface',
      borderRadius: 'l2',
      boxShadow: 'floating',
    },
    title: { textStyle: 'label', fontWeight: 650 },
    description: { textStyle: 'small', gridColumn: '1' },
    actionTrigger: {
      gridColumn: '2',
      gridRow: '1 / span 2',
      minH: 'target',
      px: '2',
      color: 'marigold.light',
      textStyle: 'button',
      cursor: 'pointer',
    },
    closeTrigger: { display: 'none' },
  },
});
