import { settings } from '#platform/settings.ts';
import { keysOf } from '#platform/shortcut-keys.ts';
import { shortcutGroups } from '#platform/shortcut-list.ts';
import { Heading, Stack } from '#ui/index.ts';
import { Kbd } from './Kbd.tsx';
import { keys, row } from './Shortcuts.css.ts';

/** All shortcuts by where they work. */
export const Shortcuts = () => (
  <Stack>
    {shortcutGroups(settings.get().sendKey ?? 'enter').map(({ title, shortcuts }) => (
      <section key={title}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Stack as="dl" gap={0}>
          {shortcuts.map((shortcut) => (
            <div key={shortcut.title} className={row}>
              <dt>{shortcut.title}</dt>
              <dd className={keys}>
                <Kbd of={keysOf(shortcut)} />
              </dd>
            </div>
          ))}
        </Stack>
      </section>
    ))}
  </Stack>
);
