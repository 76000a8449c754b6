import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pdfObjects, pdfOf, pdfStream } from '../../../tests/documents.ts'
import { insideOfPdf } from './pdf.ts'

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const inFolder = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../tests/pdf', `${name}.pdf`))

describe('an ordinary PDF', () => {
  test.each(['chromium', 'libreoffice', 'qpdf-packed', 'ghostscript', 'scanner'])(
    'made by %s is accepted',
    name => {
      expect(insideOfPdf(inFolder(name))).toBeNull()
    },
  )

  test.each<[string, Buffer]>([
    ['speaks of scripts in its title', pdfOf(catalog, '<< /Title (HTML/JavaScript \\( /Launch) >>')],
    ['speaks of them in two bytes a letter', pdfOf(catalog, '<< /Title <FEFF002F004A0053> >>')],
    ['speaks of them on a page', pdfOf(catalog, pdfStream('BT (HTML /JavaScript /Launch) Tj ET'))],
    ['does so without packing', pdfOf(catalog, pdfStream('BT (object /JavaScript) Tj ET', '', false))],
    ['says so in a comment', pdfOf(`${catalog} % /JavaScript`)],
    [
      'says so in a packed object',
      pdfOf(catalog, pdfObjects(['<< /Title (/JavaScript) >>', '<< /Title (a\\)/Launch) >>'])),
    ],
    ['opens at a page', pdfOf('<< /Type /Catalog /OpenAction [3 0 R /XYZ null null 0] >>')],
    [
      'opens at a page by an action',
      pdfOf('<< /Type /Catalog /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>'),
    ],
    ['opens at a page by an object', pdfOf('<< /Type /Catalog /OpenAction 2 0 R >>', '[3 0 R /Fit]')],
    [
      'links to a portfolio',
      pdfOf(catalog, '<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>'),
    ],
    [
      'has a letter that is called as an action',
      pdfOf(catalog, '<< /CharProcs << /AA 5 0 R /EF 6 0 R >> >>'),
    ],
    ['has a name that begins as one', pdfOf(catalog, '<< /JavaScriptFont 5 0 R /LaunchDate (2020) >>')],
  ])('that %s is taken', (_, bytes) => {
    expect(insideOfPdf(bytes)).toBeNull()
  })
})

describe('a PDF with an action or an embedded file', () => {
  const text = (object: string) => `7 0 obj\n${object}\nendobj`
  test.each<[string, Buffer]>([
    ['runs a script when it is opened', pdfOf(`<< /Type /Catalog /OpenAction ${script} >>`)],
    ['runs one by an object', pdfOf('<< /Type /Catalog /OpenAction 2 0 R >>', script)],
    [
      'has scripts by name',
      pdfOf('<< /Type /Catalog /Names << /JavaScript << /Names [(a) 2 0 R] >> >> >>', script),
    ],
    [
      'acts on a page',
      pdfOf(catalog, '<< /Type /Page /AA << /O << /S /URI /URI (https://evil.example) >> >> >>'),
    ],
    ['acts on a field', pdfOf(catalog, '<< /FT /Tx /T (name) /AA << /K 9 0 R >> >>')],
    [
      'leads elsewhere when it is opened',
      pdfOf('<< /Type /Catalog /OpenAction << /S /URI /URI (https://evil.example) >> >>'),
    ],
    [
      'leads elsewhere by an object',
      pdfOf('<< /Type /Catalog /OpenAction 2 0 R >>', '<< /S /URI /URI (https://evil.example) >>'),
    ],
    [
      'leads elsewhere after a page',
      pdfOf('<< /Type /Catalog /OpenAction << /S /GoTo /D [3 0 R] /Next 2 0 R >> >>', '<< /S /URI >>'),
    ],
    ['opens with what is not there', pdfOf('<< /Type /Catalog /OpenAction 9 0 R >>')],
    [
      'opens with one of two of a number',
      pdfOf('<< /Type /Catalog /OpenAction 7 0 R >>', `[3 0 R] endobj ${text('<< /S /URI >>')}`),
    ],
    ['starts a program', pdfOf(catalog, '<< /S /Launch /F (calc.exe) >>')],
    ['carries a file', pdfOf(catalog, pdfStream('MZ', '/Type /EmbeddedFile'))],
    ['lists files', pdfOf('<< /Type /Catalog /Names << /EmbeddedFiles 2 0 R >> >>')],
    ['has a file pinned to a page', pdfOf(catalog, '<< /Subtype /FileAttachment /FS 5 0 R >>')],
    ['carries a film or a program', pdfOf(catalog, '<< /Subtype /RichMedia >>')],
    ['sends a form', pdfOf(catalog, '<< /S /SubmitForm /F (https://evil.example) >>')],
    ['has a form of XML', pdfOf('<< /Type /Catalog /AcroForm << /Fields [] /XFA 5 0 R >> >>')],
    ['writes the name in numbers', pdfOf(catalog, '<< /S /J#61vaScript /JS (1) >>')],
    ['writes all of it in numbers', pdfOf(catalog, '<< /S /#4a#61#76#61#53#63#72#69#70#74 >>')],
    ['writes the opening in numbers', pdfOf('<< /Type /Catalog /Open#41ction << /S /URI >> >>')],
    ['has the name as an object', pdfOf(catalog, '<< /S 3 0 R /JS (1) >>', '/JavaScript')],
    ['packs it', pdfOf(catalog, pdfObjects([script]))],
    ['packs it among others', pdfOf(catalog, pdfObjects(['<< /Title (Budi \\() >>', '[1 2]', script]))],
    ['packs it with its name in numbers', pdfOf(catalog, pdfObjects(['<< /S /JavaScr#69pt >>']))],
    ['packs it without saying so', pdfOf(catalog, pdfObjects([script], { entries: '' }))],
    ['calls a stream of objects so without packing', pdfOf(catalog, pdfObjects([script], { pack: false }))],
    [
      'opens from a packed catalog',
      pdfOf(pdfObjects(['<< /Type /Catalog /OpenAction 21 0 R >>', '<< /S /URI >>'])),
    ],
    [
      'hides the place of an object in a text',
      pdfOf(catalog, pdfStream(`20 7 << (xx ${script}) >>`, '/N 1 /First 5')),
    ],
    ['hides an object in a page', pdfOf(catalog, pdfStream(text(script), '', false))],
    ['hides it behind a bracket', pdfOf(catalog, pdfStream(`( ${text(script)}`, '', false))],
    ['hides it in a comment', pdfOf(`${catalog} % ${text(script).replaceAll('\n', ' ')}`)],
    ['hides it in a text', pdfOf(`<< /Title (${text('<< /S /JavaScript >>')}) >>`)],
    ['has a comment before the object', pdfOf(`${catalog} endobj 7 0 % ${'x'.repeat(300)}\nobj ${script}`)],
    ['leaves out the space', pdfOf(`${catalog} endobj 7 0obj${script}`)],
    ['has a bracket too many', pdfOf(`<< /Type /Catalog > /A ${script} >>`)],
    ['has a number where a name is due', pdfOf('<< 1 /S 2 /JavaScript >>')],
    ['nests deeper than anybody', pdfOf(`${'['.repeat(500)}${script}${']'.repeat(500)}`)],
    ['has it behind another value', pdfOf(`1 ${script}`)],
    [
      'has a later version of an object',
      Buffer.concat([pdfOf(catalog), pdfOf(`<< /Type /Catalog /OpenAction ${script} >>`)]),
    ],
  ])('%s', (_, bytes) => {
    expect(insideOfPdf(bytes)).toBe('active')
  })
})

