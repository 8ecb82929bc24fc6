import { MessageCircleQuestionMark } from 'lucide-react';
import { openFeedback } from '#platform/feedback.ts';
import { IconButton } from '#ui/index.ts';
import { loadFeedback } from './load.ts';

/** Opens the feedback form; its code comes with the first sign of interest. */
export const FeedbackButton = () => (
  <IconButton
    label="Задать вопрос"
    icon={<MessageCircleQuestionMark />}
    aria-haspopup="dialog"
    onHoverStart={() => void loadFeedback()}
    onFocus={() => void loadFeedback()}
    onPress={openFeedback}
  />
);
