/** `meta` of the calls of a login: their refusals stand at the form (AUTH-02, BOT-02). */
export const loginMeta = { inline: [400, 401, 403] };
