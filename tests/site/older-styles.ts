import type { BuiltSite } from './built-site.ts'
import { stylesOf } from './colours.ts'

/** Selector lists with :has(): a browser that does not know it drops the whole rule, with the other selectors. */
export function mixedListsIn(css: string): string[] {
  const heads = [...css.matchAll(/([^{};@]+)\{/g)].map(match => match[1] as string)
  return heads.filter(head => {
    const list = topLevel(head)
    const newer = list.filter(one => /:has\(|:user-invalid/.test(one)).length
    return newer > 0 && newer < list.length
  })
}

/** Splits at commas outside of brackets. */
function topLevel(head: string): string[] {
  let depth = 0
  const list = ['']
  for (const letter of head) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (letter === ',' && depth === 0) list.push('')
    else list[list.length - 1] += letter
  }
  return list
}

/** Media conditions of 2022 and later, which never match in the oldest supported browsers. */
export const newerMediaIn = (css: string): string[] =>
  [...css.matchAll(/@media[^{]*/g)]
    .map(match => match[0])
    .filter(query => /[<>]|@media\s*not\s*\(|\(\s*not\b/.test(query))

/** The rules of the style sheets that the oldest supported browsers skip. */
export async function unsupportedRules(site: BuiltSite): Promise<string[]> {
  return (await stylesOf(site)).flatMap(([name, css]) =>
    [...mixedListsIn(css), ...newerMediaIn(css)].map(wrong => `${wrong} in ${name}`),
  )
}
