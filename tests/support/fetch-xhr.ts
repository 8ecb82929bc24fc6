/** The part of XMLHttpRequest that uploads need, over Node's `fetch`: jsdom's cannot send Node's FormData. */
export class FetchXhr {
  readonly upload: {
    onprogress?: (event: Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>) => void;
  } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  readonly #abort = new AbortController();
  readonly #headers = new Headers();
  #method = '';
  #url = '';
  #answered = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return Array.from(this.#answered, ([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#abort.abort();
  }

  send(body: FormData): void {
    void this.#send(body);
  }

  async #send(body: FormData): Promise<void> {
    const { signal } = this.#abort;
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
      this.status = response.status;
      this.#answered = response.headers;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      if (signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
    this.onloadend?.();
  }
}
