import { keysOf, shortcutGroups } from '#platform/shortcuts.ts';
import { Dialog, Heading, Stack } from '#ui/index.ts';
import { Kbd } from './Kbd.tsx';
import { keys, list, row } from './ShortcutList.css.ts';

/** The dialog with all shortcuts (APP-20). */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title="Сочетания клавиш" onClose={onClose}>
      <Stack gap={4}>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <dl className={list}>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.title} className={row}>
                  <dt>{shortcut.title}</dt>
                  <dd className={keys}>
                    <Kbd of={keysOf(shortcut)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
