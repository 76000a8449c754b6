import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import IconEnter from '~icons/lucide/corner-down-left'
import IconSearch from '~icons/lucide/search'
import { useTranslation } from '../../texts.ts'
import type { Command } from './commands.ts'
import { CommandIcon } from './icons.tsx'
import { useCommands } from './use-commands.ts'

/** Command palette: a combobox (WAI-ARIA APG) over pages, actions and records. The focus stays in the field. */
export function Palette({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const { groups, busy, failed } = useCommands(words)
  const commands = groups.flatMap(group => group.commands)
  const active = Math.min(at, commands.length - 1)
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
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
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 5),
      PageUp: Math.max(0, active - 5),
    }
    const moved = next[event.key]
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
      className="palette"
      aria-label={t('office:palette.title')}
      onClick={event => event.target === dialog.current && onClose()}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="palette-box">
        <div className="palette-field">
          <IconSearch />
          <input
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
              setWords(event.target.value)
              setAt(0)
            }}
            onKeyDown={onKey}
          />
          <kbd>Esc</kbd>
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('office:palette.title')}
          className="palette-list"
        >
          {groups.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div id={`${id}-${group.id}`} className="palette-group" role="presentation">
                {t(`office:palette.${group.id}`)}
              </div>
              {group.commands.map(command => {
                index += 1
                const own = index
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: as above
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
                  <div
                    key={command.id}
                    id={optionId(own)}
                    role="option"
                    aria-selected={own === active}
                    className="palette-option"
                    onPointerMove={() => own !== active && setAt(own)}
                    onClick={() => choose(command)}
                  >
                    <CommandIcon name={command.icon} />
                    <span>{command.label}</span>
                    {command.hint && <small>{command.hint}</small>}
                    <IconEnter className="palette-enter rtl:[transform:scaleX(-1)]" />
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <p className="palette-state" role="status">
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
