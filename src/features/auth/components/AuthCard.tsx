import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading, Icon, Text, textLinkClass } from '#ui/index.ts';
import { card, head, links, mark } from './AuthCard.css.ts';

interface AuthCardProps {
  title: string;
  /** One sentence under the title. */
  text?: ReactNode;
  /** A lucide icon over the title of a screen that tells rather than asks. */
  icon?: ReactNode;
  children?: ReactNode;
  /** Links to the neighbouring screens; to the login where none are named, `null` for none at all. */
  ways?: ReactNode;
  /** It comes in place of a form: the focus goes to it, so that a screen reader reads it and Tab goes on from here. */
  takesFocus?: boolean;
}

const toLogin = (
  <Link to="/login" className={textLinkClass}>
    Вернуться ко входу
  </Link>
);

/** The one column of a public screen. */
export function AuthCard({ title, text, icon, children, ways = toLogin, takesFocus = false }: AuthCardProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1} className={card}>
      {icon && (
        <div className={mark}>
          <Icon size="xl">{icon}</Icon>
        </div>
      )}
      <div className={head}>
        <Heading level={1} size="xxl">
          {title}
        </Heading>
        {text && (
          <Text as="div" tone="muted">
            {text}
          </Text>
        )}
      </div>
      {children}
      {ways && (
        <nav className={links} aria-label="Другие способы">
          {ways}
        </nav>
      )}
    </div>
  );
}
