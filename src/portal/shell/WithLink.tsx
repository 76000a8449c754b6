import type { ReactNode } from 'react'

/** Renders a translated text in which `<a>…</a>` marks the link. */
export function WithLink({ text, link }: { text: string; link: (words: string) => ReactNode }) {
  const [, before = text, words, after = ''] = /^(.*?)<a>(.*?)<\/a>(.*)$/s.exec(text) ?? []
  return (
    <>
      {before}
      {words !== undefined && link(words)}
      {after}
    </>
  )
}
