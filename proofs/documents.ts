import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentType } from '#server/storage/document-type.ts'
import { browserFlags, findBrowser } from '../tests/browser.ts'
import { pdfOf } from '../tests/documents.ts'
import { findProgram, missing } from '../tests/programs.ts'
import { type Figures, secondsSince } from './figures.ts'

/** Harmless text that a check for keywords alone would refuse. */
const page = `<!doctype html><html lang="en"><title>CV (HTML/JavaScript)</title>
<h1>Budi Santoso</h1><p>HTML /JavaScript /Launch, 3 obj <a href="https://example.org/cv">portfolio</a></p>
<table><tr><td>2019–2026<td>RSUD Jayapura</table>`
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><text x="9" y="40">Budi /JavaScript</text></svg>'

type Tool = [program: string, debian: string, words: (from: (name: string) => string, to: string) => string[]]
/** Each makes a PDF from the page, or from the PDF of an earlier tool. */
const tools: Record<string, Tool> = {
  Chromium: [
    'chromium',
    'chromium',
    (from, to) => [...browserFlags, '--headless', `--print-to-pdf=${to}`, from('cv.html')],
  ],
  LibreOffice: ['soffice', 'libreoffice-writer-nogui', (from, to) => [...office(to, 'pdf'), from('cv.txt')]],
  'LibreOffice, PDF/A-3': [
    'soffice',
    'libreoffice-writer-nogui',
    (from, to) => [...office(to, archive), from('cv.txt')],
  ],
  WeasyPrint: ['weasyprint', 'weasyprint', (from, to) => ['-q', from('cv.html'), to]],
  'wkhtmltopdf (Qt)': ['wkhtmltopdf', 'wkhtmltopdf', (from, to) => ['-q', from('cv.html'), to]],
  'Cairo (rsvg-convert)': [
    'rsvg-convert',
    'librsvg2-bin',
    (from, to) => ['-f', 'pdf', '-o', to, from('cv.svg')],
  ],
  Ghostscript: [
    'gs',
    'ghostscript',
    (from, to) => ['-q', '-sDEVICE=pdfwrite', '-o', to, from('Chromium.pdf')],
  ],
  'Ghostscript, as a printer': [
    'gs',
    'ghostscript',
    (from, to) => ['-q', '-sDEVICE=pdfimage24', '-r100', '-o', to, from('Chromium.pdf')],
  ],
  'a scanner (img2pdf)': ['img2pdf', 'img2pdf', (from, to) => [from('scan.jpg'), '-o', to]],
  'qpdf, packed for the web': [
    'qpdf',
    'qpdf',
    (from, to) => ['--object-streams=generate', '--linearize', from('Chromium.pdf'), to],
  ],
  'qpdf, unpacked': ['qpdf', 'qpdf', (from, to) => ['--qdf', from('LibreOffice.pdf'), to]],
  'mutool, cleaned': ['mutool', 'mupdf-tools', (from, to) => ['clean', '-gggz', from('Chromium.pdf'), to]],
}
const archive = 'pdf:writer_pdf_Export:{"SelectPdfVersion":{"type":"long","value":"3"}}'
// LibreOffice names the output itself, after its input.
const office = (to: string, form: string) => [
  `-env:UserInstallation=file://${dirname(to)}/profile`,
  ...['--headless', '--convert-to', form, '--outdir', `${to}.made`],
]

const script = pdfOf(
  '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
)
const plain = pdfOf(
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
)
/** PDFs that these programs make and that must be refused. */
const refused: Record<
  string,
  { problem: string; words(from: (name: string) => string, to: string): string[] }
> = {
  'a script': { problem: 'active', words: (from, to) => [from('script.pdf'), to] },
  'a packed script': {
    problem: 'active',
    words: (from, to) => ['--object-streams=generate', from('script.pdf'), to],
  },
  'a packed script for the web': {
    problem: 'active',
    words: (from, to) => ['--object-streams=generate', '--linearize', from('script.pdf'), to],
  },
  'an attachment': {
    problem: 'active',
    words: (from, to) => [from('plain.pdf'), '--add-attachment', from('cv.html'), '--', to],
  },
  'a packed attachment': {
    problem: 'active',
    words: (from, to) => [
      '--object-streams=generate',
      from('plain.pdf'),
      '--add-attachment',
      from('cv.html'),
      '--',
      to,
    ],
  },
  'a password': {
    problem: 'locked',
    words: (from, to) => ['--encrypt', 'user', 'owner', '256', '--', from('Chromium.pdf'), to],
  },
  'a password for changes only': {
    problem: 'locked',
    words: (from, to) => ['--encrypt', '', 'owner', '256', '--', from('Chromium.pdf'), to],
  },
  'a packed script and a password': {
    problem: 'locked',
    words: (from, to) => [
      '--object-streams=generate',
      '--encrypt',
      '',
      'owner',
      '256',
      '--',
      from('script.pdf'),
      to,
    ],
  },
}

/** PDFs made by real programs: ordinary ones are accepted, others refused, and for the right reason. */
export async function proveDocuments(folder: string): Promise<Figures> {
  const begin = performance.now()
  mkdirSync(folder, { recursive: true })
  const from = (name: string) => join(folder, name)
  writeFileSync(from('cv.html'), page)
  writeFileSync(from('cv.txt'), 'Budi Santoso\n\nHTML/JavaScript, /Launch\n')
  writeFileSync(from('cv.svg'), drawing)
  writeFileSync(from('script.pdf'), script)
  writeFileSync(from('plain.pdf'), plain)
  const lines: string[] = []
  const faults: string[] = []
  const checkType = async (name: string, program: string, words: string[], to: string, due: string) => {
    const { status, stderr } = spawnSync(program, words, {
      encoding: 'utf8',
      timeout: 300_000,
      env: { ...process.env, HOME: folder },
    })
    const made = [to, join(`${to}.made`, 'cv.pdf')].find(path => existsSync(path))
    // qpdf exits with 3 if it repaired something.
    if (!made || (status !== 0 && status !== 3)) return void faults.push(`${name} was not made: ${stderr}`)
    const { size } = statSync(made)
    const answer = await documentType(made, size)
    const said = 'type' in answer ? answer.type : answer.problem
    lines.push(`${name}: ${said}, ${Math.round(size / 1024)} KB`)
    if (said !== due) faults.push(`${name}: ${said} instead of ${due}`)
    if (made !== to) copyFileSync(made, to)
  }
  for (const [name, [command, debian, words]] of Object.entries(tools)) {
    const program = command === 'chromium' ? findBrowser({ whole: true }) : findProgram(command, debian)
    const to = from(`${name.replace(/\W+/g, ' ')}.pdf`)
    const ghostscript = findProgram('gs', 'ghostscript')
    if (ghostscript && command === 'img2pdf')
      spawnSync(ghostscript, ['-q', '-sDEVICE=jpeg', '-r100', '-o', from('scan.jpg'), from('Chromium.pdf')])
    if (program) await checkType(name, program, words(from, to), to, 'application/pdf')
    else faults.push(`${name}: ${missing(command)}`)
  }
  const qpdf = findProgram('qpdf')
  if (!qpdf) faults.push(missing('qpdf'))
  else
    for (const [name, { problem, words }] of Object.entries(refused))
      await checkType(name, qpdf, words(from, from(`${name}.pdf`)), from(`${name}.pdf`), problem)
  return {
    ...{
      proof: 'PDFs as programs make them (S10)',
      rounds: lines.length,
      acknowledged: 0,
      lost: 0,
      duplicates: 0,
    },
    ...{ seconds: secondsSince(begin), more: lines.join('\n         '), faults },
  }
}
