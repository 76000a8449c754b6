import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { isSafeLink, type RichText } from '#entities/text/rich-text.ts'
import { isEqual } from '../../content/edit/merge.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { toStored } from './rich-text-json.ts'
import { cleanPasted } from './word-markup.ts'

/** Only the blocks and marks of `entities/text/rich-text.ts`: pasted markup is reduced to them. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: isSafeLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

interface EditorProps {
  id: string
  labelledBy: string
  describedBy: string | undefined
  invalid: true | undefined
  lang: string | undefined
  value: RichText | null
  onChange(value: RichText | null): void
  onBlur(): void
}

const empty = { type: 'doc', content: [{ type: 'paragraph' }] }

export function RichTextEditor({
  id,
  labelledBy,
  describedBy,
  invalid,
  lang,
  value,
  onChange,
  onBlur,
}: EditorProps) {
  /** The last value that this editor gave to the form: any other value comes from outside (a copy, a restored version). */
  const known = useRef(value)
  const editor = useEditor({
    extensions,
    content: value ?? empty,
    // The content policy forbids injected styles; ours are in editor.css.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
        ...(lang ? { lang } : {}),
        // The text is English or Indonesian, whatever the language of the interface.
        dir: 'auto',
        class: 'prose editor-text',
      },
    },
    onUpdate: ({ editor: now }) => {
      known.current = toStored(now.getJSON())
      onChange(known.current)
    },
    onBlur,
  })
  useEffect(() => {
    if (isEqual(value, known.current)) return
    known.current = value
    editor.commands.setContent(value ?? empty, { emitUpdate: false })
  }, [value, editor])
  return (
    <div className="control editor" data-invalid={invalid}>
      <RichTextToolbar editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </div>
  )
}
