import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { MEDIA_MAX_BYTES, type MediaFile } from '#entities/media/media-file.ts'
import type { Translate } from '#i18n/messages.ts'
import { useTranslation } from '../../texts.ts'
import { addFile } from './calls.ts'

export interface Upload {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'preparing' | 'added' | 'duplicate' | 'failed'
  /** From 0 to 1. */
  sent: number
  problem?: string
  /** A retry may succeed: the file itself is valid. */
  again?: boolean
}

/** The message for a failed upload: the server's reason, or a lost connection. */
export function uploadProblem(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('library:problem.refused')
  if (error.code === 'unreachable') return t('library:problem.offline')
  return error.fields[0]?.message || error.message || t('library:problem.refused')
}

/** Uploads pictures one after the other, each with its own progress and error. A failure does not stop the others. */
export function useUploads(onAdded?: (file: MediaFile) => void) {
  const { t } = useTranslation()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [running, setRunning] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const change = useCallback(
    (id: string, part: Partial<Upload>) =>
      setUploads(before => before.map(one => (one.id === id ? { ...one, ...part } : one))),
    [],
  )

  const send = useCallback(
    async ({ id, file }: Upload) => {
      // Refuse before sending: a film of two gigabytes would upload for an hour only to be refused.
      if (file.size > MEDIA_MAX_BYTES)
        return change(id, { state: 'failed', problem: t('library:problem.tooLarge'), again: false })
      change(id, { state: 'sending', sent: 0 })
      const onProgress = (sent: number) => change(id, { sent, state: sent < 1 ? 'sending' : 'preparing' })
      try {
        const { result, status } = await addFile(file, onProgress, leaving.current.signal)
        change(id, { state: status === 200 ? 'duplicate' : 'added', sent: 1 })
        onAdded?.(result)
      } catch (error) {
        if (leaving.current.signal.aborted) return
        const again = !(error instanceof ApiError) || error.status !== 422
        change(id, { state: 'failed', problem: uploadProblem(error, t), again })
      }
    },
    [change, onAdded, t],
  )

  const next = uploads.find(one => one.state === 'waiting')
  useEffect(() => {
    if (!next || running) return
    setRunning(true)
    void send(next).finally(() => setRunning(false))
  }, [next, running, send])

  const add = useCallback((files: readonly File[]) => {
    // Browsers do not provide `randomUUID` on plain http in a private network.
    const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
    const fresh = files.map((file): Upload => ({ id: newId(), file, state: 'waiting', sent: 0 }))
    setUploads(before => [...before, ...fresh])
  }, [])
  const isOver = ({ state }: Upload) => state === 'added' || state === 'duplicate' || state === 'failed'
  return {
    uploads,
    add,
    retry: (id: string) => change(id, { state: 'waiting' }),
    dismiss: (id: string) => setUploads(before => before.filter(one => one.id !== id)),
    clear: () => setUploads(before => before.filter(one => !isOver(one))),
    busy: uploads.some(one => !isOver(one)),
  }
}
export type Uploads = ReturnType<typeof useUploads>
