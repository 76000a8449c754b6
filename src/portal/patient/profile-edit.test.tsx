import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { deleteDraft, storeDraft } from '../encrypted-draft.ts'
import { selfQuery } from './dependants/family.ts'
import { ProfileEdit } from './ProfileEdit.tsx'

const self = {
  ...{ full_name: 'Siti', email: 'siti@example.org', phone: '', birthDate: '', address: '', language: 'en' },
  ...{ reminders: true, promotionalOffers: false, guarantor: null },
}
const blank = { kind: 'later', partner: '', member: '' }
const bpjs = { ...blank, kind: 'bpjs' }

function openProfile(stored: object = self) {
  const client = new QueryClient()
  client.setQueryData(selfQuery.queryKey, stored as never)
  const page = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ProfileEdit />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  return { client, page }
}
/** The value of the chosen payer. */
const payer = (html: string) => /name="pays"[^>]*checked=""[^>]*value="(\w+)"/.exec(html)?.[1]

afterEach(() => deleteDraft('profile'))

test('a profile from before a booking is not offered for editing: saving would undo what the booking stored', async () => {
  const { client, page } = openProfile()
  expect(page()).toContain('value="Siti"')
  await client.invalidateQueries({ queryKey: selfQuery.queryKey, refetchType: 'none' })
  expect(page()).not.toContain('value="Siti"')
})

test('what was typed and not saved is in the form again, beside what a booking has stored since', () => {
  storeDraft('profile', { values: { full_name: 'Siti Aminah' }, pays: bpjs, paid: blank })
  const typed = openProfile({ ...self, phone: '0812 1111 2222' }).page()
  expect(typed).toContain('value="Siti Aminah"')
  expect(typed).toContain('value="0812 1111 2222"')
  expect(payer(typed)).toBe('bpjs')
  const guarantor = { kind: 'self', partner: null, name: null, member: null }
  expect(payer(openProfile({ ...self, guarantor }).page())).toBe('self')
})
