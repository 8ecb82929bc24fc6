interface PolicyOptions {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/**
 * The page's one Trusted Types policy. React Aria's announcer clears its region with `innerHTML = ''`, and that
 * alone is let through; Vite's preloader needs script addresses of our own origin. Everything else throws.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, options: PolicyOptions): void };
  };
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (html === '') return html;
      throw new TypeError('HTML strings are not written into the page');
    },
    createScriptURL(url) {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError('Scripts come from our own origin');
    },
  });
}
