import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs no variables', () => {
    expect(readConfig({})).toMatchObject({ PORT: 4321, HOST: '127.0.0.1', RAWAT_DEMO: 'on' })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['RAWAT_DEMO', 'yes'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'mail.example.org'],
    ['PUBLIC_URL', 'example.org'],
    ['ADMIN_PASSWORD', 'short'],
  ])('names %s and the remedy where it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .+\\. [A-Z].+`))
  })

  it('requires the first administrator’s e-mail and password together', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'a@example.org' })).toThrow(/go together/)
  })

  it('reads a secret from a file, and names a file that cannot be read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rawat-config-'))
    const path = join(folder, 'secret')
    writeFileSync(path, 'postgres://u:p@h/db\n')
    expect(readConfig({ DATABASE_URL_FILE: path }).DATABASE_URL).toBe('postgres://u:p@h/db')
    rmSync(folder, { recursive: true })
    expect(() => readConfig({ DATABASE_URL_FILE: path })).toThrow(path)
  })
})
