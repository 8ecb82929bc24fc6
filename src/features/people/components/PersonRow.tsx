import { Copy } from 'lucide-react';
import type { FoundUser } from '#api/generated/model/foundUser.ts';
import { copyText } from '#platform/copy.ts';
import { Avatar, ExternalLink, IconButton, Text } from '#ui/index.ts';
import { facts, row } from './people.css.ts';

/** A person with the address, a link for the mail program. */
export function PersonRow({ person: { name, email, description } }: { person: FoundUser }) {
  const shown = name || email || 'Без имени';
  return (
    <li className={row}>
      <Avatar name={shown} size="md" />
      <div className={facts}>
        <Text weight="medium">{shown}</Text>
        {description && (
          <Text size="sm" tone="muted">
            {description}
          </Text>
        )}
        <Text size="sm">
          {email ? <ExternalLink href={`mailto:${encodeURI(email)}`}>{email}</ExternalLink> : 'почты нет'}
        </Text>
      </div>
      {email && (
        <IconButton
          size="sm"
          label={`Копировать почту: ${shown}`}
          icon={<Copy />}
          onPress={() => void copyText(email)}
        />
      )}
    </li>
  );
}
