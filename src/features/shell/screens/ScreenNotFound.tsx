import { EmptyState, NotFoundIllustration } from '#ui/index.ts';
import { HomeLink } from '../components/HomeLink.tsx';

/** 404: an address that leads nowhere (APP-07). */
export const ScreenNotFound = () => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title="Страница не найдена"
    text="Возможно, ссылка устарела или в адресе опечатка."
    action={<HomeLink variant="primary" />}
  />
);
