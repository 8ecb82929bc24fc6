import { Link } from '@tanstack/react-router';
import { textLinkClass } from '#ui/index.ts';

/** Leads to all functions. */
export const listLink = (
  <Link to="/lab/agents-functions" search={{}} activeOptions={{ exact: true }} className={textLinkClass}>
    Все функции
  </Link>
);
