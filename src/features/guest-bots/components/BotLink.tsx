import { Link } from '@tanstack/react-router';
import { Copy, ExternalLink } from 'lucide-react';
import { basePath } from '#lib/base-path.ts';
import { copyText } from '#platform/copy.ts';
import { Button, buttonClass, Icon, Inline, VisuallyHidden } from '#ui/index.ts';

/** The link that guests get, in full. */
export const botAddress = (chatName: string): string =>
  new URL(`${basePath}chatBot/login?${new URLSearchParams({ chatName })}`, location.origin).href;

interface BotLinkProps {
  chatName: string;
  /** Id of the element with the name of the chat-bot. */
  nameId: string;
}

/** Copies the link of a chat-bot, and opens it as a guest does. */
export function BotLink({ chatName, nameId }: BotLinkProps) {
  return (
    <Inline wrap>
      <Button
        size="sm"
        icon={<Copy />}
        aria-describedby={nameId}
        onPress={() => void copyText(botAddress(chatName))}
      >
        Копировать ссылку
      </Button>
      <Link
        to="/chatBot/login"
        search={{ chatName }}
        target="_blank"
        rel="noopener"
        preload={false}
        aria-describedby={nameId}
        className={buttonClass({ size: 'sm' })}
      >
        <Icon size="sm">
          <ExternalLink />
        </Icon>
        Открыть как гость
        <VisuallyHidden> (откроется в&nbsp;новой вкладке)</VisuallyHidden>
      </Link>
    </Inline>
  );
}
