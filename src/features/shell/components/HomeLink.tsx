import { Link, useLocation, useParams, useSearch } from '@tanstack/react-router';
import { areaOfPath } from '#api/area.ts';
import { buttonClass } from '#ui/index.ts';

interface HomeLinkProps {
  variant: 'primary' | 'quiet';
  onPress?: () => void;
}

/** «На главную» of the page's area; for a guest, who has no main page, it opens the bot (BOT-03). */
export function HomeLink({ variant, onPress }: HomeLinkProps) {
  const { pathname } = useLocation();
  const { name } = useParams({ strict: false });
  const { chatName = name } = useSearch({ strict: false });
  const look = { className: buttonClass({ variant }), onClick: onPress, children: 'На главную' };
  return areaOfPath(pathname) === 'chatBot' ? (
    <Link {...look} to="/chatBot" search={chatName === undefined ? {} : { chatName }} />
  ) : (
    <Link {...look} to="/" />
  );
}
