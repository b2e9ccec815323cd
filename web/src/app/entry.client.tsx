import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startSession } from '../features/auth/session.ts';
import { SiteInfoProvider, siteInfoOfDocument } from '../lib/site-info.ts';

// The session is asked for while React wakes up, not after.
startSession();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteInfoProvider value={siteInfoOfDocument()}>
        <HydratedRouter />
      </SiteInfoProvider>
    </StrictMode>,
  );
});
