import type { ComponentType } from 'react'
import type { Widget } from '#entities/fields.ts'
import { ChoiceInput, FlagInput } from './choice-inputs.tsx'
import { GroupInput } from './GroupInput.tsx'
import { IconInput } from './IconInput.tsx'
import type { InputProps } from './input-props.ts'
import { ListInput } from './ListInput.tsx'
import { LocalizedInput } from './LocalizedInput.tsx'
import { MediaInput } from './MediaInput.tsx'
import { GeoInput, MoneyInput, NumberInput } from './number-inputs.tsx'
import { ReferenceInput, ReferencesInput } from './reference-inputs.tsx'
import { RichTextInput } from './rich-text/RichTextInput.tsx'
import { SlugInput } from './SlugInput.tsx'
import { TagsInput } from './TagsInput.tsx'
import { EmailInput, PhoneInput, TextareaInput, TextInput, UrlInput } from './text-inputs.tsx'
import { DateInput, DateTimeInput, TimeInput } from './time-inputs.tsx'

/** The input component of each widget. A new widget does not compile until it is listed here. */
const inputs: Record<Widget, ComponentType<InputProps>> = {
  choice: ChoiceInput,
  date: DateInput,
  dateTime: DateTimeInput,
  email: EmailInput,
  flag: FlagInput,
  geo: GeoInput,
  group: GroupInput,
  icon: IconInput,
  list: ListInput,
  media: MediaInput,
  money: MoneyInput,
  number: NumberInput,
  phone: PhoneInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  richText: RichTextInput,
  slug: SlugInput,
  tags: TagsInput,
  text: TextInput,
  textarea: TextareaInput,
  time: TimeInput,
  url: UrlInput,
}

export function FieldInput(props: InputProps) {
  const Input = props.field.localized ? LocalizedInput : inputs[props.field.widget]
  return <Input {...props} />
}
