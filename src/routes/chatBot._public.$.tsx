import { createFileRoute, notFound } from '@tanstack/react-router';

/** Every other address of the area is a 404 (APP-07). */
export const Route = createFileRoute('/chatBot/_public/$')({
  beforeLoad() {
    throw notFound();
  },
});
