import { Link } from '@tanstack/react-router';
import { EmptyState, quietLinkClass } from '#ui/index.ts';
import { PublicLayout } from '../components/PublicLayout.tsx';

/** A public page that is planned and not yet there. */
export const PublicSoon = ({ title }: { title: string }) => (
  <PublicLayout>
    <EmptyState
      level={1}
      title={title}
      text="Скоро. Страница ещё готовится. Пока за доступом обратитесь в поддержку."
      action={
        <Link to="/login" className={quietLinkClass}>
          Ко входу
        </Link>
      }
    />
  </PublicLayout>
);
