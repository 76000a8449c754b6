import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { $language } from './language.ts'
import { queryClient } from './queries.ts'
import { adminTree, ROOT, routes } from './routes.tsx'

const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ path, patch }) {
    if (path === '/admins' || path.startsWith('/admins/')) patch(ROOT, await adminTree())
  },
})

export function App() {
  // Where a menu opens and which arrow leads on: React Aria would ask the browser, whose language may be another.
  const language = useStore($language)
  return (
    <I18nProvider locale={language}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}