describe('a PDF that cannot be checked', () => {
  test('because it is encrypted', () => {
    expect(insideOfPdf(inFolder('locked'))).toBe('locked')
    expect(insideOfPdf(pdfOf(catalog, pdfStream('', '/Type /XRef /Encrypt 5 0 R')))).toBe('locked')
  })

  const packed = pdfObjects([catalog])
  const bomb = pdfStream(Buffer.alloc(64 * 1024 * 1024), '/N 1 /First 4')
  test.each<[string, Buffer]>([
    [
      'packs its objects in another way',
      Buffer.from(packed.toString('latin1').replace('/FlateDecode', '/LZWDecode'), 'latin1'),
    ],
    [
      'packs them twice',
      Buffer.from(
        packed.toString('latin1').replace('/FlateDecode', '[/ASCIIHexDecode /FlateDecode]'),
        'latin1',
      ),
    ],
    [
      'packs them with a picture’s filter',
      pdfObjects([script], { entries: '/DecodeParms << /Predictor 12 >>' }),
    ],
    ['has them in a file elsewhere', pdfObjects([catalog], { entries: '/F (evil.bin)' })],
    ['says in an object where they begin', pdfStream('20 0 << >>', '/N 1 /First 9 0 R')],
    [
      'is broken there',
      Buffer.concat([packed.subarray(0, 90), Buffer.alloc(40, 0xff), packed.subarray(130)]),
    ],
    ['unpacks to a lot', bomb],
    ['has objects within objects', Buffer.from('1 0 obj << '.repeat(300_000))],
    ['has more of them than a CV', Buffer.from('/A '.repeat(1_000_000))],
  ])('as it %s', (_, object) => {
    expect(insideOfPdf(pdfOf(object))).toBe('damaged')
  })

  test('because its chain of actions is too long', () => {
    const steps = Array.from(
      { length: 300 },
      (_, index) => `<< /S /GoTo /D [1 0 R] /Next ${index + 3} 0 R >>`,
    )
    const bytes = pdfOf('<< /Type /Catalog /OpenAction 2 0 R >>', ...steps)
    expect(insideOfPdf(bytes)).toBe('active')
    const around = pdfOf('<< /Type /Catalog /OpenAction 2 0 R >>', '<< /S /GoTo /D [1 0 R] /Next 2 0 R >>')
    expect(insideOfPdf(around)).toBeNull()
  })
})
