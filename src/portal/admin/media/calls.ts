import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, del } from '#api/client.ts'
import { fetchFile } from '#api/download.ts'
import { fromApiHost, upload } from '#api/upload.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import type { Crop } from '#entities/media/media-crop.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { queryClient, readAnswer, readResult } from '../../queries.ts'

export interface Use {
  kind: ContentKind
  key: string
  title: string
  published: boolean
}
export type UsedFile = MediaFile & { usedBy: Use[] }
export type FileChange = Pick<MediaFile, 'version' | 'name' | 'alt' | 'focal' | 'tags'>

export const PICTURES_PER_PAGE = 48

export interface LibraryQuery {
  page: number
  search: string
  tag: string
}
export const libraryOptions = (query: LibraryQuery) =>
  queryOptions({
    queryKey: ['admins', 'media', 'list', query],
    queryFn: readAnswer<MediaFile[]>('admins/media', { query: { ...query, perPage: PICTURES_PER_PAGE } }),
    placeholderData: keepPreviousData,
  })

export const tagOptions = queryOptions({
  queryKey: ['admins', 'media', 'tags'],
  queryFn: readResult<{ tag: string; count: number }[]>('admins/media/tags'),
})

export const fileOptions = (id: string) =>
  queryOptions({
    queryKey: ['admins', 'media', 'file', id],
    queryFn: readResult<UsedFile>(`admins/media/${id}`),
    staleTime: 0,
  })

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
        ? dataAddress(await fetchFile(`admins/media/${id}/whole`))
        : `${fromApiHost(pictureAt(src, 1280))}?v=${version}`,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Marks the cached library as stale. */
const forget = () => queryClient.invalidateQueries({ queryKey: ['admins', 'media'] })

async function then<R>(answer: Promise<R>): Promise<R> {
  const given = await answer
  void forget()
  return given
}

type Progress = (part: number) => void
export const addFile = (file: File, onProgress: Progress, signal: AbortSignal) =>
  then(upload<MediaFile>('admins/media', file, { onProgress, signal }))
export const replaceFile = (id: string, file: File, onProgress: Progress) =>
  then(upload<MediaFile>(`admins/media/${id}/file`, file, { onProgress }))
export const changeFile = (id: string, change: FileChange) =>
  then(call<MediaFile>('PUT', `admins/media/${id}`, change))
export const cropFile = (id: string, wish: { version: number; crop: Crop | null }) =>
  then(call<MediaFile>('PUT', `admins/media/${id}/crop`, wish))
export async function deleteFile(id: string) {
  const answer = await del<{ id: string }>(`admins/media/${id}`)
  // Leave out the deleted picture: its panel is still open and would refetch it.
  void queryClient.invalidateQueries({
    queryKey: ['admins', 'media'],
    predicate: ({ queryKey }) => queryKey[2] !== 'file',
  })
  return answer
}
