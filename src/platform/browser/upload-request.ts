interface UploadRequest {
  method: string
  headers: Headers
  body: XMLHttpRequestBodyInit
  signal?: AbortSignal
  /** @param sent what of the body is on its way, from 0 to 1 */
  onProgress(sent: number): void
}

/**
 * Sends a request as `fetch` does, and reports how much of it has been sent, which `fetch` cannot.
 * @throws TypeError without an answer, DOMException 'AbortError' when it is cancelled
 */
export function sendUpload(path: string, request: UploadRequest): Promise<Response> {
  const { method, headers, body, signal, onProgress } = request
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const call = new XMLHttpRequest()
    call.open(method, path)
    headers.forEach((value, name) => {
      call.setRequestHeader(name, value)
    })
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }))
    call.onerror = () => reject(new TypeError('The upload got no answer'))
    call.onabort = () => reject(signal?.reason ?? new DOMException('', 'AbortError'))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(body)
  })
}
