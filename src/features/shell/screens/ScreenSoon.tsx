import { EmptyIllustration, EmptyState } from '#ui/index.ts';
import { HomeLink } from '../components/HomeLink.tsx';

/** The content of a planned page. */
export const ScreenSoon = ({ title }: { title: string }) => (
  <EmptyState
    level={1}
    illustration={<EmptyIllustration />}
    title={title}
    text="Эта страница ещё готовится и скоро появится в портале."
    action={<HomeLink variant="primary" />}
  />
);
