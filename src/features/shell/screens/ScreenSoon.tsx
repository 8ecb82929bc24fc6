import { Link } from '@tanstack/react-router';
import { EmptyIllustration, EmptyState, quietLinkClass } from '#ui/index.ts';

/** A page that is planned and not yet there. */
export const ScreenSoon = ({ title, text }: { title: string; text?: string }) => (
  <EmptyState
    level={1}
    illustration={<EmptyIllustration />}
    title={title}
    text={text ?? 'Скоро. Раздел ещё готовится и появится в одном из ближайших обновлений.'}
    action={
      <Link to="/" className={quietLinkClass}>
        На главную
      </Link>
    }
  />
);
