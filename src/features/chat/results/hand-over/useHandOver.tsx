import { type ReactNode, Suspense, use, useState } from 'react';
import { lazyPart } from '#ui/index.ts';
import { ResultContext } from '../result-view.ts';
import type { HandedResult } from './HandOverDialog.tsx';

const Dialog = lazyPart(() => import('./HandOverDialog.tsx'));

interface HandingOver {
  /** Asks for the service; absent where there are no others. */
  handOver: ((result: HandedResult) => void) | undefined;
  /** Has to be rendered outside of the menu, which unmounts its content when it closes. */
  dialog: ReactNode;
}

/** «Продолжить в…» of an answer or a result, which hands it over to another service (CHAT-32). */
export function useHandOver(): HandingOver {
  const context = use(ResultContext);
  const [result, setResult] = useState<HandedResult | null>(null);
  // A guest has the chat-bots of one company, which are opened by their own links.
  if (!context || context.service.place.isGuest) return { handOver: undefined, dialog: null };
  const close = (): void => setResult(null);
  return {
    handOver: setResult,
    dialog: result && (
      <Suspense>
        <Dialog {...result} from={context.service.name} onMissing={close} onClose={close} />
      </Suspense>
    ),
  };
}
