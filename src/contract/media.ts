import { z } from '@hono/zod-openapi'
import { contentKinds } from '#entities/kinds.ts'
import { mediaChangeSchema, mediaCropSchema, mediaFileSchema } from '#entities/media/media-file.ts'
import {
  answerWith,
  binary,
  created,
  del,
  get,
  list,
  media,
  named,
  paging,
  post,
  put,
  search,
  subject,
} from './operation.ts'

const file = named('MediaFile', mediaFileSchema)
const useSchema = z.object({
  kind: z.enum(contentKinds),
  key: z.string(),
  title: z.string(),
  published: z.boolean(),
})
const upload = {
  content: {
    'multipart/form-data': { schema: { type: 'object', properties: { file: binary }, required: ['file'] } },
  },
}

export const mediaLibrary = subject('media', {
  listMedia: get('/api/admins/media', 'content', {
    summary: 'The pictures of the library, newest first; `search` matches names, descriptions and tags',
    query: z.object({
      ...paging(48),
      search,
      tag: z.string().max(40).optional(),
    }),
    answer: list(file),
  }),
  listMediaTags: get('/api/admins/media/tags', 'content', {
    summary: 'The tags of the library with the number of their pictures',
    answer: z.array(z.object({ tag: z.string(), count: z.int() })),
  }),
  readMedia: get('/api/admins/media/{id}', 'content', {
    summary: 'One picture with the content that uses it',
    answer: file.extend({ usedBy: z.array(useSchema) }),
  }),
  saveMedia: put('/api/admins/media/{id}', 'content', {
    summary:
      'Change the name, description, focal point and tags of a picture; 409 if `version` is stale. Content that uses it keeps its own texts',
    body: mediaChangeSchema,
    answer: file,
  }),
  uploadMedia: post('/api/admins/media', 'content', {
    streamsBody: true,
    summary:
      'Add a picture: JPEG, PNG, WebP, AVIF or GIF (its first frame), at most 20 MB and 50 megapixels. 200 if the library has the file already',
    body: upload,
    answer: answerWith(file, 'The library has it already'),
    others: { 201: created(file, 'It was added') },
  }),
  replaceMediaFile: post('/api/admins/media/{id}/file', 'content', {
    streamsBody: true,
    summary:
      'Replace the file of a picture; its address stays, and content that uses it shows the new picture',
    body: upload,
    answer: file,
  }),
  deleteMedia: del('/api/admins/media/{id}', 'content', {
    summary: 'Delete a picture permanently; 409 with the list of content that uses it',
    answer: z.object({ id: z.string() }),
  }),
  cropMedia: put('/api/admins/media/{id}/crop', 'content', {
    summary:
      'Crop a picture at its address: in per mille of the whole picture, at least 50 and 64 pixels in each direction; null removes the crop. 409 if `version` is stale',
    body: mediaCropSchema,
    answer: file,
  }),
  readWholeMedia: get('/api/admins/media/{id}/whole', 'content', {
    summary: 'The whole picture, at most 1280 pixels in each direction, for the crop editor',
    answer: media('The picture', 'image/webp', binary),
  }),
})
