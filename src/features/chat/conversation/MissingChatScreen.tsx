import { Link } from '@tanstack/react-router';
import { buttonClass, EmptyState, NotFoundIllustration } from '#ui/index.ts';
import type { ChatRoute } from './chat-service.ts';

/** Screen of a chat that does not exist or belongs to another user (APP-07). */
export default function MissingChatScreen({ name, route }: { name: string; route: ChatRoute }) {
  return (
    <EmptyState
      level={1}
      illustration={<NotFoundIllustration />}
      title="Чат не найден"
      text="Возможно, ссылка устарела, чат удалён или его начали под другим адресом почты."
      action={
        <Link
          to={route}
          params={{ name, chatUuid: undefined }}
          className={buttonClass({ variant: 'primary' })}
        >
          Новый чат
        </Link>
      }
    />
  );
}
