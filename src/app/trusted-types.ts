interface PolicyOptions {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/**
 * The page's only Trusted Types policy. It allows the empty string, because React Aria's announcer sets
 * `innerHTML = ''`, and script addresses of the own origin, for Vite's preloader. Everything else throws.
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
