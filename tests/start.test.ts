import { afterEach, describe, expect, test } from 'vitest'
import { killMine } from '../proofs/processes.ts'
import { refusal } from '../proofs/refused-start.ts'

afterEach(killMine)

// Starts with a database and a site are tested in proofs/start.test.ts.
describe('a start that fails prints the cause and what to do', () => {
  test('if a value of the configuration is wrong', { timeout: 60_000 }, async () => {
    expect(await refusal({ PORT: 'eighty' })).toMatch(/^PORT: .+\. Give a port /)
    expect(await refusal({ RAWAT_DEMO: 'maybe' })).toMatch(/^RAWAT_DEMO: .+ Give on or off\.$/)
    expect(await refusal({ DATABASE_URL: 'mysql://h/db' })).toMatch(/^DATABASE_URL: .+ postgres:\/\//)
    expect(await refusal({ ADMIN_EMAIL: 'a@example.org' })).toMatch(/go together/)
  })
})
