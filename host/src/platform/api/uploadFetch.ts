/**
 * A `fetch` that tells how much of the body has left, which fetch itself cannot: by XMLHttpRequest, for one file. `onProgress`: from 0
 * to 1.
 */
export function createUploadFetch(onProgress: (part: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      const abort = () => sending.abort();
      sending.open(request.method, request.url);
      sending.responseType = "arraybuffer";
      sending.withCredentials = request.credentials === "include";
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      sending.addEventListener("load", () => {
        const headers = new Headers();
        for (const line of sending.getAllResponseHeaders().split("\r\n")) {
          const at = line.indexOf(":");
          if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
        }
        const hasBody = ![204, 304].includes(sending.status);
        resolve(new Response(hasBody ? (sending.response as ArrayBuffer) : null, { status: sending.status, headers }));
      });
      sending.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
      sending.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      init?.signal?.addEventListener("abort", abort, { once: true });
      sending.send(body);
    });
  };
}
