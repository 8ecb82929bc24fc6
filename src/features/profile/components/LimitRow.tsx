import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';
import { askSupport } from '#platform/feedback.ts';
import { type LimitState, limitState } from '#platform/limit-state.ts';
import { limitRequest, limitText } from '#platform/limits.ts';
import { canMailToSupport } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, Meter, type MeterProps, Text } from '#ui/index.ts';
import { meter } from './LimitRow.css.ts';
import { row as rowClass } from './Rows.css.ts';

const tones: Partial<Record<LimitState, MeterProps['tone']>> = { near: 'warning', exhausted: 'negative' };

/** The limit of a service: a bar where there is something to fill, and «Попросить больше» for those who may write. */
export function LimitRow({ limit: row }: { limit: ServiceLimit }) {
  const { profile } = useSession();
  const { title, used, limit } = row;
  const state = limitState(row);
  const text = limitText(row, new Date());
  return (
    <li className={rowClass}>
      <div className={meter}>
        {limit ? (
          <Meter label={title} value={used} max={limit} valueText={text} tone={tones[state]} />
        ) : (
          <>
            <Text size="sm">{title}</Text>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </>
        )}
      </div>
      {state !== 'unlimited' && profile && canMailToSupport(profile) && (
        <Button
          size="sm"
          aria-label={`Попросить больше: ${title}`}
          onPress={() => askSupport(limitRequest(row))}
        >
          Попросить больше
        </Button>
      )}
    </li>
  );
}
