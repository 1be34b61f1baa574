import { ChakraProvider, createSystem } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { recipes, slotRecipes } from './theme/recipes.ts';
import { system } from './theme/system.ts';

/*
 * The theme's reset and global styles are already in the page's stylesheet (virtual:theme.css), so the provider
 * leaves them out; it adds the recipes, which only these chunks need.
 */
const lazySystem = createSystem({
  ...system._config,
  preflight: false,
  globalCss: {},
  theme: { ...system._config.theme, recipes, slotRecipes },
});

const cache = createCache({ key: 'ck' });
// Without it emotion puts styles between elements on the server, which breaks :first-child rules silently.
cache.compat = true;

/** Everything that uses Chakra's components stands inside one of these, in a lazily loaded chunk. */
export function ChakraBoundary({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={lazySystem}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
