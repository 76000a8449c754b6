import { queryOptions } from '@tanstack/react-query'
import { del, put } from '#api/client.ts'
import { fetchFile } from '#api/download.ts'
import type { ResultOf } from '#api/operations.ts'
import { fromApiHost, upload } from '#api/upload.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import type { Crop } from '#entities/media/media-crop.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { queryClient } from '../../queries.ts'
import { answerOptions, resultOptions } from '../queries.ts'

export type UsedFile = ResultOf<'get', '/api/admins/media/{id}'>
export type FileChange = Pick<MediaFile, 'version' | 'name' | 'alt' | 'focal' | 'tags'>

export const PICTURES_PER_PAGE = 48

export const libraryOptions = (query: { page: number; search: string; tag: string }) =>
  answerOptions(['admins', 'media', 'list'], '/api/admins/media', {
    query: { ...query, perPage: PICTURES_PER_PAGE },
  })

export const tagOptions = resultOptions(['admins', 'media', 'tags'], '/api/admins/media/tags')

export const fileOptions = (id: string) =>
  resultOptions(['admins', 'media', 'file', id], '/api/admins/media/{id}', { params: { id }, staleTime: 0 })

/** The file as a data: address. `src` cannot send the session's token, and the content policy forbids blob:. */
const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The whole picture, including the cropped-away part. */
export const wholeOptions = ({ id, src, version, crop }: MediaFile) =>
  queryOptions({
    queryKey: ['admins', 'media', 'whole', id, version],
    queryFn: async () =>
      crop
        ? dataAddress(await fetchFile('/api/admins/media/{id}/whole', { params: { id } }))
        : `${fromApiHost(pictureAt(src, 1280))}?v=${version}`,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Marks the cached library as stale after a write. */
async function thenInvalidate<R>(write: Promise<R>): Promise<R> {
  const answer = await write
  void queryClient.invalidateQueries({ queryKey: ['admins', 'media'] })
  return answer
}

type Progress = (part: number) => void
export const addFile = (file: File, onProgress: Progress, signal: AbortSignal) =>
  thenInvalidate(upload('/api/admins/media', file, { onProgress, signal }))
export const replaceFile = (id: string, file: File, onProgress: Progress) =>
  thenInvalidate(upload('/api/admins/media/{id}/file', file, { params: { id }, onProgress }))
export const changeFile = (id: string, change: FileChange) =>
  thenInvalidate(put('/api/admins/media/{id}', { params: { id }, body: change }))
export const cropFile = (id: string, change: { version: number; crop: Crop | null }) =>
  thenInvalidate(put('/api/admins/media/{id}/crop', { params: { id }, body: change }))
export async function deleteFile(id: string) {
  const answer = await del('/api/admins/media/{id}', { params: { id } })
  // Leave out the deleted picture: its panel is still open and would refetch it.
  void queryClient.invalidateQueries({
    queryKey: ['admins', 'media'],
    predicate: ({ queryKey }) => queryKey[2] !== 'file',
  })
  return answer
}
