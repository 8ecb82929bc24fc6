import { Forward } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { IconButton, lazyPart } from '#ui/index.ts';
import { ResultContext } from '../result-view.ts';
import type { HandedResult } from './HandOverDialog.tsx';

const Dialog = lazyPart(() => import('./HandOverDialog.tsx'));

/** The button «Продолжить в…» of a result, which hands it over to another service (CHAT-32). */
export function HandOver({ text, files }: HandedResult) {
  const context = use(ResultContext);
  const [isOpen, setOpen] = useState(false);
  // A guest has the chat-bots of one company, which are opened by their own links.
  if (!context || context.service.place.isGuest) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton size="sm" label="Продолжить в…" icon={<Forward />} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <Dialog text={text} files={files} from={context.service.name} onMissing={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
