import type { BeginProps } from '../kit/define-admin-page.ts';
import type { MailingTypes } from './mailing-types.ts';
import { TemplateSelect } from './TemplateSelect.tsx';

/** Begins a mailing with a template; its variables get the values of each recipient. */
export const MailingTemplate = ({ now, set }: BeginProps<MailingTypes>) => (
  <TemplateSelect
    draft={() => ({ subject: now().subject, text: now().body })}
    onChoose={({ subject, text }) => set({ subject, body: text })}
  />
);
