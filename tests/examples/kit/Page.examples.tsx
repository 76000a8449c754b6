import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { BackLink, Empty, LoadFailed, Loading, Page } from '#portal/kit/Page.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { failure } from '../page/queries.ts'

const routed = (page: ReactNode) => <MemoryRouter>{page}</MemoryRouter>

export const examples = {
  'title only': routed(<Page title="Appointments">The rows</Page>),
  'with all': routed(
    <Page
      title="Dr. Ayu Lestari Kusumaningtyas"
      back={{ to: '/', label: 'Doctors' }}
      state={<Badge tone="success">Published</Badge>}
      actions={
        <>
          <Button variant="primary">Publish</Button>
          <Button variant="quiet">Preview</Button>
        </>
      }
      lead="What patients read about the doctor."
    >
      The form
    </Page>,
  ),
  'long text': routed(
    <Page
      title="Results of the competition for the plan of the new outpatient building in East Jakarta"
      actions={<Button variant="primary">Publish</Button>}
    />,
  ),
  'the way back alone': routed(<BackLink to="/" label="Back to the messages" />),
  loading: <Loading rows={2} />,
  'not loaded': <LoadFailed error={failure} retry={() => {}} />,
  empty: (
    <Empty
      picture="list"
      title="No messages yet"
      text="What visitors write on the contact page appears here."
    >
      <Button variant="quiet">Open the contact page</Button>
    </Empty>
  ),
}
