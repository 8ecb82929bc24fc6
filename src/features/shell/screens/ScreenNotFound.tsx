import { EmptyState, NotFoundIllustration } from '#ui/index.ts';
import { HomeLink } from '../components/HomeLink.tsx';

/** The 404 page (APP-07). */
const ScreenNotFound = () => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title="Страница не найдена"
    text="Возможно, ссылка устарела или в адресе опечатка."
    action={<HomeLink variant="primary" />}
  />
);

export default ScreenNotFound;
