import { Heading, Stack, Text, TimeText, type ToastRecord } from '#ui/index.ts';
import { shortItem } from './NotificationsPanel.css.ts';

/** The recent notices of this tab, to be read again (PRE-16). */
export function ToastHistory({ records }: { records: readonly ToastRecord[] }) {
  if (records.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label="Недавние сообщения портала">
      <Heading level={3} size="sm" tone="muted">
        Недавние сообщения портала
      </Heading>
      <Stack as="ul" gap={0}>
        {records.map(({ id, tone, title, text, shownAt }) => (
          <li key={id} className={shortItem}>
            <div>
              <Text size="sm" tone={tone === 'negative' ? 'negative' : 'text'}>
                {title}
              </Text>
              {text && (
                <Text size="sm" tone="muted">
                  {text}
                </Text>
              )}
            </div>
            <Text size="xs" tone="hint">
              <TimeText date={new Date(shownAt)} />
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
