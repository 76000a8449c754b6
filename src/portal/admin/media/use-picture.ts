import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { focalIn, wholeCrop } from '#entities/media/media-crop.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { useTranslation } from '../../texts.ts'
import { addTags } from '../inputs/tags.ts'
import { changeFile, deleteFile, fileOptions, replaceFile } from './calls.ts'
import type { Point } from './FocalPoint.tsx'
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
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'save' | 'replace' | null>(null)
  const [sent, setSent] = useState(0)
  const version = useRef(0)
  const file = found.data
  useEffect(() => {
    if (!file || form) return
    version.current = file.version
    setForm(formOf(file))
  }, [file, form])

  const failed = (error: unknown) => {
    const lines = errorLines(error)
    setProblem(error instanceof ApiError && error.fields[0] ? error.fields[0].message : lines.detail)
  }

  async function save(): Promise<MediaFile | null> {
    if (!form || !file || busy) return null
    setBusy('save')
    setProblem(null)
    const alt = { ...(form.en.trim() ? { en: form.en } : {}), ...(form.id.trim() ? { id: form.id } : {}) }
    const said = {
      name: form.name,
      alt,
      focal: form.focal,
      tags: addTags([], form.tags.replaceAll(',', ';')),
    }
    try {
      const { result, meta } = await changeFile(id, { ...said, version: version.current })
      version.current = result.version
      setForm(formOf(result))
      addAdminToast({ severity: 'success', summary: meta.message || t('library:detail.saved') })
      return result
    } catch (error) {
      const current = error instanceof ApiError && (error.result as { current?: MediaFile })?.current
      // The next save overwrites the colleague's version, which the message has announced.
      if (current) version.current = current.version
      if (current) setProblem(t('library:detail.stale'))
      else failed(error)
      void found.refetch()
      return null
    } finally {
      setBusy(null)
    }
  }

  async function replace(files: File[]) {
    const one = files[0]
    if (!one || busy) return
    setBusy('replace')
    setProblem(null)
    setSent(0)
    try {
      const { result, meta } = await replaceFile(id, one, setSent)
      version.current = result.version
      addAdminToast({ severity: 'success', summary: meta.message || t('library:replaced') })
    } catch (error) {
      setProblem(uploadProblem(error, t))
    } finally {
      setBusy(null)
    }
  }

  /** After cropping: keeps unsaved texts, and keeps the focal point at the same spot of the picture. */
  function cropped(after: MediaFile, before: number) {
    // If a colleague has changed it as well, keep the old version, so that saving the texts reports the conflict.
    if (version.current === before) version.current = after.version
    const areas = [file?.crop ?? wholeCrop, after.crop ?? wholeCrop] as const
    setForm(now => now && { ...now, focal: focalIn(now.focal, ...areas) })
  }

  async function remove() {
    try {
      const { meta } = await deleteFile(id)
      addAdminToast({ severity: 'success', summary: meta.message || t('library:removed') })
      onGone()
    } catch (error) {
      failed(error)
      void found.refetch()
    }
  }

  const isDirty = Boolean(file && form && !sameForm(form, formOf(file)))
  return { found, file, form, setForm, problem, busy, sent, isDirty, save, replace, cropped, remove }
}
