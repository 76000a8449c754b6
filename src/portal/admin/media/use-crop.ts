import { useRef } from 'react'
import { ApiError } from '#api/errors.ts'
import { type Crop, sameCrop, wholeCrop } from '#entities/media/media-crop.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { cropFile } from './calls.ts'

/** The newer version of a picture, if a colleague has changed it meanwhile. */
export const newerVersion = (error: unknown): MediaFile | undefined =>
  error instanceof ApiError ? (error.result as { current?: MediaFile } | undefined)?.current : undefined

/** Saves the crop of a picture, based on the version that was shown. */
export function useCrop(file: MediaFile, onSaved: (after: MediaFile, before: number) => void) {
  const { t } = useTranslation()
  // The version when the panel opened: a newer one from a refetch must not be overwritten unseen.
  const version = useRef(file.version)
  const save = useAction(
    (frame: Crop) =>
      cropFile(file.id, { version: version.current, crop: sameCrop(frame, wholeCrop) ? null : frame }),
    {
      done: ({ meta }) => meta.message || t('library:crop.saved'),
      onDone: ({ result }) => onSaved(result, version.current),
      showError: 'here',
      onError: error => {
        version.current = newerVersion(error)?.version ?? version.current
      },
    },
  )
  return { ...save, failure: newerVersion(save.error) ? [t('library:crop.stale')] : save.failure }
}
