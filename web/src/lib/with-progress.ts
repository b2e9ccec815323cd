/**
 * Sends a request so that it is known how much of its body has left: `fetch` does not tell, XMLHttpRequest does. The
 * answer is the same as from `fetch`; an aborted signal ends it.
 *
 * @param onProgress the share that has left, 0 to 1; 1 while the server looks at what it got
 */
export const withProgress =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.withCredentials = true;
      call.responseType = 'blob';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      call.onload = () => resolve(answerOf(call));
      call.onerror = () => reject(new TypeError('No answer'));
      call.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };

/** These have no body, and a `Response` refuses one. */
const bodyless = [204, 205, 304];

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(bodyless.includes(call.status) ? null : call.response, { status: call.status, headers });
}
