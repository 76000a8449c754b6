interface AtRule {
  params: string
}
interface Root {
  walkAtRules(name: string, visit: (rule: AtRule) => void): void
}

const size = String.raw`([\d.]+)rem`
const below = (rem: string) => `(max-width: ${(Number(rem) - 0.01).toFixed(2)}rem)`
const from = (rem: string) => `(min-width: ${rem}rem)`

/** `(width < 30rem)` in the syntax before 2022. The minifier's `not (min-width: 30rem)` is as new as the range syntax. */
export const olderMedia = (query: string): string =>
  query
    .replace(
      new RegExp(String.raw`\(${size} <= width < ${size}\)`, 'g'),
      (_, least: string, most: string) => `${from(least)} and ${below(most)}`,
    )
    .replace(new RegExp(String.raw`\(width < ${size}\)`, 'g'), (_, most: string) => below(most))
    .replace(new RegExp(String.raw`\(width >= ${size}\)`, 'g'), (_, least: string) => from(least))

export const lowerMediaRanges = {
  postcssPlugin: 'rawat-media-ranges',
  Once(root: Root): void {
    root.walkAtRules('media', rule => {
      rule.params = olderMedia(rule.params)
    })
  },
}
