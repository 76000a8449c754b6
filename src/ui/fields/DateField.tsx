import { type ComponentProps, useEffect, useRef, useState } from 'react'
import IconCalendar from '~icons/lucide/calendar'
import type { CalendarPopover } from './CalendarPopover.tsx'
import { datePattern, fromTyped, timeFromTyped, toTyped } from './date-text.ts'
import { Field, FieldMessage, type FieldProps, type TextProps } from './Field.tsx'

/** ISO date in and out. Invalid input is passed on unchanged, so that the form can report it. */
type DateFieldProps = FieldProps &
  TextProps<HTMLInputElement> & {
    min?: string
    max?: string
    /** language of the reader; 'en' types month first */
    locale: string
    /** ISO date of today in the location's time zone */
    today: string
    /** e.g. 'mm/dd/yyyy', 'hh/bb/tttt' */
    placeholder: string
    /** `failed`: the calendar could not be loaded; the date can be typed */
    labels: { open: string; previous: string; next: string; failed: string }
    /** Formats a date with weekday and month in words, to be shown beside the field. */
    spell: (date: string) => string
  }

const TypedInput = (props: ComponentProps<'input'>) => (
  <input type="text" inputMode="numeric" autoComplete="off" className="control-inner tabular" {...props} />
)

/** React Aria is a fifth of a screen's scripts, and a date is mostly typed. */
const loadCalendar = async () => (await import('./CalendarPopover.tsx')).CalendarPopover
const loadAhead = () => void loadCalendar().catch(() => {})

/** A date that is typed, or picked from a calendar. */
export function DateField({
  value,
  onChange,
  onBlur,
  ref,
  min,
  max,
  locale,
  today,
  placeholder,
  labels,
  spell,
  ...field
}: DateFieldProps) {
  const pattern = datePattern(locale)
  const [text, setText] = useState(toTyped(value ?? '', pattern))
  const thisYear = Number(today.slice(0, 4))
  const [calendar, setCalendar] = useState<'closed' | 'loading' | 'failed' | typeof CalendarPopover>('closed')
  const Popover = typeof calendar === 'string' ? null : calendar
  const isLoading = calendar === 'loading'
  const openCalendar = () => {
    setCalendar('loading')
    // Closed meanwhile by typing, it does not open over what is typed.
    const end = (next: typeof calendar) =>
      setCalendar((now: typeof calendar) => (now === 'loading' ? next : now))
    loadCalendar().then(end, () => end('failed'))
  }
  const button = useRef<HTMLButtonElement>(null)
  const read = fromTyped(text, pattern, thisYear)
  useEffect(() => {
    // a value from outside (a reset, a draft) replaces what was typed, unless it is the same date
    setText(typed =>
      fromTyped(typed, pattern, thisYear) === value && value ? typed : toTyped(value ?? '', pattern),
    )
  }, [value, pattern, thisYear])
  return (
    <Field {...field}>
      {wiring => (
        <>
          <div className="control control-frame" data-invalid={wiring['aria-invalid']}>
            <TypedInput
              {...wiring}
              ref={ref}
              placeholder={placeholder}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setCalendar('closed')
                onChange?.(fromTyped(target.value, pattern, thisYear) ?? target.value)
              }}
              onBlur={() => {
                if (read) setText(toTyped(read, pattern))
                onBlur?.()
              }}
            />
            <button
              ref={button}
              type="button"
              className="control-button"
              aria-label={labels.open}
              aria-haspopup="dialog"
              aria-expanded={Popover !== null}
              aria-busy={isLoading || undefined}
              aria-disabled={isLoading || undefined}
              disabled={field.isDisabled}
              onPointerEnter={loadAhead}
              onFocus={loadAhead}
              onClick={() => isLoading || openCalendar()}
            >
              {isLoading ? <span className="spinner" /> : <IconCalendar />}
            </button>
            {Popover && (
              <Popover
                triggerRef={button}
                label={labels.open}
                onClose={() => setCalendar('closed')}
                value={read ?? null}
                onChange={iso => {
                  setText(toTyped(iso, pattern))
                  onChange?.(iso)
                }}
                today={today}
                min={min}
                max={max}
                locale={locale}
                labels={labels}
              />
            )}
          </div>
          {/* In numbers, 3 May and 5 March could be confused. */}
          <output htmlFor={wiring.id} className="field-hint">
            {read && spell(read)}
          </output>
          {calendar === 'failed' && (
            <div role="alert">
              <FieldMessage>{labels.failed}</FieldMessage>
            </div>
          )}
        </>
      )}
    </Field>
  )
}

/** A wall time of 24 hours, the same in every browser: 'HH:MM' in and out; '9', '930' and '9.30' are understood. */
export function TimeField({
  value,
  onChange,
  onBlur,
  ref,
  ...field
}: FieldProps & TextProps<HTMLInputElement>) {
  const [text, setText] = useState(value ?? '')
  useEffect(() => {
    setText(typed => (timeFromTyped(typed) === value && value ? typed : (value ?? '')))
  }, [value])
  return (
    <Field {...field}>
      {wiring => (
        <div className="control control-frame" data-invalid={wiring['aria-invalid']}>
          <TypedInput
            {...wiring}
            ref={ref}
            placeholder="00:00"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              onChange?.(timeFromTyped(target.value) ?? target.value)
            }}
            onBlur={() => {
              const time = timeFromTyped(text)
              if (time) setText(time)
              onBlur?.()
            }}
          />
        </div>
      )}
    </Field>
  )
}
