import { describe, expect, test } from 'vitest'
import { composeMail } from './layout.ts'

describe('an email', () => {
  const mail = composeMail({
    language: 'id',
    title: 'Janji temu Anda diterima',
    paragraphs: ['Kami menunggu Anda.'],
    details: [['Dokter', 'dr. Sari Wulandari']],
    action: { label: 'Lihat janji temu', url: 'https://rawat.example/patients/appointments/history?a=1&b=2' },
    hospital: 'RS Contoh',
  })

  test('has the main sentence as subject, first line and heading, in the reader’s language', () => {
    expect(mail.subject).toBe('Janji temu Anda diterima')
    expect(mail.text.split('\n')[0]).toBe('Janji temu Anda diterima')
    expect(mail.html).toContain('<html lang="id" dir="ltr">')
    expect(mail.html).toMatch(/<h1[^>]*>Janji temu Anda diterima<\/h1>/)
    for (const part of [
      'Kami menunggu Anda.',
      'dr. Sari Wulandari',
      'RS Contoh',
      'dikirim secara otomatis',
    ]) {
      expect(mail.text).toContain(part)
      expect(mail.html).toContain(part)
    }
    expect(mail.text).toContain('https://rawat.example/patients/appointments/history?a=1&b=2')
    expect(mail.html).toContain('href="https://rawat.example/patients/appointments/history?a=1&amp;b=2"')
  })

  test('escapes typed text', () => {
    const hostile = '<img src=x onerror="alert(1)"> & \'</h1>'
    const { html } = composeMail({
      language: 'en',
      title: hostile,
      paragraphs: [hostile],
      code: hostile,
      details: [[hostile, hostile]],
      action: { label: hostile, url: 'https://rawat.example/"onclick="alert(1)' },
      hospital: hostile,
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('"onclick')
    expect(html).not.toMatch(/<script|javascript:/)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;&lt;/h1&gt;')
  })

  test('has a subject without line breaks', () => {
    const { subject } = composeMail({
      language: 'en',
      title: 'Accepted\r\nBcc: all@example.org\u2028',
      paragraphs: [],
    })
    expect(subject).toBe('Accepted Bcc: all@example.org')
  })

  test('links to web pages only', () => {
    const lead = (url: string) =>
      composeMail({ language: 'en', title: 'x', paragraphs: [], action: { label: 'Open', url } })
    expect(() => lead('javascript:alert(1)')).toThrow(/must link to a web page/)
    expect(() => lead('/patients')).toThrow()
  })
})
