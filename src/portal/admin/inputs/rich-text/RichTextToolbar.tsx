import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { isSafeLink } from '#entities/text/rich-text.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Tooltip } from '#ui/Tooltip.tsx'
import IconBold from '~icons/lucide/bold'
import IconItalic from '~icons/lucide/italic'
import IconLink from '~icons/lucide/link'
import IconList from '~icons/lucide/list'
import IconOrdered from '~icons/lucide/list-ordered'
import IconLine from '~icons/lucide/minus'
import IconQuote from '~icons/lucide/quote'
import IconRedo from '~icons/lucide/redo-2'
import IconUndo from '~icons/lucide/undo-2'
import IconUnlink from '~icons/lucide/unlink'
import { useTranslation } from '../../../texts.ts'
import { completeLink } from './rich-text-link.ts'

const box = 'min-h-9 min-w-9 rounded-sm text-ink-soft hover:bg-neutral-4 hover:text-ink'
const toolLook = classNames(
  box,
  'grid place-items-center pointer-fine:min-w-8',
  'aria-disabled:opacity-40 aria-pressed:bg-brand-tint aria-pressed:text-on-brand-tint',
)
const styleLook = `${box} max-w-32 px-1 text-14 font-semibold`

const levels = [2, 3, 4] as const

export function RichTextToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const { t } = useTranslation()
  const [linking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: levels.find(level => now.isActive('heading', { level })) ?? 0,
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  const tool = (
    name: string,
    Icon: typeof IconBold,
    act: () => void,
    { pressed, off }: { pressed?: boolean; off?: boolean } = {},
  ) => (
    <Tooltip text={t(`admin:editor.${name}`)} name>
      <button
        type="button"
        className={toolLook}
        aria-label={t(`admin:editor.${name}`)}
        aria-pressed={pressed}
        aria-disabled={off || undefined}
        // Keeps the selection in the text.
        onMouseDown={event => event.preventDefault()}
        onClick={() => !off && act()}
      >
        <Icon className="size-4.5" />
      </button>
    </Tooltip>
  )
  return (
    <>
      <div
        className="flex flex-wrap items-center gap-0.5 border-b border-line bg-surface-sunk p-1"
        role="toolbar"
        aria-label={t('admin:editor.toolbar')}
        aria-controls={controls}
      >
        <select
          className={styleLook}
          aria-label={t('admin:editor.style')}
          value={state.level}
          onChange={event => {
            const level = levels.find(one => one === Number(event.target.value))
            if (level) run().setHeading({ level }).run()
            else run().setParagraph().run()
          }}
        >
          <option value={0}>{t('admin:editor.paragraph')}</option>
          {levels.map(level => (
            <option key={level} value={level}>
              {t(`admin:editor.heading${level}`)}
            </option>
          ))}
        </select>
        {tool('bold', IconBold, () => run().toggleBold().run(), { pressed: state.bold })}
        {tool('italic', IconItalic, () => run().toggleItalic().run(), { pressed: state.italic })}
        {tool('link', IconLink, () => setLinking(!linking), { pressed: state.link })}
        {state.link && tool('unlink', IconUnlink, () => run().extendMarkRange('link').unsetLink().run())}
        {tool('bulletList', IconList, () => run().toggleBulletList().run(), { pressed: state.bulletList })}
        {tool('orderedList', IconOrdered, () => run().toggleOrderedList().run(), {
          pressed: state.orderedList,
        })}
        {tool('blockquote', IconQuote, () => run().toggleBlockquote().run(), { pressed: state.blockquote })}
        {tool('horizontalRule', IconLine, () => run().setHorizontalRule().run())}
        {tool('undo', IconUndo, () => run().undo().run(), { off: !state.canUndo })}
        {tool('redo', IconRedo, () => run().redo().run(), { off: !state.canRedo })}
      </div>
      {linking && (
        <LinkForm
          id={`${controls}-link`}
          href={state.href}
          close={() => {
            setLinking(false)
            editor.commands.focus()
          }}
          apply={href => run().extendMarkRange('link').setLink({ href }).run()}
        />
      )}
    </>
  )
}

interface LinkFormProps {
  id: string
  href: string
  apply(href: string): void
  close(): void
}

/** No <form> element, as it is inside the item's form. */
function LinkForm({ id, href, apply, close }: LinkFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(href)
  const [bad, setBad] = useState(false)
  const submit = () => {
    const link = completeLink(typed)
    if (!isSafeLink(link)) return setBad(true)
    apply(link)
    close()
  }
  return (
    <div className="grid gap-2 border-b border-line bg-surface-sunk p-3">
      <label className="field-label" htmlFor={id}>
        {t('admin:editor.linkAddress')}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
        autoFocus
        className="control"
        inputMode="url"
        value={typed}
        aria-invalid={bad || undefined}
        aria-describedby={`${id}-hint`}
        onChange={event => {
          setTyped(event.target.value)
          setBad(false)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            event.preventDefault()
            submit()
          } else if (event.key === 'Escape') {
            event.stopPropagation()
            close()
          }
        }}
      />
      <p id={`${id}-hint`} className={bad ? 'field-error' : 'field-hint'}>
        {t(bad ? 'admin:editor.linkBad' : 'admin:editor.linkHint')}
      </p>
      <div className="button-row">
        <Button size="small" onClick={submit}>
          {t('admin:editor.apply')}
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          {t('admin:cancel')}
        </Button>
      </div>
    </div>
  )
}
