import { useEffect, useRef } from 'react'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { chooseLanguage } from '#state/language.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { closeFromOutside } from '#ui/close-from-outside.ts'
import IconCheck from '~icons/lucide/check'
import IconLanguages from '~icons/lucide/languages'
import IconX from '~icons/lucide/x'

interface Props {
  /** The current language. */
  language: InterfaceLanguage
  /** Each with its name in that language; `href` if each language has its own pages. */
  languages: { code: InterfaceLanguage; name: string; href?: string }[]
  texts: Record<'label' | 'hint' | 'panel' | 'submit' | 'close', string>
  /** The page's path without its language, for a browser without scripts. */
  path?: string
  /** Switches the language where the languages have no addresses. */
  onChoose?: (language: InterfaceLanguage) => void
}

/** The choice of languages: a list in the toolbar, and a side panel that the browser opens by itself (popover). */
export function LanguagePanel({ language, languages, texts, path, onChoose }: Props) {
  const list = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const choose = (code: InterfaceLanguage) => {
    if (list.current) list.current.open = false
    panel.current?.hidePopover?.()
    if (onChoose) return onChoose(code)
    chooseLanguage(code)
    const href = languages.find(one => one.code === code)?.href
    if (!href || code === language) return
    document.documentElement.classList.add('is-leaving')
    // The same query in the other language.
    location.assign(href + location.search + location.hash)
  }
  useEffect(() => {
    const stop = list.current && closeFromOutside(list.current)
    return () => stop?.()
  }, [])
  // A choice made in the panel before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const chosen = panel.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen && chosen !== language) choose(chosen as InterfaceLanguage)
  }, [])
  const mark = (code: InterfaceLanguage) => ({
    lang: code,
    'aria-current': code === language || undefined,
  })
  return (
    <>
      <details className="language-menu" ref={list}>
        <summary className="button button-quiet">
          <IconLanguages />
          <span className="sr-only">{texts.label}: </span>
          {language.split('-')[0]?.toUpperCase()}
        </summary>
        <ul>
          {languages.map(({ code, name, href }) => {
            const check = code === language && <IconCheck />
            return (
              <li key={code}>
                {href ? (
                  <a
                    {...mark(code)}
                    href={href}
                    hrefLang={code}
                    data-language={code}
                    onClick={event => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                      event.preventDefault()
                      choose(code)
                    }}
                  >
                    {name}
                    {check}
                  </a>
                ) : (
                  <button {...mark(code)} type="button" onClick={() => choose(code)}>
                    {name}
                    {check}
                  </button>
                )}
              </li>
            )
          })}
          <li className="language-more">
            <button
              type="button"
              popoverTarget="languages"
              onClick={() => {
                if (list.current) list.current.open = false
              }}
            >
              {texts.panel}
            </button>
          </li>
        </ul>
      </details>
      <div
        className="language-panel"
        id="languages"
        popover="auto"
        role="dialog"
        aria-labelledby="languages-title"
        ref={panel}
      >
        <div className="language-head">
          <h2 id="languages-title">{texts.label}</h2>
          <IconButton
            popoverTarget="languages"
            popoverTargetAction="hide"
            label={texts.close}
            icon={<IconX />}
          />
        </div>
        <form action="/language" method="get">
          {path && <input type="hidden" name="to" value={path} />}
          <fieldset>
            <legend className="field-hint">{texts.hint}</legend>
            {languages.map(({ code, name }) => (
              <label className="choice" key={code}>
                <input
                  type="radio"
                  name="language"
                  value={code}
                  {...(onChoose ? { checked: code === language } : { defaultChecked: code === language })}
                  onChange={() => choose(code)}
                />
                <span lang={code}>{name}</span>
              </label>
            ))}
          </fieldset>
          {path && (
            <Button type="submit" className="needs-no-js">
              {texts.submit}
            </Button>
          )}
        </form>
      </div>
    </>
  )
}
