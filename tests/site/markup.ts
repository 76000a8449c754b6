import { HtmlValidate, StaticConfigLoader } from 'html-validate/node'
import type { BuiltPage } from './page.ts'

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // The style sheet keeps numbers on one line.
    'tel-non-breaking': 'off',
    // Names may be long, and search engines shorten titles themselves.
    'long-title': 'off',
    // React writes HTML this way, and all browsers read it alike.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React Aria's listbox of suggestions, which a select cannot replace.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Filled by scripts; axe checks the result.
    'empty-heading': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
})
const validator = new HtmlValidate(loader)

/** Removes templates, which are empty until scripts fill them, and the style that Astro adds for islands. */
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
