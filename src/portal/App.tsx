import { routes } from './routes.tsx'
import { Screens } from './screen.tsx'
import { ConnectivityNotice } from './shell/ConnectivityNotice.tsx'
import { Root } from './shell/Root.tsx'
import { Routing } from './shell/Routing.tsx'

export const App = () => (
  <>
    <ConnectivityNotice />
    <Routing>
      <Root>
        <Screens routes={routes} />
      </Root>
    </Routing>
  </>
)
