import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { classNames } from '#ui/class-names.ts'
import IconEnter from '~icons/lucide/corner-down-left'
import IconSearch from '~icons/lucide/search'
import { optionAfter } from '../../kit/list/option-keys.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import { useTranslation } from '../../texts.ts'
import type { Command } from './commands.ts'
import { CommandIcon } from './icons.tsx'
import { useCommands } from './use-commands.ts'

const dialogLook = classNames(
  'mx-auto mt-[clamp(0.75rem,10vh,6rem)] mb-auto w-[min(40rem,100vw-1.5rem)]',
  'max-h-[min(34rem,var(--screen)-1.5rem)] overflow-clip rounded-md bg-surface-raised text-ink [box-shadow:var(--lift-high)]',
)
const optionLook = classNames(
  'group grid min-h-11 cursor-pointer grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-3',
  'rounded-sm px-3 py-1.5 aria-selected:bg-brand-tint aria-selected:text-on-brand-tint max-md:grid-cols-[auto_minmax(0,1fr)]',
)
const hintLook = 'col-start-3 text-end text-ink-soft max-md:col-start-2 max-md:-mt-2.5 max-md:text-start'
const enterLook = 'invisible col-start-4 group-aria-selected:visible max-md:hidden rtl:[transform:scaleX(-1)]'

export interface PaletteProps {
  /** May have letters before the palette is shown: those typed while its code was loading. */
  words: string
  onWords(words: string): void
  onClose(): void
}

/** Command palette: a combobox (WAI-ARIA APG) over pages, actions and records. The focus stays in the field. */
export function Palette({ words, onWords, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const dialog = useDialog()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const { groups, busy, failed } = useCommands(words)
  const commands = groups.flatMap(group => group.commands)
  const active = Math.min(at, commands.length - 1)
  const optionId = (index: number) => `${id}-option-${index}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the choice
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, commands.length])

  function choose(command: Command | undefined) {
    if (!command) return
    dialog.current?.close()
    onClose()
    if (command.to) navigate(command.to)
    else command.act?.()
  }
  function onKey(event: KeyboardEvent) {
    // During IME composition Enter ends the composition and does not choose.
    if (event.nativeEvent.isComposing) return
    const last = commands.length - 1
    const next: Record<string, number> = {
      PageDown: Math.min(last, active + 5),
      PageUp: Math.max(0, active - 5),
    }
    const moved = optionAfter(event.key, active, commands.length) ?? next[event.key]
    if (moved !== undefined) {
      event.preventDefault()
      setAt(moved)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(commands[active])
    }
  }

  let index = -1
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself
    <dialog
      ref={dialog}
      className={dialogLook}
      aria-label={t('office:palette.title')}
      onClick={event => event.target === dialog.current && onClose()}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="grid max-h-[inherit] grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center gap-3 border-b border-line px-4 text-ink-soft">
          <IconSearch />
          <input
            className="min-h-14 min-w-0 flex-1 text-[1.0625rem] text-ink outline-none"
            role="combobox"
            aria-expanded={commands.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={commands.length > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            aria-label={t('office:palette.label')}
            placeholder={t('office:palette.placeholder')}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={words}
            onChange={event => {
              onWords(event.target.value)
              setAt(0)
            }}
            onKeyDown={onKey}
          />
          <kbd className="max-md:hidden">Esc</kbd>
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('office:palette.title')}
          className="overflow-auto overscroll-contain p-2"
        >
          {groups.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div
                id={`${id}-${group.id}`}
                className="px-3 pt-2.5 pb-1 text-13 font-semibold text-ink-soft"
                role="presentation"
              >
                {t(`office:palette.${group.id}`)}
              </div>
              {group.commands.map(command => {
                index += 1
                const own = index
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: as above
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                  <div
                    key={command.id}
                    id={optionId(own)}
                    role="option"
                    aria-selected={own === active}
                    className={optionLook}
                    onPointerMove={() => own !== active && setAt(own)}
                    onClick={() => choose(command)}
                  >
                    <CommandIcon name={command.icon} />
                    <span className="wrap-anywhere">{command.label}</span>
                    {command.hint && <small className={hintLook}>{command.hint}</small>}
                    <IconEnter className={enterLook} />
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <p className="border-t border-line px-4 py-2.5 text-14 text-ink-soft" role="status">
          {failed
            ? t('office:palette.failed')
            : commands.length > 0
              ? t('office:palette.count', { count: commands.length })
              : t(busy ? 'office:palette.busy' : 'office:palette.none')}
        </p>
      </div>
    </dialog>
  )
}
