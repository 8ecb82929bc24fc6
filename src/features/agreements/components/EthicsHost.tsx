import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { answerEthics, ethicsQuestion } from '#platform/ethics.ts';
import { lazyPart } from '#ui/index.ts';

const EthicsDialog = lazyPart(() => import('./EthicsDialog.tsx'));

/** Shows the code of ethics when a request waits for it (AUTH-09); its code comes then. */
export function EthicsHost() {
  const isAsked = useStore(ethicsQuestion) !== null;
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    // Who goes elsewhere by the browser's own button has not answered; their text waits where it was typed.
    if (pathname !== '') return () => answerEthics(false);
    return undefined;
  }, [pathname]);
  return <Suspense>{isAsked && <EthicsDialog onMissing={() => answerEthics(false)} />}</Suspense>;
}
