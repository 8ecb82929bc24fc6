import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LinkShowPage } from '#features/presentations/index.ts';
import { Preloader } from '#ui/index.ts';

/** Shows a presentation by a link, without an account. The secret stands after the `#`, which browsers send to no server. */
export const Route = createFileRoute('/show')({
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context }) => void (await context.queryClient()),
  component: Page,
});

function Page() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <Suspense fallback={<Preloader label="Загрузка презентации" />}>
      <LinkShowPage token={token} />
    </Suspense>
  );
}
