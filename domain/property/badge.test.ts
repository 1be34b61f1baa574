import { expect, test } from 'vitest';
import { statusTone, typeBadge } from './badge.ts';

test('sale has no badge, resale says so, anything else is for rent (C23)', () => {
  expect(['sale', 'projects', 'resale', 'rental', 'lease'].map(typeBadge)).toEqual([
    null,
    null,
    'Resale',
    'For Rent',
    'For Rent',
  ]);
});

test('each known status has its own tone, any other is neutral', () => {
  const tones = ['New Launch', 'ready to move', ' Under Construction ', 'LUXURY'].map(statusTone);
  expect(tones).toEqual(['new-launch', 'ready', 'construction', 'luxury']);
  expect(['Sold out', '', 'constructor'].map(statusTone)).toEqual(['neutral', 'neutral', 'neutral']);
});
