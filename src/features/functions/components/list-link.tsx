import { Link } from '@tanstack/react-router';
import { buttonClass, textLinkClass } from '#ui/index.ts';

/** Leads to all functions. */
export const listLink = (
  <Link to="/lab/agents-functions" search={{}} activeOptions={{ exact: true }} className={textLinkClass}>
    Все функции
  </Link>
);

/** Leads to the form of a copy. */
export const CopyLink = ({ uuid }: { uuid: string }) => (
  <Link to="/lab/agents-functions" search={{ from: uuid }} className={buttonClass({})}>
    Дублировать
  </Link>
);
