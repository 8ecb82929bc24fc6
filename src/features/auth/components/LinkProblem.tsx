import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthCard } from './AuthCard.tsx';

/** `missing`: the page was opened without the letter, or loaded again; `refused`: the link is spent or too old. */
type LinkTrouble = 'missing' | 'refused';

export const linkTitles: Record<LinkTrouble, string> = {
  missing: 'Откройте ссылку из письма',
  refused: 'Ссылка больше не действует',
};

/** Why a mailed link is of no use any more. After a reload the token is gone from memory: the letter still has it. */
export const linkTexts: Record<LinkTrouble, string> = {
  missing:
    'Ради безопасности страница забывает ссылку, когда её обновляют. Откройте письмо и перейдите по ссылке ещё раз.',
  refused: 'Она уже использована или её срок истёк.',
};

interface LinkProblemProps {
  trouble: LinkTrouble;
  /** What to do, after the reason. */
  advice: string;
  /** The way on. */
  children?: ReactNode;
}

/** Stands in place of a form that a mailed link opens, when there is no such link. */
export const LinkProblem = ({ trouble, advice, children }: LinkProblemProps) => (
  <AuthCard takesFocus icon={<MailX />} title={linkTitles[trouble]} text={`${linkTexts[trouble]} ${advice}`}>
    {children}
  </AuthCard>
);
