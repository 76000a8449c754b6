import { afterEach, expect, test, vi } from 'vitest'
import es from '../../locales/es/calls.json' with { type: 'json' }
import esMX from '../../locales/es-MX/calls.json' with { type: 'json' }
import zh from '../../locales/zh-CN/calls.json' with { type: 'json' }
import { addCallTexts, callText } from './texts.ts'

afterEach(() => vi.unstubAllGlobals())
const inLanguage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

test('before the texts of the language are loaded they are English', () => {
  inLanguage('es')
  expect(callText('unknown')).toBe('Unknown')
})

test('Mexican Spanish has its own texts where they differ, else those of Spain', () => {
  addCallTexts('es', es)
  addCallTexts('es-MX', esMX)
  inLanguage('es-MX')
  expect(callText('logoutFailed')).toBe('No se pudo cerrar la sesión')
  expect(callText('unknown')).toBe('Desconocido')
  inLanguage('es')
  expect(callText('logoutFailed')).toBe('No se ha podido cerrar la sesión')
})

test('a language with a region falls back to its base, and an unknown one to English', () => {
  addCallTexts('zh-CN', zh)
  inLanguage('zh-CN')
  expect(callText('error', { status: 500 })).toMatch(/500/)
  expect(callText('unknown')).not.toBe('Unknown')
  inLanguage('nl')
  expect(callText('unknown')).toBe('Unknown')
})
