import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { Appointment, Book } from '#entities/appointment/appointment.ts'
import type { PublicItem } from '#entities/kinds.ts'
import type { BodyOf, MetaOf, Operations, ParamsOf, QueryOf, ResultOf } from './contract.ts'
import { created, get, list, media, paging, post, put, subject } from './operation.ts'

test('the types of an operation are those of its schemas, by method and path', () => {
  expectTypeOf<ResultOf<'post /api/appointments/{id}/cancel'>>().toEqualTypeOf<Appointment>()
  expectTypeOf<ParamsOf<'post /api/appointments/{id}/cancel'>>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<BodyOf<'post /api/appointments'>>().toEqualTypeOf<Book>()
  expectTypeOf<BodyOf<'post /api/appointments/{id}/cancel'>>().toEqualTypeOf<undefined>()
  expectTypeOf<QueryOf<'get /api/appointments'>>().toEqualTypeOf<{
    when?: 'upcoming' | 'past' | undefined
    page?: number | undefined
    perPage?: number | undefined
  }>()
  expectTypeOf<ResultOf<'get /api/appointments'>>().toEqualTypeOf<Appointment[]>()
  expectTypeOf<MetaOf<'get /api/appointments'>['total']>().toEqualTypeOf<number>()
  expectTypeOf<MetaOf<'get /api/appointments/{id}'>>().toEqualTypeOf<{ message: string }>()
  expectTypeOf<ResultOf<'delete /api/holds'>>().toEqualTypeOf<null>()
  expectTypeOf<ResultOf<'get /api/admins/audit/export'>>().toEqualTypeOf<unknown>()
})

test('each kind of content has its own paths and types', () => {
  expectTypeOf<ResultOf<'get /api/doctors/{key}'>>().toEqualTypeOf<PublicItem<'doctors'>>()
  expectTypeOf<ResultOf<'get /api/settings'>>().toEqualTypeOf<PublicItem<'settings'>>()
  // The day of consent is private.
  expectTypeOf<'consentAt'>().not.toExtend<keyof ResultOf<'get /api/testimonials/{key}'>>()
  expectTypeOf<ParamsOf<'put /api/news/{key}'>>().toEqualTypeOf<{ key: string }>()
  expectTypeOf<ParamsOf<'put /api/settings'>>().toEqualTypeOf<undefined>()
  expectTypeOf<MetaOf<'put /api/settings'>['change']>().toEqualTypeOf<number | null>()
  expectTypeOf<keyof MetaOf<'get /api/doctors'>>().toEqualTypeOf<'message' | 'total' | 'emergency'>()
  expectTypeOf<keyof MetaOf<'get /api/news'>>().toEqualTypeOf<'message' | 'total'>()
  expectTypeOf<'get /api/settings/{key}'>().not.toExtend<keyof Operations>()
  expectTypeOf<'post /api/settings/{key}/publish'>().not.toExtend<keyof Operations>()
})

test('what does not exist does not compile', () => {
  const wrong = () => {
    // @ts-expect-error There is no such path.
    expectTypeOf<ResultOf<'get /api/apointments'>>()
    // @ts-expect-error The path has another method.
    expectTypeOf<ResultOf<'put /api/appointments'>>()
    // @ts-expect-error An operation has an access.
    get('/api/notices', { summary: 'Notices' })
    // @ts-expect-error There is no such scope.
    get('/api/notices', 'editor', { summary: 'Notices' })
    // @ts-expect-error An operation has a summary.
    get('/api/notices', 'public', {})
    // @ts-expect-error It is called `query`.
    get('/api/notices', 'public', { summary: 'Notices', querry: z.object({}) })
  }
  expect(wrong).toThrow()
})

test('a declaration is completed with what its path and its kind of answer say', () => {
  const notice = z.object({ title: z.string() })
  const notices = subject('notices', {
    readNotice: get('/api/notices/{id}/{language}', 'public', { summary: 'One notice', answer: notice }),
    listNotices: get('/api/notices', ['content', 'desk'], {
      summary: 'All notices',
      query: z.object(paging(25)),
      answer: list(notice),
    }),
    addNotice: post('/api/notices', 'desk', { summary: 'Add', body: notice, answer: created(notice) }),
    saveNotice: put('/api/notices/{id}', 'desk', { summary: 'Save', body: notice }),
    printNotice: get('/api/notices/print', 'desk', {
      summary: 'Print',
      answer: media('A page', 'text/html'),
    }),
  })
  const { readNotice, listNotices, addNotice, saveNotice, printNotice } = notices
  expect(readNotice).toMatchObject({ id: 'readNotice', subject: 'notices', method: 'get', access: 'public' })
  expect(readNotice.request.params.parse({ id: 'one', language: 'en' })).toEqual({
    id: 'one',
    language: 'en',
  })
  expect(() => readNotice.request.params.parse({ id: 'a'.repeat(81), language: 'en' })).toThrow('80')
  expect(listNotices.request.params).toBeUndefined()
  expect(Object.keys(listNotices.answer.meta)).toEqual(['total'])
  expect(addNotice.answer.status).toBe(201)
  expect(saveNotice.answer.result.parse(null)).toBeNull()
  expect(printNotice.answer).not.toHaveProperty('result')
  expectTypeOf(readNotice.path).toEqualTypeOf<'/api/notices/{id}/{language}'>()
  expectTypeOf<keyof z.output<typeof readNotice.request.params>>().toEqualTypeOf<'id' | 'language'>()
})
