import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { plural } from '#lib/text.ts';
import type { Command, CommandGroup } from '#platform/commands.ts';
import { EmptyState, Icon, IconButton, Spinner, VisuallyHidden } from '#ui/index.ts';
import { rank } from '../model/rank.ts';
import { readRecentCommands, rememberCommand } from '../model/recent.ts';
import { backdrop, dialog, field, head, modal, results, waiting } from './CommandPalette.css.ts';
import { CommandSection } from './CommandSection.tsx';

interface CommandPaletteProps {
  groups: readonly CommandGroup[];
  /** Offered when nothing matches the text. */
  otherwise?: Command;
  text: string;
  onTextChange: (text: string) => void;
  /** Id of the user whose recent commands are listed first. */
  userId: number;
  onClose: () => void;
}

/** The index that a key moves to from `index` in a list of `count`; null for other keys. */
function step(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The command palette (APP-20): a combobox over services, chats, pages and actions. */
export function CommandPalette({
  groups,
  otherwise,
  text,
  onTextChange,
  userId,
  onClose,
}: CommandPaletteProps) {
  const [recent] = useState(() => readRecentCommands(userId));
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const found = rank(groups, text, recent);
  const isLoading = groups.some((group) => group.isLoading);
  const isMissed =
    !isLoading && text.trim() !== '' && found.every((section) => section.commands.length === 0);
  const sections = isMissed && otherwise ? [{ title: 'Ничего не нашлось', commands: [otherwise] }] : found;
  const commands = sections.flatMap((section) => section.commands);
  // The next letter may remove the chosen command: the first one is selected then.
  const index = Math.max(
    commands.findIndex((command) => command.id === chosen),
    0,
  );
  const current = commands[index];
  const optionId = (command: Command): string => `${id}-${command.id}`;

  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const run = (command: Command): void => {
    // What was typed for the router is no command to be offered again.
    if (command !== otherwise) rememberCommand(userId, command.id);
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = commands.length === 0 ? null : step(event.key, index, commands.length);
    if (next !== null) {
      event.preventDefault();
      setChosen(commands[next]?.id ?? null);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      run(current);
    }
    // The shortcut also closes the palette, and must not open the browser's own search.
    if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
    }
  };
  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) onClose();
  };

  return (
    <ModalOverlay isOpen onOpenChange={onOpenChange} isDismissable className={backdrop}>
      <Modal className={modal}>
        <Dialog aria-label="Найти команду" className={dialog}>
          <div className={head}>
            <Icon>
              <Search />
            </Icon>
            <input
              ref={input}
              type="text"
              role="combobox"
              aria-label="Команда"
              aria-expanded={commands.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={current && optionId(current)}
              placeholder="Сервис, чат или действие"
              className={field}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={text}
              onChange={(event) => {
                setChosen(null);
                list.current?.scrollTo({ top: 0 });
                onTextChange(event.target.value);
              }}
              onKeyDown={onKeyDown}
            />
            <IconButton slot={null} size="sm" label="Закрыть" icon={<X />} onPress={onClose} />
          </div>
          <div ref={list} className={results}>
            <div role="listbox" id={`${id}-list`} aria-label="Команды" aria-busy={isLoading}>
              {sections.map((section) => (
                <CommandSection
                  key={section.title}
                  section={section}
                  current={current}
                  optionId={optionId}
                  onChoose={setChosen}
                  onRun={run}
                />
              ))}
            </div>
            {isLoading && (
              <div className={waiting}>
                <Spinner size="sm" label="Идёт поиск" />
              </div>
            )}
            {!isLoading && commands.length === 0 && (
              <EmptyState title="Ничего не нашлось" text="Попробуйте другие слова." />
            )}
          </div>
          <VisuallyHidden>
            <span role="status">
              {!isLoading &&
                (isMissed || commands.length === 0
                  ? 'Ничего не нашлось'
                  : plural(commands.length, 'команда', 'команды', 'команд'))}
            </span>
          </VisuallyHidden>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
