import { routes } from './routes.tsx'
import { Routing } from './routing/Routing.tsx'
import { Routes } from './routing/screen.tsx'
import { ConnectivityNotice } from './shell/ConnectivityNotice.tsx'
import { Root } from './shell/Root.tsx'
import { Waiting } from './shell/Waiting.tsx'

export const App = () => (
  <>
    <ConnectivityNotice />
    <Routing routes={routes} waiting={<Waiting />}>
      <Root>
        <Routes routes={routes} />
      </Root>
    </Routing>
  </>
)
