import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from '#portal/texts.ts'
import { lengthenWords } from './long-words.ts'
import { type Part, parts } from './parts.ts'
import { type Settings, switches, useSettings } from './settings.ts'

/** `#over/` before the name of a part and of its overlay. */
const over = 'over/'

function useHash(): string {
  const subscribe = (changed: () => void) => {
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }
  return decodeURIComponent(useSyncExternalStore(subscribe, () => location.hash.slice(1)))
}

export function ExamplesPage() {
  const [settings, change] = useSettings()
  const { language } = useTranslation()
  const hash = useHash()
  const open = parts
    .flatMap(part => Object.entries(part.overlays).map(([name, show]) => ({ part, name, show })))
    .find(({ part, name }) => hash === `${over}${part.name}/${name}`)
  useEffect(() => {
    // At a jump to another part, and after an overlay, the part is there only now.
    document.getElementById(hash)?.scrollIntoView()
  }, [hash])
  return (
    <>
      <header className="examples-bar">
        <h1>Examples of ui and kit</h1>
        {(Object.keys(switches) as (keyof Settings)[]).map(name => (
          <label key={name}>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={event => change(name, event.target.checked)}
            />
            {switches[name]}
          </label>
        ))}
        <span>Forced colours: DevTools, Rendering, ‘Emulate CSS media feature forced-colors’.</span>
      </header>
      {/* Another key: the examples start anew, with their own words. */}
      <Shown
        key={`${language} ${settings.long} ${open && hash}`}
        language={language}
        over={open && hash}
        isLong={settings.long}
      >
        {open ? (
          <>
            <a className="link" href={`#${open.part.name}`}>
              All examples
            </a>
            {open.show(() => {
              location.hash = open.part.name
            })}
          </>
        ) : (
          <>
            <nav aria-label="Parts" className="examples-parts">
              {parts.map(({ name }) => (
                <a key={name} className="link" href={`#${name}`}>
                  {name}
                </a>
              ))}
            </nav>
            {parts.map(part => (
              <PartExamples key={part.name} part={part} />
            ))}
          </>
        )}
      </Shown>
    </>
  )
}

interface ShownProps {
  language: string
  isLong: boolean
  over: string | undefined
  children: ReactNode
}

function Shown({ language, isLong, over, children }: ShownProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLong && box.current) lengthenWords(box.current)
  }, [isLong])
  return (
    <main ref={box} className="examples-all" data-shown={language} data-over={over}>
      {children}
    </main>
  )
}

function PartExamples({ part: { name, examples, overlays } }: { part: Part }) {
  return (
    <section className="examples-part" id={name} aria-label={name}>
      <h2>{name}</h2>
      {Object.entries(examples).map(([title, example]) => (
        <article key={title}>
          <p className="examples-title">{title}</p>
          {example}
        </article>
      ))}
      {Object.keys(overlays).map(title => (
        <a key={title} className="link" href={`#${over}${name}/${title}`}>
          {title}
        </a>
      ))}
    </section>
  )
}
