import { MemoryRouter } from 'react-router-dom'
import { Forbidden } from '#portal/kit/Forbidden.tsx'

const show = (helpers: string[]) => (
  <MemoryRouter>
    <Forbidden helpers={helpers} />
  </MemoryRouter>
)

export const examples = {
  'with colleagues who can give the right': show(['Ayu Lestari', 'Budi Santoso', 'Citra']),
  'with nobody who can': show([]),
}
