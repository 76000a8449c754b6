import { $token } from '#state/token.ts'
import { urlOf } from './base.ts'
import { ApiError, errorOf } from './errors.ts'
import { headersOf } from './headers.ts'
import type { Given, Path } from './operations.ts'
import { saveFile } from './save-file.ts'
import { callText } from './texts.ts'

/** Fetches a file that needs a session, with the token, which the browser itself would not send. */
export async function fetchFile<P extends string>(
  path: Path<'get', P>,
  ...[input]: Given<'get', P>
): Promise<Blob> {
  const headers = headersOf({ token: $token.get() })
  const response = await fetch(urlOf(path, input as never), { headers }).catch(() => {
    throw new ApiError(0, callText('unreachable'), { code: 'unreachable' })
  })
  if (!response.ok) throw await errorOf(response)
  return response.blob()
}

/** Fetches such a file and saves it under its name. */
export async function download<P extends string>(
  name: string,
  path: Path<'get', P>,
  ...given: Given<'get', P>
): Promise<void> {
  saveFile(name, await fetchFile(path, ...(given as never)))
}
