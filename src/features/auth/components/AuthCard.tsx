import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading, Icon, Inline, Stack, Text, textLinkClass } from '#ui/index.ts';
import { card, mark } from './AuthCard.css.ts';

interface AuthCardProps {
  title: string;
  /** One sentence under the title. */
  text?: ReactNode;
  /** A lucide icon above the title, on screens without a form. */
  icon?: ReactNode;
  children?: ReactNode;
  /** Links to other screens; `null` for none. @default a link to the login */
  ways?: ReactNode;
  /** True when it replaces a form: it gets the focus, so that a screen reader reads it and Tab continues from it. */
  takesFocus?: boolean;
}

const toLogin = (
  <Link to="/login" className={textLinkClass}>
    Вернуться ко входу
  </Link>
);

/** The column of a public screen: title, content and links. */
export function AuthCard({ title, text, icon, children, ways = toLogin, takesFocus = false }: AuthCardProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={root} tabIndex={-1} className={card}>
      {icon && (
        <div className={mark}>
          <Icon size="xl">{icon}</Icon>
        </div>
      )}
      <Stack gap={2}>
        <Heading level={1} size="xxl">
          {title}
        </Heading>
        {text && (
          <Text as="div" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
      {children}
      {ways && (
        <Inline
          as="nav"
          gap={4}
          rowGap={2}
          align="stretch"
          justify="between"
          wrap
          aria-label="Другие способы"
        >
          {ways}
        </Inline>
      )}
    </div>
  );
}
