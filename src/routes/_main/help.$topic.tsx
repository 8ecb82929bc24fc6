import { createFileRoute, notFound } from '@tanstack/react-router';
import { plannedPage } from '#features/shell/index.ts';

/** Topics of portal.md §2, except the safety rules, which have their own permission. */
const topics = [
  ...['chatGptHelp', 'yaChatHelp', 'imgHelp', 'midjourneyHelp', 'sdChatHelp', 'audioGptHelp'],
  ...['presentationHelp', 'sharingHelp', 'manual', 'plugin'],
];

export const Route = createFileRoute('/_main/help/$topic')({
  ...plannedPage({ title: 'Помощь' }),
  beforeLoad({ params }) {
    if (!topics.includes(params.topic)) throw notFound();
  },
});
