import { routes } from './routes.tsx'
import { Routing } from './routing/Routing.tsx'
import { Screens } from './routing/screen.tsx'
import { ConnectivityNotice } from './shell/ConnectivityNotice.tsx'
import { Root } from './shell/Root.tsx'
import { Waiting } from './shell/Waiting.tsx'

export const App = () => (
  <>
    <ConnectivityNotice />
    <Routing waiting={<Waiting />}>
      <Root>
        <Screens routes={routes} />
      </Root>
    </Routing>
  </>
)
