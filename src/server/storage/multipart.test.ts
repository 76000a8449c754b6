import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FormError, multipart } from './multipart.ts'

function inPieces(bytes: Buffer, step: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + step)))
      at += step
    },
  })
}

async function read(bytes: Buffer, step: number, boundary = 'x', max = 1_000_000) {
  const parts: [string, string | null, string][] = []
  for await (const { name, filename, body } of multipart(inPieces(bytes, step), boundary, max)) {
    const pieces: Uint8Array[] = []
    for await (const piece of body) pieces.push(piece)
    parts.push([name, filename, Buffer.concat(pieces).toString('latin1')])
  }
  return parts
}
const part = (headers: string, text: string) => `--x\r\n${headers}\r\n\r\n${text}\r\n`
const field = (name: string, text: string) => part(`Content-Disposition: form-data; name="${name}"`, text)
const reasonOf = (text: string, max?: number) =>
  read(Buffer.from(text, 'latin1'), 5, 'x', max).then(
    () => 'none',
    error => (error instanceof FormError ? error.reason : String(error)),
  )

describe('a multipart form', () => {
  test('is read from chunks of any size', async () => {
    const bytes = Buffer.from(
      `preamble\r\n${field('name', 'Ayu')}${field('message', 'Two\r\nlines, and --x in one\r\n--y')}${part(
        'Content-Disposition: form-data; name="cv"; filename="my %22best%22 cv.pdf"\r\nContent-Type: application/pdf',
        '%PDF\r\n\r\n',
      )}${part('Content-Disposition: form-data; name="none"; filename=""', '')}--x--\r\n`,
    )
    for (const step of [1, 2, 3, 7, 64, 10_000]) {
      expect(await read(bytes, step)).toEqual([
        ['name', null, 'Ayu'],
        ['message', null, 'Two\r\nlines, and --x in one\r\n--y'],
        ['cv', 'my "best" cv.pdf', '%PDF\r\n\r\n'],
        ['none', '', ''],
      ])
    }
  })

  test('as FormData writes it is read back byte for byte', async () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.uint8Array({ maxLength: 400 }),
        fc.integer({ min: 1, max: 90 }),
        async (all, file, step) => {
          const form = new FormData()
          const sent = all.map(text => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'))
          for (const [index, text] of sent.entries()) form.append(`f${index}`, text)
          form.append('cv', new Blob([new Uint8Array(file)]), 'cv.pdf')
          const request = new Request('http://h', { method: 'POST', body: form })
          const boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1] as string
          const parts = await read(Buffer.from(await request.arrayBuffer()), step, boundary)
          const found = parts.map(([, , text]) => text)
          const wanted = sent.map(text => Buffer.from(text).toString('latin1'))
          expect(found).toEqual([...wanted, Buffer.from(file).toString('latin1')])
        },
      ),
      { numRuns: 150, seed: 20_261_120 },
    )
  })

  test('that is invalid or incomplete is refused', async () => {
    expect(await reasonOf('')).toBe('malformed')
    expect(await reasonOf('nonsense')).toBe('malformed')
    expect(await reasonOf(field('name', 'Ayu'))).toBe('malformed')
    expect(await reasonOf(part('X-Other: form-data; name="a"', ''))).toBe('malformed')
    expect(await reasonOf(`--xx\r\n${field('a', 'b')}--x--`)).toBe('malformed')
    expect(await reasonOf(`--x\r\n${'H: h\r\n'.repeat(5000)}\r\n`)).toBe('malformed')
    expect(await reasonOf(`${field('a', 'b').repeat(100)}--x--`)).toBe('malformed')
    expect(await reasonOf(`${field('a', 'b'.repeat(2000))}--x--`, 1000)).toBe('tooLarge')
  })

  // busboy accepts such a form and drops the part or the end of the value: see decision 59.
  test.each([
    ['a part that is no form data', part('Content-Disposition: attachment; name="b"', 'c')],
    ['a part without headers', part('', 'c')],
    [
      'headers beyond the limit',
      part(`X: ${'x'.repeat(9000)}\r\nContent-Disposition: form-data; name="b"`, 'c'),
    ],
    ['a line that begins like the boundary', field('b', 'one\r\n--xx\r\ntwo')],
    ['a boundary with one dash behind it', field('b', 'one\r\n--x-\r\ntwo')],
  ])('with %s is refused as a whole: nothing of it is dropped in silence', async (_, hostile) => {
    expect(await reasonOf(`${field('a', 'b')}${hostile}--x--`)).toBe('malformed')
  })
})
