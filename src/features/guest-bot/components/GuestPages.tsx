import { Link } from '@tanstack/react-router';
import { DoorOpen } from 'lucide-react';
import { AuthCard } from '#features/auth/index.ts';
import { buttonClass, EmptyState, NotFoundIllustration, textLinkClass } from '#ui/index.ts';
import type { GuestSearch } from '../model/guest-search.ts';
import { defaultChat } from '../model/targets.ts';

const toChat = (label: string, name: string) => (
  <Link
    to="/chatBot/$name/{-$chatUuid}"
    params={{ name, chatUuid: undefined }}
    className={buttonClass({ variant: 'primary' })}
  >
    {label}
  </Link>
);

interface UnknownBotProps {
  /** Query values of the login; set while the guest is not signed in. */
  loginSearch?: GuestSearch;
}

/** Shown for a name that is not a chat-bot. */
export const UnknownBot = ({ loginSearch }: UnknownBotProps) => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title="Такого чат-бота нет"
    text={'Проверьте ссылку, по\u00a0которой вы пришли, или начните с\u00a0другого чат-бота.'}
    action={
      loginSearch ? (
        <Link
          to="/chatBot/login"
          search={{ ...loginSearch, chatName: defaultChat, redirect: undefined }}
          className={buttonClass({ variant: 'primary' })}
        >
          Открыть чат-бот
        </Link>
      ) : (
        toChat('Открыть чат-бот', defaultChat)
      )
    }
  />
);

/** Shown after «Выйти» when the browser does not let the page close its tab (BOT-05); links back to the same bot. */
export const Closed = ({ chatName }: { chatName: string | undefined }) => (
  <AuthCard
    takesFocus
    icon={<DoorOpen />}
    title="Вы вышли"
    text="Можно закрыть вкладку."
    ways={
      <Link to="/chatBot/login" search={chatName ? { chatName } : {}} className={textLinkClass}>
        Войти снова
      </Link>
    }
  />
);
