import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { adminTree, ROOT, routes } from './routes.tsx'

const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ path, patch }) {
    if (path === '/admins' || path.startsWith('/admins/')) patch(ROOT, await adminTree())
  },
})

export const App = () => <RouterProvider router={router} />
