/** `meta` of the calls of a login: the form shows their refusals (AUTH-02, BOT-02). */
export const loginMeta = { inline: [400, 401, 403] };
