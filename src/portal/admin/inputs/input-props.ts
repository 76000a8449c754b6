import type { Field } from '#entities/fields.ts'

export interface InputProps {
  /** The path of the value in the form, `education.0.degree`. */
  path: string
  field: Field
  label: string
  /** Prefix of the label for screen readers: 'Headline, English'. */
  under?: string | undefined
  help?: string | null | undefined
  /** Texts of the options, if they are not those of content fields. */
  optionText?: ((option: string) => string) | undefined
  /** The language of the typed text, for spelling and pronunciation. */
  lang?: string | undefined
}
