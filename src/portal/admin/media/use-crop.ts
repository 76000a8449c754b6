import { useRef, useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { type Crop, sameCrop, wholeCrop } from '#entities/media/media-crop.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { useTranslation } from '../../texts.ts'
import { cropFile } from './calls.ts'

/** Saves the crop of a picture, based on the version that was shown. */
export function useCrop(file: MediaFile, onSaved: (after: MediaFile, before: number) => void) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // The version when the panel opened: a newer one from a refetch must not be overwritten unseen.
  const version = useRef(file.version)

  async function save(frame: Crop) {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const before = version.current
    try {
      const crop = sameCrop(frame, wholeCrop) ? null : frame
      const { result, meta } = await cropFile(file.id, { version: before, crop })
      addAdminToast({ severity: 'success', summary: meta.message || t('library:crop.saved') })
      onSaved(result, before)
    } catch (error) {
      const current = error instanceof ApiError && (error.result as { current?: MediaFile })?.current
      if (current) version.current = current.version
      if (current) setProblem(t('library:crop.stale'))
      else setProblem((error instanceof ApiError && error.fields[0]?.message) || errorLines(error).detail)
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, save }
}
