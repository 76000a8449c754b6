import { expect, it } from 'vitest'
import type { PageStyle } from './entry-styles.ts'
import { adminStylesIn, importsIn, loadedModulesIn, portalStyles } from './site-bundle.ts'

it('finds what an entry imports, also by way of others, and ends where two import each other', () => {
  const chunk = (fileName: string, imports: string[], isEntry = false) => ({
    ...{ type: 'chunk', fileName, imports, isEntry },
  })
  const chunks = [
    chunk('page.js', ['bar.js'], true),
    chunk('bar.js', ['start.js']),
    chunk('start.js', ['bar.js']),
    chunk('alone.js', [], true),
    { type: 'asset', fileName: 'page.css' },
  ]
  expect(importsIn(chunks)).toEqual({ '/page.js': ['/bar.js', '/start.js'], '/alone.js': [] })
})

it('finds the chunks of what the portal loads by its name', () => {
  const chunk = (fileName: string, imports: string[], ...moduleIds: string[]) => ({
    ...{ type: 'chunk', fileName, imports, moduleIds },
  })
  const chunks = [
    chunk('portal.js', ['react.js'], '/app/src/portal/App.tsx', '/app/src/portal/Portal.tsx'),
    { ...chunk('Portal.js', ['portal.js']), facadeModuleId: '/app/src/portal/Portal.tsx' },
    chunk('words.js', [], '/app/locales/es-MX/auth.json'),
    chunk('react.js', [], '/app/node_modules/react/index.js'),
  ]
  expect(loadedModulesIn(chunks)).toEqual({
    'src/portal/Portal.tsx': ['/Portal.js', '/portal.js', '/react.js'],
    'locales/es-MX/auth.json': ['/words.js'],
  })
})

it('leaves the style sheet of the administrators’ area to its own page, after the others', () => {
  const sheet = (src: string, order: number) => ({ order, sheet: { type: 'external' as const, src } })
  const inline = (order: number) => ({ order, sheet: { type: 'inline' as const, content: '.portal {}' } })
  const chunk = (moduleId: string, ...styles: string[]) => ({
    ...{ type: 'chunk', fileName: 'x.js', moduleIds: [`/app/src/portal/${moduleId}`] },
    viteMetadata: { importedCss: new Set(styles) },
  })
  const styles = ['/auth&src/pages/auth.astro', '/admins&src/pages/admins.astro'].map(
    (page): [string, PageStyle[]] => [
      page,
      [sheet('_assets/admin.css', -1), sheet('_assets/Shell.css', 3), inline(-1)],
    ],
  )
  const ofAdmins = adminStylesIn([
    chunk('Portal.tsx', '_assets/portal.css'),
    chunk('admin/routes.tsx', '_assets/admin.css'),
    { type: 'asset', fileName: 'page.css' },
  ])
  const byOrder = portalStyles(styles, ofAdmins).map(([, list]) => list.toSorted((a, b) => a.order - b.order))
  const shell = sheet('_assets/Shell.css', 3)
  expect(byOrder).toEqual([
    [shell, inline(1001)],
    [shell, inline(1002), sheet('_assets/admin.css', 2000)],
  ])
})
