import { MemoryRouter } from 'react-router-dom'
import { ApiError } from '#api/errors.ts'
import { ItemPage, PersonPage } from '#portal/kit/ItemPage.tsx'
import { Page } from '#portal/kit/Page.tsx'
import { Badge } from '#ui/Badge.tsx'
import { type ExampleState, queryIn } from '../page/queries.ts'

const item = (state: ExampleState, error?: Error) => (
  <MemoryRouter>
    <ItemPage
      title="Message"
      back={{ to: '/', label: 'Back to the messages' }}
      gone={{ title: 'This message does not exist', text: 'It may have been deleted.' }}
      query={queryIn(state, 'When are visiting hours?', error)}
      rows={2}
    >
      {text => <Page title="A question">{text}</Page>}
    </ItemPage>
  </MemoryRouter>
)

export const examples = {
  loading: item('loading'),
  loaded: item('loaded'),
  failed: item('failed'),
  'does not exist': item('failed', new ApiError(404, 'Not found')),
  'a person': (
    <MemoryRouter>
      <PersonPage
        title="Patient"
        query={queryIn('loaded', 'Siti Rahmawati')}
        page={name => ({
          title: name,
          state: <Badge tone="success">Active</Badge>,
          children: 'Three visits',
        })}
      />
    </MemoryRouter>
  ),
}
