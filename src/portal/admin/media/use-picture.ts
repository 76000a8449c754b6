import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { focalIn, wholeCrop } from '#entities/media/media-crop.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { addTags } from '../inputs/tags.ts'
import { changeFile, deleteFile, fileOptions, replaceFile } from './calls.ts'
import type { Point } from './FocalPoint.tsx'
import { newerVersion } from './use-crop.ts'
import { uploadProblem } from './use-uploads.ts'

export interface PictureForm {
  name: string
  en: string
  id: string
  tags: string
  focal: Point
}
const formOf = (file: MediaFile): PictureForm => ({
  name: file.name,
  en: file.alt.en ?? '',
  id: file.alt.id ?? '',
  tags: file.tags.join(', '),
  focal: file.focal,
})
const sameForm = (a: PictureForm, b: PictureForm): boolean => JSON.stringify(a) === JSON.stringify(b)

/** State and actions of the panel of one picture. */
export function usePicture(id: string, onGone: () => void) {
  const { t } = useTranslation()
  const found = useQuery(fileOptions(id))
  const [form, setForm] = useState<PictureForm | null>(null)
  const [sent, setSent] = useState(0)
  const version = useRef(0)
  const file = found.data
  useEffect(() => {
    if (!file || form) return
    version.current = file.version
    setForm(formOf(file))
  }, [file, form])

  const save = useAction(
    ({ en, id: indonesian, name, focal, tags }: PictureForm) =>
      changeFile(id, {
        name,
        alt: {
          ...(en.trim() ? { en } : {}),
          ...(indonesian.trim() ? { id: indonesian } : {}),
        },
        focal,
        tags: addTags([], tags.replaceAll(',', ';')),
        version: version.current,
      }),
    {
      done: ({ meta }) => meta.message || t('library:detail.saved'),
      onDone: ({ result }) => {
        version.current = result.version
        setForm(formOf(result))
      },
      showError: 'here',
      onError: error => {
        // The next save overwrites the colleague's version, which the message has announced.
        version.current = newerVersion(error)?.version ?? version.current
        void found.refetch()
      },
    },
  )
  const replace = useAction(
    (one: File) => {
      setSent(0)
      return replaceFile(id, one, setSent)
    },
    {
      done: ({ meta }) => meta.message || t('library:replaced'),
      onDone: ({ result }) => {
        version.current = result.version
      },
      showError: 'here',
    },
  )
  const remove = useAction(() => deleteFile(id), {
    done: ({ meta }) => meta.message || t('library:removed'),
    onDone: onGone,
    showError: 'here',
    onError: () => void found.refetch(),
  })
  const isPending = save.isPending || replace.isPending || remove.isPending
  const failures = [
    newerVersion(save.error) ? [t('library:detail.stale')] : save.failure,
    replace.error ? [uploadProblem(replace.error, t)] : [],
    remove.failure,
  ]

  /** After cropping: keeps unsaved texts, and keeps the focal point at the same spot of the picture. */
  function cropped(after: MediaFile, before: number) {
    // If a colleague has changed it as well, keep the old version, so that saving the texts reports the conflict.
    if (version.current === before) version.current = after.version
    const areas = [file?.crop ?? wholeCrop, after.crop ?? wholeCrop] as const
    setForm(now => now && { ...now, focal: focalIn(now.focal, ...areas) })
  }

  const isDirty = Boolean(file && form && !sameForm(form, formOf(file)))
  return {
    found,
    file,
    form,
    setForm,
    sent,
    isDirty,
    isPending,
    failure: failures.flat(),
    save,
    replace,
    cropped,
    remove,
  }
}
