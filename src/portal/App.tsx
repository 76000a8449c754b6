import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from './queries.ts'
import { adminTree, ROOT, routes } from './routes.tsx'

const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ path, patch }) {
    if (path === '/admins' || path.startsWith('/admins/')) patch(ROOT, await adminTree())
  },
})

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
