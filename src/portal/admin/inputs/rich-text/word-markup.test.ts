import { describe, expect, test } from 'vitest'
import { cleanPasted } from './word-markup.ts'

const bullet = (sign: string, words: string, end = '--') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!${end}[if !supportLists]${end}><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!${end}[endif]${end}>${words}<o:p></o:p></p>`

describe('markup pasted from a word processor', () => {
  test('loses its styles, its conditional comments and its empty lines', () => {
    const pasted = `<html xmlns:o="urn"><head><meta name=Generator content="Word"><style>p.MsoNormal {margin:0}</style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body><!--StartFragment--><p class=MsoNormal>Visit us<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><b>Daily</b></p><!--EndFragment--></body></html>`
    const clean = cleanPasted(pasted)
    expect(clean).not.toMatch(/style|o:p|meta|<!--|&nbsp;|w:Word/)
    expect(clean).toContain('<p class=MsoNormal>Visit us</p><p class=MsoNormal><b>Daily</b></p>')
  })

  test.each(['--', ''])('keeps its lists as lists, without the typed bullets and numbers', end => {
    const pasted = `<p>Bring:</p>${bullet('·', 'your card', end)}\n${bullet('·', '<b>old</b> pictures', end)}<p>Then:</p>${bullet('1.', 'wait', end)}${bullet('b)', 'come in', end)}`
    expect(cleanPasted(pasted).replace(/\n/g, '')).toBe(
      '<p>Bring:</p><ul><li><p>your card</p></li><li><p><b>old</b> pictures</p></li></ul><p>Then:</p><ol><li><p>wait</p></li><li><p>come in</p></li></ol>',
    )
  })

  test('gets its titles as headings, limited to our levels', () => {
    expect(cleanPasted('<h1 style="x">A</h1><h3>B</h3><h6>C</h6><p class=MsoTitle align=center>D</p>')).toBe(
      '<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>',
    )
  })

  test('is unchanged if it is plain markup', () => {
    const plain = '<p>One <a href="https://example.org">link</a></p><ul><li><p>a</p></li></ul>'
    expect(cleanPasted(plain)).toBe(plain)
  })
})
