import type { BuiltSite } from './built-site.ts'

const NEW = /\boklch\(|\boklab\(|\blab\(|\bcolor-mix\(|\blight-dark\(/

/** The rules of a style sheet outside of @supports for new features, and the custom properties that those conditions set. */
function rulesOf(css: string): { rules: string[]; answered: Set<string> } {
  const answered = new Set<string>()
  const rest = css.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, block => {
    if (!NEW.test(block.slice(0, block.indexOf('{')))) return block
    if (block.startsWith('@supports not'))
      for (const [, name = ''] of block.matchAll(/(--[\w-]+):/g)) answered.add(name)
    return ''
  })
  return { rules: [...rest.matchAll(/\{([^{}]*)\}/g)].map(match => match[1] as string), answered }
}

/** Declarations that a browser without oklch() and color-mix() cannot read, and that have no readable fallback before them. */
export function unreadableIn(css: string): string[] {
  const { rules, answered } = rulesOf(css)
  return rules.flatMap(body => {
    const readable = new Set<string>()
    return body.split(';').filter(declaration => {
      const [name = '', ...value] = declaration.split(':')
      if (!NEW.test(value.join(':'))) {
        readable.add(name.trim())
        return false
      }
      // A declaration with var() is only validated when it is computed: then the browser no longer uses the earlier fallback.
      const counts = readable.has(name.trim()) && !declaration.includes('var(')
      return !counts && !answered.has(name.trim())
    })
  })
}

/** Every style sheet of a release and the inline styles of its pages, by name. */
export async function stylesOf(site: BuiltSite): Promise<(readonly [string, string])[]> {
  const sheets = Object.entries(site.release.files).filter(([, { type }]) => type.startsWith('text/css'))
  const linked = await Promise.all(sheets.map(async ([name]) => [name, await site.text(name)] as const))
  const inline = site.pages.flatMap(({ file, html }) =>
    [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
      match => [file, match[1] as string] as const,
    ),
  )
  return [...linked, ...inline]
}

export async function unreadableColours(site: BuiltSite): Promise<string[]> {
  return (await stylesOf(site)).flatMap(([name, css]) =>
    unreadableIn(css).map(wrong => `${wrong} in ${name}`),
  )
}
