import { isTokenRule, srgbFallback, type TokenRule } from './srgb.ts'

/** Types of the few parts of PostCSS used here; PostCSS itself comes with Vite. */
interface Node {
  type: string
  name?: string
  parent?: Node
}
interface RuleNode extends Node {
  selectors: string[]
  nodes: { type: string; prop: string; value: string }[]
  source?: { input: { file?: string } }
  after(rules: unknown): void
}
interface Root {
  walkRules(visit: (rule: RuleNode) => void): void
}
interface Helpers {
  postcss: { parse(css: string, options: { from: string | undefined }): unknown }
}

const conditional = (node: Node | undefined): boolean =>
  node !== undefined && ((node.type === 'atrule' && node.name !== 'layer') || conditional(node.parent))

const tokensIn = (rule: RuleNode): TokenRule => ({
  selectors: rule.selectors,
  values: rule.nodes
    .filter(one => one.type === 'decl' && one.prop.startsWith('--'))
    .map(({ prop, value }) => [prop, value] as const),
})

/** Adds the sRGB colours after the last token rule that has colours unknown to older browsers. */
export const addSrgbFallback = {
  postcssPlugin: 'rawat-srgb-fallback',
  Once(root: Root, { postcss }: Helpers): void {
    const rules: TokenRule[] = []
    let last: RuleNode | undefined
    root.walkRules(rule => {
      const tokens = tokensIn(rule)
      if (!isTokenRule(tokens) || conditional(rule.parent)) return
      rules.push(tokens)
      if (tokens.values.some(([, value]) => /oklch|color-mix/.test(value))) last = rule
    })
    // Without a file Vite would warn that it cannot find what a rule refers to.
    last?.after(postcss.parse(srgbFallback(rules), { from: last.source?.input.file }))
  },
}
