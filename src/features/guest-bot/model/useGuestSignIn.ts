import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { useGuestEmailCheck, useGuestLogin } from '#api/generated/hooks/guest/guest.ts';
import { loginMeta } from '#features/auth/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { forgetMailedLink } from '#platform/mailed-token.ts';
import { lapsedGuest } from '#platform/session/lapsed-guest.ts';
import { guestSession } from '#platform/session/session.ts';
import { isAgentBot } from './agent-bot.ts';
import { rememberCorporate } from './corporate.ts';
import { guestToken } from './guest-token.ts';

/** Thrown when no guest has the address. */
export class UnknownGuest extends Error {
  override readonly name = 'UnknownGuest';
}

const linkRefusal = 'Ссылка из приглашения не действует. Войдите с паролем или попросите новое приглашение.';

const botLinkRefusal = 'Ссылка больше не\u00a0действует. Укажите свой адрес, и\u00a0мы пришлём новую.';

type Secret = { password: string } | { token: string };

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && loginMeta.inline.includes(error.status);

/**
 * The two calls of the chat-bot's login (BOT-02).
 *
 * @param chatName name of the chat that opens after the login
 * @returns the link's token until it is used or refused; the address that is known; the text of a refusal and the time
 *   of the attempt
 */
export function useGuestSignIn(chatName: string | undefined) {
  const [token, setToken] = useState(guestToken);
  /** The address that has just got its link to an agent's chat-bot. */
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [checked, setChecked] = useState<string | null>(null);
  /** True when the refused login was that of the link, so no typed value is wrong. */
  const [isLinkRefused, setLinkRefused] = useState(false);
  // A ref: for a link the check and the login run without a render between them.
  const isCorporate = useRef(false);
  const emailCheck = useGuestEmailCheck();
  const login = useGuestLogin({ mutation: { meta: loginMeta } });
  const refusal = inlineText(login.error, loginMeta);

  const refusedLink = isAgentBot(chatName) ? botLinkRefusal : linkRefusal;

  /** @throws UnknownGuest, or ApiError when the call fails */
  const check = async (typed: string): Promise<void> => {
    const email = typed.trim();
    const isLinkWanted = isAgentBot(chatName) && token === null;
    const bot = isAgentBot(chatName) && { chatName, ...(isLinkWanted && { isLinkWanted }) };
    const found = await emailCheck.mutateAsync({ data: { email, ...bot } });
    if (!found.isRegistered) throw new UnknownGuest(email);
    isCorporate.current = found.isCorporate;
    setChecked(email);
    setMailedTo(isLinkWanted ? email : null);
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
    mailedTo,
    refusal: refusal !== null && isLinkRefused ? refusedLink : refusal,
    isLinkRefused,
    attempt: login.submittedAt,
    check,
    signIn,
    /** After it there is no refusal. */
    forget: login.reset,
    /** Leads back to the form after a letter. */
    changeAddress: () => setMailedTo(null),
  };
}
