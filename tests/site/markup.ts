import { HtmlValidate, StaticConfigLoader } from 'html-validate/node'
import type { BuiltPage } from './page.ts'

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Numbers are kept on one line by the style sheet.
    'tel-non-breaking': 'off',
    // A name may be long; search engines cut it where they like.
    'long-title': 'off',
    // React's way to write HTML that every browser reads the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React Aria's list of suggestions, which no select can be.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Filled when an answer comes; axe looks at what is shown.
    'empty-heading': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
})
const validator = new HtmlValidate(loader)

/** A row that scripts fill is empty by intent, and Astro writes a style of its own beside an island. */
const written = (html: string) =>
  html.replace(/<template\b[\s\S]*?<\/template>/g, '').replace(/<style>astro-island[^<]*<\/style>/g, '')

export function markupErrors(page: BuiltPage): string[] {
  return validator
    .validateStringSync(written(page.html), page.file)
    .results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector }) => `${page.file}: ${ruleId}: ${message} (${selector ?? ''})`,
      ),
    )
}
