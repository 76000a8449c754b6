import { $token } from '#state/token.ts'
import { pageApiBase, urlOf } from './base.ts'
import type { Answer } from './client.ts'
import { ApiError, errorOf } from './errors.ts'
import { headersOf } from './headers.ts'
import type { Given, MetaOf, Path, ResultOf } from './operations.ts'
import { callText } from './texts.ts'

interface UploadOptions {
  /** The part of the file that has been sent, from 0 to 1. */
  onProgress?(part: number): void
  signal?: AbortSignal
}

type Uploaded<P extends string> = Answer<
  ResultOf<'post', Path<'post', P>>,
  MetaOf<'post', Path<'post', P>>
> & { status: number }

/** Sends one file as a form. By XMLHttpRequest, as fetch reports no upload progress; without a timeout. */
export function upload<P extends string>(
  path: Path<'post', P>,
  file: File,
  ...[input]: Given<'post', P, UploadOptions>
): Promise<Uploaded<P>> {
  const { onProgress, signal } = input ?? {}
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const token = $token.get()
    const unreachable = () => reject(new ApiError(0, callText('unreachable'), { code: 'unreachable' }))
    request.open('POST', urlOf(path, input as never))
    for (const [name, value] of headersOf({ token })) request.setRequestHeader(name, value)
    request.upload.onprogress = event => onProgress?.(event.lengthComputable ? event.loaded / event.total : 0)
    request.upload.onload = () => onProgress?.(1)
    request.onerror = unreachable
    request.onabort = () => reject(new DOMException('The upload was taken back.', 'AbortError'))
    request.onload = async () => {
      const { status } = request
      const headers = new Headers()
      const later = request.getResponseHeader('retry-after')
      if (later) headers.set('retry-after', later)
      if (status < 200 || status > 599) return unreachable()
      const response = new Response(request.responseText, { status, headers })
      if (!response.ok) {
        const error = await errorOf(response)
        // As in call(): the session ended on the server.
        if (error.code === 'api.signIn' && token && $token.get() === token) $token.set(undefined)
        return reject(error)
      }
      const answer = (await response.json().catch(() => null)) as Uploaded<P> | null
      if (answer) resolve({ ...answer, status })
      else unreachable()
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

/** The URL of a public file: on a page with the API on another host, our paths belong to that host. */
export const fromApiHost = (path: string): string => {
  const base = pageApiBase()
  return base.startsWith('http') && path.startsWith('/') ? new URL(path, base).href : path
}
