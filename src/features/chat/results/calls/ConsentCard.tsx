import { useState } from 'react';
import { client } from '#api/generated/calls/chat.ts';
import { withHiddenShown } from '#lib/hidden-characters.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { useCall } from '#platform/useCall.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import type { Call } from '../../model/chat.ts';
import { card, name, plain, table, value } from './Calls.css.ts';
import { argumentRows } from './call-texts.ts';

const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** A call that was decided before, or whose chat is gone; said in the card. */
const meta = { inline: [404, 409] };

type Decision = 'allow' | 'allowChat' | 'decline';

const choices: readonly { decision: Decision; label: string }[] = [
  { decision: 'allow', label: 'Разрешить' },
  { decision: 'allowChat', label: 'Разрешить в\u00a0этом чате' },
  { decision: 'decline', label: 'Отклонить' },
];

/** The arguments of a call, exactly as they are sent. */
function Arguments({ json }: { json: string }) {
  const rows = argumentRows(json);
  if (!rows) return <pre className={plain}>{withHiddenShown(json)}</pre>;
  if (rows.length === 0) return <Text size="sm">Без аргументов</Text>;
  return (
    <table className={table} aria-label="Аргументы">
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={name}>
              {withHiddenShown(row.name)}
            </th>
            <td className={value}>{withHiddenShown(row.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ConsentCardProps {
  call: Call;
  conversation: Conversation;
  onDecided: () => void;
}

/**
 * Asks whether a call may change data (LAB-17). It takes no focus and has no default button: consent is given by a press of
 * one of its own buttons only.
 */
export function ConsentCard({ call, conversation, onDecided }: ConsentCardProps) {
  const { callId, title, expires } = call;
  const [pressed, setPressed] = useState<Decision | null>(null);
  const { send, error } = useCall(
    (decision: Decision) =>
      client.POST('/chat/{chatUuid}/call', {
        params: { path: { chatUuid: conversation.chatUuid ?? '' } },
        body: { callId, decision },
      }),
    meta,
  );
  const settled = error && inlineText(error, meta);
  const decide = async (decision: Decision): Promise<void> => {
    if (pressed) return;
    setPressed(decision);
    try {
      await send(decision);
      onDecided();
    } catch {
      setPressed(null);
    }
    // An answer that is not followed any more goes on, or was decided in another place.
    if (!conversation.isRunning) void conversation.open();
  };
  const question = `Агент хочет вызвать «${withHiddenShown(title)}»`;
  const until = expires ? parseTimestamp(expires) : null;
  return (
    <section className={card} aria-label={question}>
      <Text weight="medium">{question}</Text>
      <Arguments json={call.arguments} />
      {settled ? (
        <Text size="sm" as="div">
          <span role="status">{settled}</span>
        </Text>
      ) : (
        <>
          <Inline wrap>
            {choices.map(({ decision, label }) => (
              <Button
                key={decision}
                size="sm"
                isPending={pressed === decision}
                isDisabled={pressed !== null && pressed !== decision}
                onPress={() => void decide(decision)}
              >
                {label}
              </Button>
            ))}
          </Inline>
          {until && (
            <Text size="sm" tone="muted">
              Без решения вызов отменится в&nbsp;{time.format(until)}
            </Text>
          )}
        </>
      )}
    </section>
  );
}
