import { Monitor, Smartphone } from 'lucide-react';
import type { UserSession } from '#api/generated/model/userSession.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Badge, Button, Icon, Inline, Text, TimeText } from '#ui/index.ts';
import { row, words } from '../components/Rows.css.ts';

interface SessionRowProps {
  session: UserSession;
  isPending: boolean;
  onEnd: (session: UserSession, row: Element | null) => void;
}

const isPhone = /Android|iOS/;

/** Name of the browser of a session. */
export const deviceName = ({ device }: UserSession): string => device || 'Неизвестное устройство';

/** A session: its device, sign-in and last request; the button ends it, but not this one. */
export function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { device, created, active, isThis } = session;
  const [started, last] = [parseTimestamp(created), parseTimestamp(active)];
  return (
    <li className={row}>
      <Inline gap={3}>
        <Icon>{isPhone.test(device) ? <Smartphone /> : <Monitor />}</Icon>
        <div className={words}>
          <Inline wrap>
            <Text weight="medium">{deviceName(session)}</Text>
            {isThis && <Badge tone="accent">Этот сеанс</Badge>}
          </Inline>
          <Text size="sm" tone="muted">
            {started && (
              <>
                Вход: <TimeText date={started} />
              </>
            )}
            {started && last && ' · '}
            {last && (
              <>
                Последняя активность: <TimeText date={last} />
              </>
            )}
          </Text>
        </div>
      </Inline>
      {!isThis && (
        <Button
          size="sm"
          aria-label={`Завершить сеанс: ${deviceName(session)}`}
          isPending={isPending}
          onPress={({ target }) => onEnd(session, target.closest('li'))}
        >
          Завершить
        </Button>
      )}
    </li>
  );
}
