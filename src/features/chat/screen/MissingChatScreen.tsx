import { Link } from '@tanstack/react-router';
import { buttonClass, EmptyState, NotFoundIllustration } from '#ui/index.ts';
import type { ChatPlace } from '../model/chat-place.ts';

/** Screen of a chat that does not exist or belongs to another user (APP-07). */
export default function MissingChatScreen({ place }: { place: ChatPlace }) {
  return (
    <EmptyState
      level={1}
      illustration={<NotFoundIllustration />}
      title="Чат не найден"
      text="Возможно, ссылка устарела, чат удалён или его начали под другим адресом почты."
      action={
        place.link && (
          <Link {...place.link(undefined)} className={buttonClass({ variant: 'primary' })}>
            Новый чат
          </Link>
        )
      }
    />
  );
}
