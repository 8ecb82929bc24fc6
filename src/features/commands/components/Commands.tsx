import { Search } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { onShortcut, shortcutList, withMod } from '#platform/shortcuts.ts';
import { IconButton, LazyTooltip, lazyPart } from '#ui/index.ts';

const ShortcutList = lazyPart(() => import('./ShortcutList.tsx'));

interface CommandsProps {
  /** Loads the code of the palette before it is opened. */
  onPreload: () => void;
  /** Renders the open palette; `typed` is the text that was typed while its code loaded. */
  palette: (onClose: () => void, typed: string) => ReactNode;
}

/** The button and the shortcut of the command palette, and the list of shortcuts (APP-20). The palette loads on demand. */
export function Commands({ onPreload, palette }: CommandsProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isListOpen = useStore(shortcutList);
  const closeList = (): void => shortcutList.set(false);
  const close = (): void => {
    setOpen(false);
    setTyped('');
  };
  useLayoutEffect(() => {
    const endings = [
      onShortcut('palette', () => setOpen(true)),
      onShortcut('shortcuts', () => shortcutList.set(true)),
    ];
    return () => {
      for (const end of endings) end();
      shortcutList.set(false);
    };
  }, []);

  return (
    <>
      <LazyTooltip text={`Найти команду (${withMod('K')})`}>
        <IconButton
          label="Найти команду"
          icon={<Search />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onHoverStart={onPreload}
          onFocus={onPreload}
          onPress={() => setOpen(true)}
        />
      </LazyTooltip>
      <Suspense fallback={<TypeAhead onType={setTyped} onClose={close} />}>
        {isOpen && palette(close, typed)}
      </Suspense>
      <Suspense>{isListOpen && <ShortcutList onClose={closeList} onMissing={closeList} />}</Suspense>
    </>
  );
}

interface TypeAheadProps {
  onType: (change: (before: string) => string) => void;
  onClose: () => void;
}

/** Collects what is typed after the shortcut while the code of the palette loads; the field behind must not get it. */
function TypeAhead({ onType, onClose }: TypeAheadProps) {
  const type = useEffectEvent(onType);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const hold = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // Other keys are blocked as well: Enter must not send the text of the field behind.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') close();
      else if (event.key === 'Backspace') type((before) => before.slice(0, -1));
      else if (event.key.length === 1) type((before) => before + event.key);
    };
    document.addEventListener('keydown', hold, { capture: true });
    return () => document.removeEventListener('keydown', hold, { capture: true });
  }, []);
  return null;
}
