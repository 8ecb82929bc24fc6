import { LifeBuoy } from 'lucide-react';
import { openFeedback } from '#platform/feedback.ts';
import { IconButton, LazyTooltip } from '#ui/index.ts';
import { LazyFeedbackModal } from './LazyFeedbackModal.ts';

/** Opens the support form; its code loads on hover or focus. */
export const FeedbackButton = () => (
  <LazyTooltip text="Написать в поддержку">
    <IconButton
      label="Написать в поддержку: задать вопрос"
      icon={<LifeBuoy />}
      aria-haspopup="dialog"
      onHoverStart={LazyFeedbackModal.preload}
      onFocus={LazyFeedbackModal.preload}
      onPress={openFeedback}
    />
  </LazyTooltip>
);
