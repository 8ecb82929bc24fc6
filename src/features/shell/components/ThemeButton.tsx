import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useStore } from '#lib/store.ts';
import { setTheme, type Theme, theme } from '#platform/theme.ts';
import { IconButton, LazyTooltip, VisuallyHidden } from '#ui/index.ts';

const next: Record<Theme, Theme> = { light: 'dark', dark: 'system', system: 'light' };
const names: Record<Theme, string> = { light: 'светлая', dark: 'тёмная', system: 'как в системе' };
const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

/** Switches between the light, the dark and the system's theme (APP-02); the description names the current one. */
export function ThemeButton() {
  const current = useStore(theme);
  const Icon = icons[current];
  const id = useId();
  return (
    <>
      <LazyTooltip text={`Тема: ${names[current]}`}>
        <IconButton
          label="Тема"
          icon={<Icon />}
          aria-describedby={id}
          onPress={() => setTheme(next[current])}
        />
      </LazyTooltip>
      <VisuallyHidden>
        <span id={id} role="status">
          Тема: {names[current]}
        </span>
      </VisuallyHidden>
    </>
  );
}
