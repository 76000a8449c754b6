import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ContentLanguage } from '#entities/localized.ts'
import type { Found } from '#search/directory.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import IconSearch from '~icons/lucide/search'
import IconVideo from '~icons/lucide/video'
import { Answer, type AnswerProps } from './Answer.tsx'
import { type Choice, maxChips, searchField } from './choice.ts'
import { EmergencySlot } from './EmergencySlot.tsx'
import { useFinder } from './use-finder.ts'

export interface FinderProps extends Omit<AnswerProps, 'language' | 'texts'> {
  texts: AnswerProps['texts'] & Record<'label' | 'submit' | 'telehealth', string>
  language: ContentLanguage
  specialists: Choice[]
  places: Choice[]
  languages: Choice[]
  insurers: Choice[]
  days: Choice[]
  telehealth: number
}

type Counts = Found['counts'] | undefined
interface OneProps {
  name: keyof Found['counts']
  /** Counts of the newest answer; before it, each choice shows its own count. */
  counts: Counts
}
const countOf = ({ name, counts }: OneProps, { value, count }: Choice) =>
  counts ? (counts[name][value] ?? 0) : count

/** Words and filters: a GET form, which the server answers without scripts with this same page (server/site/search). */
export function Finder(props: FinderProps) {
  const { texts, language, links, specialists, places, languages, insurers, days, telehealth } = props
  const form = useRef<HTMLFormElement>(null)
  const { answer, place, ask, askSoon, more } = useFinder(form, language)
  const counts = typeof answer === 'object' ? answer?.found.counts : undefined
  const asChips = places.length <= maxChips
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
        {places.length > 1 && asChips && (
          <Chips name="location" counts={counts} legend={texts.place} any={texts.anyPlace} choices={places} />
        )}
        <Chips name="day" counts={counts} legend={texts.day} any={texts.anyDay} choices={days} />
        <div className="last">
          <List
            name="specialist"
            counts={counts}
            label={texts.specialty}
            any={texts.anySpecialty}
            choices={specialists}
          />
          {!asChips && (
            <List name="location" counts={counts} label={texts.place} any={texts.anyPlace} choices={places} />
          )}
          {languages.length > 1 && (
            <List
              name="speaks"
              counts={counts}
              label={texts.speaks}
              any={texts.anyLanguage}
              choices={languages}
            />
          )}
          {insurers.length > 0 && (
            <List
              name="insurer"
              counts={counts}
              label={texts.insurer}
              any={texts.anyInsurer}
              choices={insurers}
            />
          )}
          {telehealth > 0 && (
            <label className="chip">
              <input type="checkbox" name="telehealth" value="yes" />
              <IconVideo />
              {texts.telehealth}
              <Count
                name="telehealth"
                counts={counts}
                of={{ value: 'yes', name: texts.telehealth, count: telehealth }}
              />
            </label>
          )}
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
const Count = ({ of, ...one }: OneProps & { of: Choice }) => (
  <span className="chip-count" data-count={`${one.name}:${of.value}`} suppressHydrationWarning>
    {`${countOf(one, of) ?? ''}`}
  </span>
)

interface ChoicesProps extends OneProps {
  any: string
  choices: Choice[]
}

const Chips = ({ legend, any, choices, ...one }: ChoicesProps & { legend: string }) => (
  <fieldset className="row">
    <legend>{legend}</legend>
    <div className="chips">
      <label className="chip">
        <input type="radio" name={one.name} value="" defaultChecked />
        {any}
      </label>
      {choices.map(choice => (
        <label
          key={choice.value}
          className={classNames('chip', one.counts && !countOf(one, choice) && 'is-empty')}
        >
          <input type="radio" name={one.name} value={choice.value} />
          {choice.name}
          <Count {...one} of={choice} />
        </label>
      ))}
    </div>
  </fieldset>
)

const List = ({ label, any, choices, ...one }: ChoicesProps & { label: string }) => (
  <select className="control" name={one.name} aria-label={label}>
    <option value="">{any}</option>
    {choices.map(choice => (
      <option
        key={choice.value}
        value={choice.value}
        data-name={choice.name}
        data-count={`${one.name}:${choice.value}`}
        suppressHydrationWarning
      >
        {`${choice.name} (${countOf(one, choice)})`}
      </option>
    ))}
  </select>
)
