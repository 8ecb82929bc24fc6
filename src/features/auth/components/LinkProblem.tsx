import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthCard } from './AuthCard.tsx';

/** `missing`: the page was opened without the link or reloaded; `refused`: the link was used or has expired. */
type LinkTrouble = 'missing' | 'refused';

export const linkTitles: Record<LinkTrouble, string> = {
  missing: 'Откройте ссылку из письма',
  refused: 'Ссылка больше не действует',
};

/** Says why a mailed link does not work. After a reload the token is not in memory, but the letter still has it. */
export const linkTexts: Record<LinkTrouble, string> = {
  missing:
    'Ради безопасности страница забывает ссылку, когда её обновляют. Откройте письмо и перейдите по ссылке ещё раз.',
  refused: 'Она уже использована или её срок истёк.',
};

interface LinkProblemProps {
  trouble: LinkTrouble;
  /** Advice, after the reason. */
  advice: string;
  /** A button or a link. */
  children?: ReactNode;
}

/** Replaces the form of a mailed link when the link is missing or refused. */
export const LinkProblem = ({ trouble, advice, children }: LinkProblemProps) => (
  <AuthCard takesFocus icon={<MailX />} title={linkTitles[trouble]} text={`${linkTexts[trouble]} ${advice}`}>
    {children}
  </AuthCard>
);
