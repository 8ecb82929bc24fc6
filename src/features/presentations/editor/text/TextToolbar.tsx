import { Bold, Italic, Link, List, ListOrdered } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useStore } from '#lib/store.ts';
import { IconButton, Inline } from '#ui/index.ts';
import { ConvertMenu } from '../panels/ConvertText.tsx';
import { activeText, type TextAction } from './text-state.ts';

const buttons = [
  { id: 'bold', label: 'Жирный', icon: <Bold />, keys: 'Control+B' },
  { id: 'italic', label: 'Курсив', icon: <Italic />, keys: 'Control+I' },
  { id: 'bullet', label: 'Список', icon: <List />, isOfLists: true },
  { id: 'number', label: 'Нумерация', icon: <ListOrdered />, isOfLists: true },
  { id: 'link', label: 'Ссылка', icon: <Link />, keys: 'Control+K' },
] as const satisfies readonly {
  id: TextAction;
  label: string;
  icon: React.ReactNode;
  keys?: string;
  isOfLists?: true;
}[];

/** Buttons that format the edited text or convert its selected lines. Arrow keys move between them. */
export function TextToolbar() {
  const active = useStore(activeText);
  const box = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const all: Element[] = [...(box.current?.querySelectorAll('button:enabled') ?? [])];
    const at = document.activeElement ? all.indexOf(document.activeElement) : -1;
    if (by === 0 || at < 0) return;
    event.preventDefault();
    const next = all[(at + by + all.length) % all.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <Inline ref={box} role="toolbar" aria-label="Текст" gap={0.5} onKeyDown={move}>
      {buttons.map((button) => (
        <IconButton
          key={button.id}
          size="sm"
          label={button.label}
          icon={button.icon}
          aria-keyshortcuts={'keys' in button ? button.keys : undefined}
          isPressed={active?.on.has(button.id) ?? false}
          isDisabled={!active || ('isOfLists' in button && !active.hasLists)}
          preventFocusOnPress
          onPress={() => active?.run(button.id)}
        />
      ))}
      <ConvertMenu />
    </Inline>
  );
}
