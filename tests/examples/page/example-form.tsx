import { type ReactNode, useEffect } from 'react'
import { z } from 'zod'
import { useZodForm, type ZodForm } from '#portal/kit/form/use-zod-form.ts'

const text = z.string().min(1, 'validation:required')
const schema = z.object({
  name: text,
  email: z.email('validation:email'),
  password: text,
  code: text,
  message: text,
  agreed: z.literal(true, 'validation:choice'),
  pays: text,
  born: z.iso.date('validation:birthDateParts'),
  day: z.iso.date('validation:date'),
})
type Values = z.input<typeof schema>
export type ExampleForm = ZodForm<Values, z.output<typeof schema>>

const empty = {
  ...{ name: '', email: '', password: '', code: '', message: '', agreed: false, pays: '', born: '', day: '' },
} as unknown as Values
export const filled: Values = {
  name: 'Siti Rahmawati',
  email: 'siti@example.org',
  password: 'kucing hitam',
  code: '123456',
  message: 'I have a cough.',
  agreed: true,
  pays: 'self',
  born: '1985-03-05',
  day: '2026-03-18',
}

interface Props {
  values?: Values
  /** It is sent at once, and ends like this. */
  sending?: () => Promise<unknown>
  children(form: ExampleForm): ReactNode
}

/** A form of the kit with a field of each kind. */
export function WithForm({ values = empty, sending, children }: Props) {
  const form: ExampleForm = useZodForm(schema, values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once
  useEffect(() => {
    if (sending) void form.send(sending)()
  }, [])
  return children(form)
}

/** What sends a form and gets no answer. */
export const noAnswer = () => new Promise<never>(() => {})

/** An empty and a filled form, and one whose empty fields were refused. */
export const inEachState = (show: (form: ExampleForm) => ReactNode) => ({
  empty: <WithForm>{show}</WithForm>,
  filled: <WithForm values={filled}>{show}</WithForm>,
  'with an error': <WithForm sending={noAnswer}>{show}</WithForm>,
})
