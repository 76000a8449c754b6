import ar from '../../locales/ar/calls.json' with { type: 'json' }
import de from '../../locales/de/calls.json' with { type: 'json' }
import en from '../../locales/en/calls.json' with { type: 'json' }
import es from '../../locales/es/calls.json' with { type: 'json' }
import esMX from '../../locales/es-MX/calls.json' with { type: 'json' }
import fr from '../../locales/fr/calls.json' with { type: 'json' }
import id from '../../locales/id/calls.json' with { type: 'json' }
import zh from '../../locales/zh-CN/calls.json' with { type: 'json' }

const tables: Record<string, Partial<typeof en>> = { ar, de, en, es, 'es-MX': esMX, fr, id, zh }

/** The language of the page; answers, toasts and `Accept-Language` follow it. */
export const pageLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en'

/** The texts of the specification's §8, which must be available before any other text is loaded. */
export function callText(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  const language = pageLanguage()
  // The table of Mexico only has the differences from Spain's.
  const text = tables[language]?.[key] ?? tables[language.split('-')[0] as string]?.[key] ?? en[key]
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
