import { MemoryRouter } from 'react-router-dom'
import { LinkButton } from '#portal/kit/LinkButton.tsx'

export const examples = {
  'each variant': (
    <MemoryRouter>
      <div className="button-row">
        <LinkButton to="/">Add a doctor</LinkButton>
        <LinkButton to="/" variant="primary">
          Book
        </LinkButton>
        <LinkButton to="/" variant="quiet" size="small">
          Edit
        </LinkButton>
      </div>
    </MemoryRouter>
  ),
}
