import { $token } from '#state/token.ts'
import { pageApiBase } from './base.ts'
import { ApiError, errorOf } from './errors.ts'
import { saveFile } from './save-file.ts'
import { callText, pageLanguage } from './texts.ts'

/** Fetches a file that needs a session, with the token, which the browser itself would not send. */
export async function fetchFile(path: string): Promise<Blob> {
  const headers = {
    authorization: `Bearer ${$token.get()}`,
    'accept-language': pageLanguage(),
    'x-user-activity': '1',
  }
  const response = await fetch(pageApiBase() + path, { headers }).catch(() => {
    throw new ApiError(0, callText('unreachable'), { code: 'unreachable' })
  })
  if (!response.ok) throw await errorOf(response)
  return response.blob()
}

/** Fetches such a file and saves it under its name. */
export async function download(path: string, name: string): Promise<void> {
  saveFile(name, await fetchFile(path))
}
