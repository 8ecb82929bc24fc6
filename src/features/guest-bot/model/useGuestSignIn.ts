import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { useGuestEmailCheck, useGuestLogin } from '#api/generated/hooks/guest/guest.ts';
import { loginMeta } from '#features/auth/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { forgetMailedLink } from '#platform/mailed-token.ts';
import { lapsedGuest } from '#platform/session/lapsed-guest.ts';
import { guestSession } from '#platform/session/session.ts';
import { rememberCorporate } from './corporate.ts';
import { guestToken } from './guest-token.ts';

/** No guest has the address. */
export class UnknownGuest extends Error {
  override readonly name = 'UnknownGuest';
}

const linkRefusal = 'Ссылка из приглашения не действует. Войдите с паролем или попросите новое приглашение.';

type Secret = { password: string } | { token: string };

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && loginMeta.inline.includes(error.status);

/**
 * The two calls of the chat-bot's login (BOT-02).
 *
 * @param chatName the chat that the guest is headed for
 * @returns the link's token until it is spent or refused; the address that was found known; why a login was refused,
 *   in words for the form, and when it was tried
 */
export function useGuestSignIn(chatName: string | undefined) {
  const [token, setToken] = useState(guestToken);
  const [checked, setChecked] = useState<string | null>(null);
  /** True while the last login that was refused was the link's own: nobody has typed anything wrong. */
  const [isLinkRefused, setLinkRefused] = useState(false);
  // Read in the same breath as it is set: a link's check and login follow each other without a render.
  const isCorporate = useRef(false);
  const emailCheck = useGuestEmailCheck();
  const login = useGuestLogin({ mutation: { meta: loginMeta } });
  const refusal = inlineText(login.error, loginMeta);

  /** @throws UnknownGuest, or as the call fails */
  const check = async (typed: string): Promise<void> => {
    const email = typed.trim();
    const found = await emailCheck.mutateAsync({ data: { email } });
    if (!found.isRegistered) throw new UnknownGuest(email);
    isCorporate.current = found.isCorporate;
    setChecked(email);
  };

  const signIn = async (typed: string, secret: Secret): Promise<void> => {
    const data = { email: typed.trim(), ...secret, ...(chatName && { chatName }) };
    setLinkRefused(false);
    try {
      const profile = await login.mutateAsync({ data });
      forgetMailedLink();
      if (isCorporate.current) rememberCorporate(profile);
      lapsedGuest.set(null);
      guestSession.signIn(profile);
    } catch (error) {
      if ('token' in secret && isRefusal(error)) {
        forgetMailedLink();
        setToken(null);
        setLinkRefused(true);
      }
      throw error;
    }
  };

  return {
    token,
    checked,
    refusal: refusal !== null && isLinkRefused ? linkRefusal : refusal,
    isLinkRefused,
    attempt: login.submittedAt,
    check,
    signIn,
  };
}
