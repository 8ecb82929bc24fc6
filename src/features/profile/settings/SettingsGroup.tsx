import { type ReactNode, useId } from 'react';
import { Heading, Stack, Text } from '#ui/index.ts';

interface SettingsGroupProps {
  title: string;
  /** Where the settings of the group are kept. */
  note: string;
  children: ReactNode;
}

/** Settings that belong together. */
export function SettingsGroup({ title, note, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {note}
          </Text>
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
