import ts from 'typescript'
import { files, root, text } from './sources.ts'

/** The keys that one template literal can become. */
export interface BuiltKeys {
  path: string
  line: number
  keys: string[]
  /** The key with `*` for each part whose values are unknown; null if all values are known from the types. */
  pattern: string | null
}

interface Values {
  known: string[]
  /** Whether there may be other values. */
  open: boolean
}

/** Expands template literals to keys, with the values known from types or from calls in the same file: `admin:menu.${id}`, with every id. */
export function builtKeys(
  start: RegExp,
  paths: string[] = files('src', /(?<!\.test|\.gen)\.tsx?$/),
): BuiltKeys[] {
  const found = paths.filter(path => new RegExp(`\`${start.source}[^\`]*\\$\\{`).test(text(path)))
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}/tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  const program = ts.createProgram(
    [...found, 'src/temporal.d.ts'].map(path => `${root}/${path}`),
    config?.options ?? {},
  )
  const values = reader(program.getTypeChecker())
  return found.flatMap(path => {
    const file = program.getSourceFile(`${root}/${path}`) as ts.SourceFile
    return templatesOf(file)
      .filter(one => one.head.text.search(start) === 0)
      .map(one => {
        const { known, open } = values(one)
        const spans = one.templateSpans.map(span => `*${span.literal.text}`)
        const line = file.getLineAndCharacterOfPosition(one.getStart()).line + 1
        return { path, line, keys: known, pattern: open ? one.head.text + spans.join('') : null }
      })
  })
}

function nodesOf<N extends ts.Node>(top: ts.Node, is: (node: ts.Node) => node is N): N[] {
  const found: N[] = []
  const visit = (node: ts.Node): void => {
    if (is(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(top)
  return found
}
const templatesOf = (file: ts.SourceFile) => nodesOf(file, ts.isTemplateExpression)

const all = (parts: Values[]): Values => ({
  known: parts.flatMap(one => one.known),
  open: parts.some(one => one.open),
})

function reader(checker: ts.TypeChecker): (node: ts.Expression) => Values {
  function valuesOf(node: ts.Expression, depth = 0): Values {
    if (ts.isParenthesizedExpression(node)) return valuesOf(node.expression, depth)
    if (ts.isConditionalExpression(node))
      return all([valuesOf(node.whenTrue, depth), valuesOf(node.whenFalse, depth)])
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce<Values>(
        (before, span) => {
          const { known, open } = valuesOf(span.expression, depth)
          return {
            known: before.known.flatMap(one => known.map(value => one + value + span.literal.text)),
            open: open || before.open,
          }
        },
        { known: [node.head.text], open: false },
      )
    }
    const type = checker.getTypeAtLocation(node)
    const types = type.isUnion() ? type.types : [type]
    const literals = types.filter(one => !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
    if (literals.every(one => one.isLiteral() || one.flags & ts.TypeFlags.BooleanLiteral)) {
      const known = literals.map(one => (one.isLiteral() ? String(one.value) : checker.typeToString(one)))
      return { known, open: false }
    }
    return depth < 3 ? givenBy(node, depth) : { known: [], open: true }
  }

  /** The arguments of calls in the same file for a parameter of type `string`. */
  function givenBy(node: ts.Expression, depth: number): Values {
    const parameter = checker.getSymbolAtLocation(node)?.valueDeclaration
    if (!parameter || !ts.isParameter(parameter)) return { known: [], open: true }
    const made = parameter.parent
    const name = ts.isFunctionDeclaration(made)
      ? made.name
      : ts.isVariableDeclaration(made.parent)
        ? made.parent.name
        : undefined
    const symbol = name && checker.getSymbolAtLocation(name)
    if (!symbol) return { known: [], open: true }
    const index = made.parameters.indexOf(parameter)
    const calls = nodesOf(node.getSourceFile(), ts.isCallExpression).filter(
      call => checker.getSymbolAtLocation(call.expression) === symbol,
    )
    const given = all(calls.map(call => valuesOf(call.arguments[index] as ts.Expression, depth + 1)))
    // Other callers are possible if the function is exported or passed as a value.
    return { known: given.known, open: true }
  }
  return valuesOf
}
