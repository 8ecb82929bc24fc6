import { Link } from '@tanstack/react-router';
import { buttonClass, EmptyState, NotFoundIllustration } from '#ui/index.ts';
import type { ChatRoute } from './chat-service.ts';

/** A conversation that does not exist, or is somebody else's (APP-07). */
export const MissingChat = ({ name, route }: { name: string; route: ChatRoute }) => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title="Чат не найден"
    text="Возможно, ссылка устарела, чат удалён или его начали под другим адресом почты."
    action={
      <Link to={route} params={{ name, chatUuid: undefined }} className={buttonClass({ variant: 'primary' })}>
        Новый чат
      </Link>
    }
  />
);
