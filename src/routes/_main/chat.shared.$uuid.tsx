import { createFileRoute } from '@tanstack/react-router';
import { SharedChatScreen } from '#features/shared-chat/index.ts';

export const Route = createFileRoute('/_main/chat/shared/$uuid')({
  staticData: { title: 'Чат от коллеги' },
  component: Shared,
});

function Shared() {
  const { uuid } = Route.useParams();
  return <SharedChatScreen key={uuid} uuid={uuid} />;
}
