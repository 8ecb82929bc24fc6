import { Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { closeFeedback, feedback } from '#platform/feedback.ts';
import { sessionHere } from '#platform/session/session.ts';
import { LazyFeedbackModal } from './LazyFeedbackModal.ts';

/** The place of the feedback modal in the shell (APP-08). What one person typed is not shown to another. */
export function FeedbackHost() {
  const request = useStore(feedback);
  const { profile } = useStore(sessionHere());
  return (
    <Suspense>
      {request && (
        <LazyFeedbackModal
          key={profile?.id ?? 'nobody'}
          report={request.report}
          profile={profile}
          onClose={() => feedback.get() === request && closeFeedback()}
          onMissing={closeFeedback}
        />
      )}
    </Suspense>
  );
}
