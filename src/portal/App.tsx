import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { $connectivity } from '#state/connectivity.ts'
import { adminTree, ROOT, routes } from './routes.tsx'
import { ConnectivityNotice } from './shell/ConnectivityNotice.tsx'

const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ path, patch }) {
    if (path === '/admins' || path.startsWith('/admins/')) patch(ROOT, await adminTree())
  },
})

// When the API answers again, the router loads a screen that failed to open. A screen that is shown is not reloaded.
$connectivity.listen(now => {
  if (now === 'online' && router.state.errors) void router.revalidate()
})

export const App = () => (
  <>
    <ConnectivityNotice />
    <RouterProvider router={router} />
  </>
)
