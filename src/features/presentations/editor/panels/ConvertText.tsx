import { Replace } from 'lucide-react';
import { Button, IconButton, Inline, Menu, MenuItem, Stack } from '#ui/index.ts';
import { label } from './Panel.css.ts';
import { useConversions } from './useConversions.ts';

/** The selected paragraphs of the slide's text as a table, a chart or cards, where they have such a form (PRES-99). */
export function ConvertText() {
  const conversions = useConversions();
  if (conversions.length === 0) return null;
  return (
    <Stack role="group" aria-label="Сделать из&nbsp;выделенного" gap={2}>
      <span aria-hidden="true" className={label}>
        Сделать из&nbsp;выделенного
      </span>
      <Inline gap={2} wrap>
        {conversions.map(({ kind, name, run }) => (
          <Button key={kind} size="sm" onPress={run}>
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

/** The same as a button with a menu for the toolbar. */
export function ConvertMenu() {
  const conversions = useConversions();
  return (
    <Menu
      placement="bottom start"
      trigger={
        <IconButton
          size="sm"
          label={'Сделать из\u00a0выделенного'}
          icon={<Replace />}
          isDisabled={conversions.length === 0}
        />
      }
    >
      {conversions.map(({ kind, name, run }) => (
        <MenuItem key={kind} id={kind} onAction={run}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
