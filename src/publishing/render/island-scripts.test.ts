import { expect, test } from 'vitest'
import island from '../../../node_modules/astro/dist/runtime/server/astro-island.prebuilt.js'
import { withoutIslandScripts } from './island-scripts.ts'

test('Astro’s own scripts are left out of a page, and stay in the portal’s shells', () => {
  const directive = (name: string) =>
    `<script>(()=>{var e=(a)=>a(),t=e;(self.Astro||(self.Astro={})).${name}=t;window.dispatchEvent(new Event("astro:${name}"))})()</script>`
  const others = `<script>boot()</script><script type="module" src="/a.js"></script>`
  const page = `<html>${directive('intent')}<script>${island}</script><p>customElements.define("astro-island"</p>${directive('update')}${others}${directive('session')}</html>`
  expect(withoutIslandScripts(page)).toBe(`<html><p>customElements.define("astro-island"</p>${others}</html>`)
  const shell = `${page}<astro-island client="only"></astro-island>`
  expect(withoutIslandScripts(shell)).toBe(shell)
})
