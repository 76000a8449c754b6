import { Loaded } from '#portal/kit/Loaded.tsx'
import { type ExampleState, queryIn } from '../page/queries.ts'

const show = (state: ExampleState) => (
  <Loaded query={queryIn(state, 'Three appointments today')} rows={3}>
    {text => <p>{text}</p>}
  </Loaded>
)

export const examples = { loading: show('loading'), loaded: show('loaded'), failed: show('failed') }
