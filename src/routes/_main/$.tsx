import { createFileRoute, notFound } from '@tanstack/react-router';

/** Every other address inside the layout is a 404 (APP-07). */
export const Route = createFileRoute('/_main/$')({
  beforeLoad() {
    throw notFound();
  },
});
