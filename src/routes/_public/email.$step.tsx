import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmail, UndoEmail } from '#features/auth/index.ts';

/** The pages of the two links about a new address, `confirm` and `undo`. They share a route, which is code of the first load. */
export const Route = createFileRoute('/_public/email/$step')({
  loader: async ({ context }) => void (await context.queryClient()),
  component: Step,
});

function Step() {
  return Route.useParams().step === 'undo' ? <UndoEmail /> : <ConfirmEmail />;
}
