import { expect, test } from 'vitest'
import { richTextSchema } from '#entities/text/rich-text.ts'
import { toStored } from './rich-text-json.ts'

const text = (value: string) => ({ type: 'text', text: value })

test('attributes that only the editor needs are not stored', () => {
  const stored = toStored({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, textAlign: null }, content: [text('Visit')] },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('Come')] }] }],
      },
      {
        type: 'paragraph',
        content: [
          {
            ...text('us'),
            marks: [{ type: 'link', attrs: { href: '/contact', target: '_blank', rel: 'x', class: null } }],
          },
        ],
      },
    ],
  })
  expect(stored?.content[0]).toEqual({ type: 'heading', attrs: { level: 2 }, content: [text('Visit')] })
  expect(stored?.content[1]?.attrs).toBeUndefined()
  expect(stored?.content[2]?.content?.[0]?.marks).toEqual([{ type: 'link', attrs: { href: '/contact' } }])
  expect(richTextSchema.safeParse(stored).success).toBe(true)
})
test('only empty lines are stored as no text', () => {
  expect(toStored({ type: 'doc', content: [{ type: 'paragraph' }] })).toBeNull()
  expect(
    toStored({ type: 'doc', content: [{ type: 'paragraph', content: [text(' ')] }, { type: 'paragraph' }] }),
  ).toBeNull()
  expect(toStored({ type: 'doc', content: [{ type: 'horizontalRule' }] })).not.toBeNull()
})
test('an empty line at the end is not stored, one between paragraphs is', () => {
  const paragraph = { type: 'paragraph', content: [text('Visit')] }
  const stored = toStored({
    type: 'doc',
    content: [paragraph, { type: 'paragraph' }, paragraph, { type: 'paragraph' }],
  })
  expect(stored?.content).toEqual([paragraph, { type: 'paragraph' }, paragraph])
})
