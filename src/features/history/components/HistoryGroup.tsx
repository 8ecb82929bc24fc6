import { type ReactNode, useId } from 'react';
import { Text } from '#ui/index.ts';
import { groupTitle, list } from './HistoryPanel.css.ts';

/** The chats of a month under its heading. */
export function HistoryGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={groupTitle}>
        <Text as="span" size="xs" tone="hint" weight="medium">
          {title}
        </Text>
      </h2>
      <ul className={list}>{children}</ul>
    </section>
  );
}
