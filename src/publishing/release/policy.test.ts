import { expect, test } from 'vitest'
import {
  chatFrameTemplate,
  contentSecurityPolicy,
  fillPolicy,
  inlineHashes,
  vendorSources,
} from './policy.ts'

const sourcesOf = (html: string) => inlineHashes(Buffer.from(html))
const directive = (policy: string, name: string) =>
  policy.split('; ').find(one => one === name || one.startsWith(`${name} `))

test('a page loads pictures from our host and from the hosts that its content uses', () => {
  const found = sourcesOf('<img alt="" src="/art/a.svg"><img alt="" src="https://cdn.example/b.webp">')
  expect(found.pictures).toEqual(['https://cdn.example'])
  expect(directive(contentSecurityPolicy(), 'img-src')).toBe("img-src 'self' data:")
  expect(directive(contentSecurityPolicy(found), 'img-src')).toBe("img-src 'self' data: https://cdn.example")
})

test.each(['https://a;sandbox/x', 'https://a,sandbox/x', 'https://*/x', "https://'none'/x"])(
  'the host of a picture adds nothing else to the policy: %s',
  address => expect(sourcesOf(`<img alt="" src="${address}">`).pictures ?? []).toEqual([]),
)

test('speculation rules are allowed by their hash, data blocks need none', () => {
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>'
  expect(sourcesOf(rules).scripts).toHaveLength(1)
  expect(sourcesOf('<script type="application/ld+json">{}</script>').scripts).toBeUndefined()
})

test('the chat of a vendor has no origin and reaches its own hosts only', () => {
  // As a phone keyboard would write it, with a capital letter.
  const { vendors } = sourcesOf('<script src="Https://embed.chat.example/w.js" async></script>')
  const policy = fillPolicy(chatFrameTemplate, vendorSources(vendors))
  expect(directive(policy, 'script-src')).toBe('script-src https://embed.chat.example https://*.chat.example')
  expect(directive(policy, 'connect-src')).toContain(' wss://*.chat.example')
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'")
  expect(directive(policy, 'sandbox')).not.toMatch(/same-origin|top-navigation/)
  expect(policy).not.toMatch(/unsafe-eval|'self' https/)
})

test('a script tag inside a text is not allowed as a script', () => {
  const page = '<p title="<script>a()</script>" lang=\'en\'><!-- <script>b()</script> --><style>i{}</style>'
  const found = sourcesOf(`${page}<b>1 < 2</b><script async>c()</script><s>d</s></p>`)
  expect(found.scripts).toEqual(sourcesOf('<script>c()</script>').scripts)
  expect(found.scripts).toHaveLength(1)
  expect(found.styles).toHaveLength(1)
})

test('no page allows a vendor’s script', () => {
  const found = sourcesOf('<script src="https://embed.chat.example/w.js"></script>')
  expect(directive(contentSecurityPolicy(found), 'script-src')).toBe("script-src 'self'")
})
