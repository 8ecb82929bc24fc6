import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useStore } from '#lib/store.ts';
import { onShortcut, shortcutKeys, shortcutList } from '#platform/shortcuts.ts';
import { Icon, IconButton } from '#ui/index.ts';
import { narrow, wide } from './Commands.css.ts';
import { Kbd } from './Kbd.tsx';

const ShortcutList = lazy(() => import('./ShortcutList.tsx'));

interface CommandsProps {
  /** Has the code of the palette come, before it is wanted. */
  onPreload: () => void;
  /** The open palette. */
  palette: (onClose: () => void) => ReactNode;
}

/** The button of the command palette, its shortcut, and the list of shortcuts (APP-20). The rest comes when asked for. */
export function Commands({ onPreload, palette }: CommandsProps) {
  const [isOpen, setOpen] = useState(false);
  const isListOpen = useStore(shortcutList);
  useEffect(() => {
    const endings = [
      onShortcut('palette', () => setOpen(true)),
      onShortcut('shortcuts', () => shortcutList.set(true)),
    ];
    return () => {
      for (const end of endings) end();
      shortcutList.set(false);
    };
  }, []);

  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onHoverStart: onPreload,
    onFocus: onPreload,
    onPress: () => setOpen(true),
  } as const;
  return (
    <>
      <div className={narrow}>
        <IconButton label="Найти команду" icon={<Search />} {...button} />
      </div>
      <Button className={wide} aria-label="Найти команду" {...button}>
        <Icon size="sm">
          <Search />
        </Icon>
        Найти команду
        <Kbd of={shortcutKeys('palette')} />
      </Button>
      <Suspense>
        {isOpen && palette(() => setOpen(false))}
        {isListOpen && <ShortcutList onClose={() => shortcutList.set(false)} />}
      </Suspense>
    </>
  );
}
