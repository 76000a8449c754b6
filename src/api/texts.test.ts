import { afterEach, expect, test, vi } from 'vitest'
import { callText } from './texts.ts'

afterEach(() => vi.unstubAllGlobals())
const inLanguage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

test('Mexico says in its own way what it says otherwise than Spain, and all else as Spain does', () => {
  inLanguage('es-MX')
  expect(callText('logoutFailed')).toBe('No se pudo cerrar la sesión')
  expect(callText('unknown')).toBe('Desconocido')
  inLanguage('es')
  expect(callText('logoutFailed')).toBe('No se ha podido cerrar la sesión')
})

test('a language that the page names more closely, or that we lack, is answered all the same', () => {
  inLanguage('zh-CN')
  expect(callText('error', { status: 500 })).toMatch(/500/)
  expect(callText('unknown')).not.toBe('Unknown')
  inLanguage('nl')
  expect(callText('unknown')).toBe('Unknown')
})
