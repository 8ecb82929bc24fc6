import { CircleCheck, CircleSlash, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import type { GuestLink } from '#api/generated/model/guestLink.ts';
import { formatMoment } from '#lib/format-moment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { ActionDialog, Badge, Button, Inline, Stack, Text } from '#ui/index.ts';
import { row } from './bots.css.ts';
import type { LinkChanges } from './useLinkChanges.ts';

const momentOf = (text: string): string => {
  const date = parseTimestamp(text);
  return date ? formatMoment(date) : '';
};

function stateOf({ isRevoked, entered }: GuestLink) {
  if (isRevoked) return <Badge icon={<CircleSlash />}>Отозвана</Badge>;
  if (entered === null)
    return (
      <Badge tone="info" icon={<Mail />}>
        Отправлена
      </Badge>
    );
  return (
    <Badge tone="positive" icon={<CircleCheck />}>
      Гость заходил
    </Badge>
  );
}

/** When it was sent, who wanted it, and when the guest came last. */
const factsOf = ({ date, entered, isAsked }: GuestLink): string =>
  [
    `${isAsked ? 'запрошена гостем' : 'отправлена'} ${momentOf(date)}`,
    entered !== null && `последний вход ${momentOf(entered)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** A personal link: whose it is, its state, and what can be done with it. The link itself is only in the letter. */
export function LinkRow({ link, changes }: { link: GuestLink; changes: LinkChanges }) {
  const { email, isRevoked } = link;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const revoke = async (): Promise<void> => {
    await changes.revoke(link);
    setAsking(false);
  };
  return (
    <li className={row}>
      <Stack gap={1}>
        <Inline wrap>
          <span id={id}>{email}</span>
          {stateOf(link)}
        </Inline>
        <Text size="sm" tone="muted">
          {factsOf(link)}
        </Text>
      </Stack>
      <Inline wrap>
        <Button
          size="sm"
          aria-describedby={id}
          isPending={changes.isSendingTo(link)}
          onPress={() => void changes.sendAgain(link)}
        >
          Отправить снова
        </Button>
        {!isRevoked && (
          <Button size="sm" aria-describedby={id} onPress={() => setAsking(true)}>
            Отозвать
          </Button>
        )}
      </Inline>
      {isAsking && (
        <ActionDialog
          isOpen
          size="sm"
          role="alertdialog"
          title="Отозвать ссылку?"
          primaryLabel="Отозвать"
          isDanger
          isPrimaryPending={changes.isRevoking}
          onPrimary={() => void revoke()}
          onClose={() => setAsking(false)}
        >
          <Text>
            {email} сразу потеряет доступ к&nbsp;чат-боту. Вернуть его можно, отправив новую ссылку.
          </Text>
        </ActionDialog>
      )}
    </li>
  );
}
