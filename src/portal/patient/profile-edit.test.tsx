import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { selfQuery } from './dependants/family.ts'
import { ProfileEdit } from './ProfileEdit.tsx'

test('a profile from before a booking is not offered for editing: saving would undo what the booking stored', async () => {
  const client = new QueryClient()
  const page = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ProfileEdit />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  client.setQueryData(selfQuery.queryKey, {
    ...{
      full_name: 'Siti',
      email: 'siti@example.org',
      phone: '',
      birthDate: '',
      address: '',
      language: 'en',
    },
    ...{ reminders: true, promotionalOffers: false, guarantor: null },
  } as never)
  expect(page()).toContain('value="Siti"')
  await client.invalidateQueries({ queryKey: selfQuery.queryKey, refetchType: 'none' })
  expect(page()).not.toContain('value="Siti"')
})
