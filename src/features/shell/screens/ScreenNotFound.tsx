import { Link } from '@tanstack/react-router';
import { buttonClass, EmptyState, NotFoundIllustration } from '#ui/index.ts';

/** 404: an address that leads nowhere (APP-07). */
export const ScreenNotFound = () => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title="Страница не найдена"
    text="Возможно, ссылка устарела или в адресе опечатка."
    action={
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        На главную
      </Link>
    }
  />
);
