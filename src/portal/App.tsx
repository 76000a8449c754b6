import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { $connectivity } from '#state/connectivity.ts'
import { adminTree, ROOT, routes } from './routes.tsx'
import { ConnectivityNotice } from './shell/ConnectivityNotice.tsx'

const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ path, patch }) {
    if (path === '/admins' || path.startsWith('/admins/')) patch(ROOT, await adminTree())
  },
})

// A screen that could not be opened opens by itself once there is an answer; one that stands is left alone.
$connectivity.listen(now => {
  if (now === 'online' && router.state.errors) void router.revalidate()
})

export const App = () => (
  <>
    <ConnectivityNotice />
    <RouterProvider router={router} />
  </>
)
