import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../../../tests/browser.ts'
import { type Checklist, dengueChecklist } from './texts.ts'

const root = join(import.meta.dirname, '../../..')
const font = readFileSync(
  join(
    root,
    'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  ),
).toString('base64')

const style = `
@font-face { font-family: J; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
* { box-sizing: border-box }
body { margin: 0; font: 11.5pt/1.5 J; color: #12352d }
h1 { margin: 0 0 4pt; color: #0b4a3c; font-size: 25pt; line-height: 1.15; letter-spacing: -.02em }
p { margin: 0 }
table { width: 100%; margin: 18pt 0; border-collapse: collapse }
th { padding: 4pt 6pt; color: #0b4a3c; font-size: 9.5pt; text-align: left }
td { padding: 9pt 6pt; border-top: 1px solid #93cfb4; vertical-align: top }
td:first-child { font-weight: 700; white-space: nowrap }
.box { width: 15pt; height: 15pt; border: 1.6px solid #14795c; border-radius: 3pt }
section { padding: 12pt 16pt; border-radius: 8pt; background: #e9f5ed }
h2 { margin: 0 0 4pt; font-size: 13pt }
ul { margin: 0; padding-left: 16pt }
.note { margin-top: 8pt; font-weight: 700 }`

const each = <T>(items: readonly T[], html: (item: T) => string) => items.map(html).join('')

const page = (language: string, { title, lead, head, rows, when, signs, note }: Checklist) => `<!doctype html>
<html lang="${language}"><title>${title}</title><style>${style}</style>
<h1>${title}</h1><p>${lead}</p>
<table><thead><tr>${each(head, one => `<th scope="col">${one}</th>`)}</tr></thead>
<tbody>${each(rows, row => `<tr>${each(row, one => `<td>${one}</td>`)}${'<td><div class="box"></div></td>'.repeat(4)}</tr>`)}</tbody></table>
<section><h2>${when}</h2><ul>${each(signs, one => `<li>${one}</li>`)}</ul><p class="note">${note}</p></section></html>`

/** Writes the checklist against dengue as a tagged PDF file in each language under public/art/news. Chromium prints it. */
export async function printChecklist(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const edge = '18mm'
  for (const [language, checklist] of Object.entries(dengueChecklist)) {
    const tab = await browser.newPage()
    await tab.setContent(page(language, checklist))
    await tab.evaluate('document.fonts.ready')
    await tab.pdf({
      path: join(root, `public/art/news/dengue-checklist-${language}.pdf`),
      format: 'A4',
      margin: { top: edge, bottom: edge, left: edge, right: edge },
      tagged: true,
      printBackground: true,
    })
  }
  await browser.close()
}
