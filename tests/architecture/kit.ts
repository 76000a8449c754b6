import { lineAt, sources, text } from './sources.ts'

interface Rule {
  pattern: RegExp
  remedy: string
  /** Files that may break the rule, with the reason. The list may only become shorter. */
  left: readonly string[]
}

/** The parts of `src/ui` and `src/portal/kit` that screens of the portal must use. */
export const rules: readonly Rule[] = [
  {
    pattern: /className=(?:"|\{[`'])button[ "'`]|['"`]button button-/,
    remedy: 'Use <Button> of src/ui, or <LinkButton> of src/portal/kit for a link to another screen.',
    left: [],
  },
  {
    pattern: /<(?:label|legend)\b[^>]*(?:htmlFor|className="field-label")/,
    remedy: 'Use a field of src/ui/fields: <TextField>, <SelectField>, <Field> around an input, <Fieldset>.',
    left: [
      // The forms of content: their labels carry the language, the group and the state of a field.
      'src/portal/admin/inputs/FieldFrame.tsx',
      'src/portal/admin/inputs/GroupFrame.tsx',
      'src/portal/admin/inputs/rich-text/RichTextToolbar.tsx',
    ],
  },
  {
    pattern: /\[(?:is)?(?:[bB]usy|[sS]aving|[sS]ending|[pP]ending)\w*, set\w+\] = useState(?:\(false\)|<)/,
    remedy:
      'Use useAction of src/portal/kit: it has the pending state, the question, the toast and the error.',
    left: [
      // The first screen of many patients: the mutations of react-query are larger than the rest of it.
      'src/portal/auth/LoginForm.tsx',
    ],
  },
  {
    pattern: /className="field-error"/,
    remedy: 'Use <FieldMessage> of src/ui/fields: an error has an icon, never a colour alone.',
    left: [],
  },
]

const concerned = (path: string) => path.startsWith('src/portal/') && !path.startsWith('src/portal/kit/')

/** A message for each line that breaks a rule, and for each file that no longer needs its exception. */
export function besideTheKit(
  paths = sources.filter(concerned),
  read: (path: string) => string = text,
): string[] {
  return rules.flatMap(({ pattern, remedy, left }) => {
    const found = paths.flatMap(path => {
      const content = read(path)
      const match = pattern.exec(content)
      return match ? [{ path, line: lineAt(content, match.index) }] : []
    })
    const wrong = found
      .filter(({ path }) => !left.includes(path))
      .map(({ path, line }) => `${path}:${line} writes what the kit has. ${remedy}`)
    const moved = left
      .filter(path => !found.some(one => one.path === path))
      .map(path => `${path} is moved: take it off the list in tests/architecture/kit.ts.`)
    return [...wrong, ...moved]
  })
}
