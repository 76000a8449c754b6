import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ContentLanguage } from '#entities/localized.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import IconSearch from '~icons/lucide/search'
import IconVideo from '~icons/lucide/video'
import { Answer, type AnswerProps } from './Answer.tsx'
import { type Choice, type Filter, type Filters, searchField } from './choice.ts'
import { EmergencySlot } from './EmergencySlot.tsx'
import { useFinder } from './use-finder.ts'

export interface FinderProps extends Filters, Omit<AnswerProps, 'language' | 'texts'> {
  texts: AnswerProps['texts'] & Record<'label' | 'submit', string>
  language: ContentLanguage
}

/** Counts of the newest answer; before it, each choice shows its own count. */
type Counts = Record<string, number> | undefined
const countOf = (counts: Counts, { value, count }: Choice) => (counts ? (counts[value] ?? 0) : count)

/** Words and filters: a GET form, which the server answers without scripts with this same page (server/site/search). */
export function Finder(props: FinderProps) {
  const { texts, language, links, chips, lists, checkboxes } = props
  const form = useRef<HTMLFormElement>(null)
  const { answer, place, ask, askSoon, more } = useFinder(form, language)
  const counts = typeof answer === 'object' ? answer?.found.counts : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not support the element
    <form
      ref={form}
      className="finder"
      id="finder"
      action={links.doctors}
      method="get"
      role="search"
      onSubmit={event => {
        event.preventDefault()
        void ask(true)
      }}
      onInput={event => (event.target as HTMLInputElement).type === 'search' && askSoon()}
      onChange={event => {
        if ((event.target as unknown as HTMLInputElement).type !== 'search') void ask(true)
      }}
    >
      <div className="field term">
        <label htmlFor="finder-term">{texts.label}</label>
        <div className="with-sign">
          <IconSearch />
          <input className="control" id="finder-term" {...searchField} data-notice="finder-danger" />
        </div>
      </div>
      <Button type="submit">{texts.submit}</Button>
      <EmergencySlot id="finder-danger" className="danger" data-emergency="" />
      <div className="filters">
        {chips.map(one => (
          <Chips key={one.name} {...one} counts={counts?.[one.name]} />
        ))}
        <div className="last">
          {lists.map(one => (
            <List key={one.name} {...one} counts={counts?.[one.name]} />
          ))}
          {checkboxes.map(({ name, label, count }) => (
            <label key={name} className="chip">
              <input type="checkbox" name={name} value="yes" />
              {name === 'telehealth' && <IconVideo />}
              {label}
              <Count name={name} value="yes" count={counts ? (counts[name].yes ?? 0) : count} />
            </label>
          ))}
        </div>
      </div>
      {/* Inside the form for React, beside it in the page. */}
      {place &&
        createPortal(
          <Answer
            answer={answer}
            onMore={more}
            texts={texts}
            language={language}
            links={links}
            call={props.call}
          />,
          place,
        )}
    </form>
  )
}

/** The server may have filled in the counts of its answer: suppress the hydration warning. */
const Count = ({ name, value, count }: Pick<Filter, 'name'> & Omit<Choice, 'name'>) => (
  <span className="chip-count" data-count={`${name}:${value}`} suppressHydrationWarning>
    {`${count ?? ''}`}
  </span>
)

const Chips = ({ name, label, any, choices, counts }: Filter & { counts: Counts }) => (
  <fieldset className="row">
    <legend>{label}</legend>
    <div className="chips">
      <label className="chip">
        <input type="radio" name={name} value="" defaultChecked />
        {any}
      </label>
      {choices.map(choice => (
        <label
          key={choice.value}
          className={classNames('chip', counts && !countOf(counts, choice) && 'is-empty')}
        >
          <input type="radio" name={name} value={choice.value} />
          {choice.name}
          <Count name={name} value={choice.value} count={countOf(counts, choice)} />
        </label>
      ))}
    </div>
  </fieldset>
)

const List = ({ name, label, any, choices, counts }: Filter & { counts: Counts }) => (
  <select className="control" name={name} aria-label={label}>
    <option value="">{any}</option>
    {choices.map(choice => (
      <option
        key={choice.value}
        value={choice.value}
        data-name={choice.name}
        data-count={`${name}:${choice.value}`}
        suppressHydrationWarning
      >
        {`${choice.name} (${countOf(counts, choice)})`}
      </option>
    ))}
  </select>
)
