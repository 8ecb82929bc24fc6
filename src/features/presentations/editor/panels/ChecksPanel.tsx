import { Text } from '#ui/index.ts';

/** Findings of the accessibility check. */
export function ChecksPanel() {
  return <Text tone="muted">Замечаний нет</Text>;
}
