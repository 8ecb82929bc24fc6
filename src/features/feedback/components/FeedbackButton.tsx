import { MessageCircleQuestionMark } from 'lucide-react';
import { openFeedback } from '#platform/feedback.ts';
import { IconButton } from '#ui/index.ts';
import { LazyFeedbackModal } from './LazyFeedbackModal.ts';

/** Opens the feedback form; its code comes with the first sign of interest. */
export const FeedbackButton = () => (
  <IconButton
    label="Задать вопрос"
    icon={<MessageCircleQuestionMark />}
    aria-haspopup="dialog"
    onHoverStart={LazyFeedbackModal.preload}
    onFocus={LazyFeedbackModal.preload}
    onPress={openFeedback}
  />
);
