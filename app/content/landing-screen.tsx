import { paths } from '../paths.ts';
import { AnchorButton, LinkButton } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { useHead } from '../ui/use-head.ts';
import { CallBand } from './call-band.tsx';
import { CardGrid } from './card-grid.tsx';
import { Hero } from './hero.tsx';
import { LANDING } from './landing-content.ts';
import page from './marketing-screen.module.css';
import { Stats } from './stats.tsx';

/** The page for visitors who have not signed in. */
export function LandingScreen() {
  useHead();
  const { stats, benefits, band, whatsapp } = LANDING;
  return (
    <div className={`${layout.page} ${page.page}`}>
      <Hero {...LANDING} />
      <Stats {...stats} />
      <CardGrid {...benefits} />
      <CallBand {...band} whatsapp={whatsapp}>
        <div className={page.actions}>
          {/* The sign-in address answers with a redirect of the server, so it is no link of the app. */}
          <AnchorButton href="/api/login" look="accent">
            Sign In
          </AnchorButton>
          <LinkButton to={paths.search} look="onTeal">
            Browse properties
          </LinkButton>
        </div>
      </CallBand>
    </div>
  );
}
