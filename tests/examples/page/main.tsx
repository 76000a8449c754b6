import '#layouts/shell.css'
// Imports the styles of the portal, in their order, before those of the administrators' area.
import '#portal/Portal.tsx'
import '#portal/admin/layout/css/admin.css'
import './examples.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import '#portal/admin/texts.ts'
import { queryClient } from '#portal/queries.ts'
import { loadTexts, startTexts } from '#portal/texts.ts'
import { followLanguage } from '#state/language.ts'

// Lists of errors take the focus when they appear, and the page would move to the last of them.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function (options) {
  focus.call(this, { ...options, preventScroll: true })
}
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
followLanguage()
await Promise.all([startTexts(), loadTexts(['admin', 'inbox'])])
// The examples use Temporal.
const { ExamplesPage } = await import('./ExamplesPage.tsx')
createRoot(document.getElementById('examples') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <ExamplesPage />
  </QueryClientProvider>,
)
