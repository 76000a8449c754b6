import type { Field } from '#entities/fields.ts'

export interface InputProps {
  /** Where the value stands in the form, `education.0.degree`. */
  path: string
  field: Field
  label: string
  /** Said before the label for those who do not see what it stands under: 'Headline, English'. */
  under?: string | undefined
  help?: string | null | undefined
  /** The words of a choice where they are not those of the content's own options. */
  optionText?: ((option: string) => string) | undefined
  /** The language of what is typed, for spelling and pronunciation. */
  lang?: string | undefined
}
