import { lazy, Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { feedback } from '#platform/feedback.ts';
import { sessionHere } from '#platform/session/session.ts';
import { loadFeedback } from './load.ts';

const FeedbackModal = lazy(loadFeedback);

/** The place of the feedback modal in the shell (APP-08). What one person typed is not shown to another. */
export function FeedbackHost() {
  const request = useStore(feedback);
  const { profile } = useStore(sessionHere());
  return (
    <Suspense>
      {request && <FeedbackModal key={profile?.id ?? 'nobody'} report={request.report} profile={profile} />}
    </Suspense>
  );
}
