import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { put } from '#api/client.ts'
import { ApiError, errorLines } from '#api/errors.ts'
import { deleteDraft, readDraft, storeDraft } from '../../../encrypted-draft.ts'
import { useAction } from '../../../kit/use-action.ts'
import { choiceOf, draftOf } from '../../dependants/draft.ts'
import { selfQuery } from '../../dependants/family.ts'

const draftName = 'booking.phone'

/** Asks for the telephone number if the profile has none; `save` stores it in the profile before the request is sent. */
export function usePhone() {
  const client = useQueryClient()
  const self = useQuery(selfQuery).data
  const [phone, setPhone] = useState(() => readDraft<string>(draftName) ?? '')
  const [problem, setProblem] = useState('')
  const asked = self !== undefined && !self.phone
  const saving = useAction(
    async () => {
      // Read again after a booking, which has stored who pays: the request replaces the whole profile.
      const { email: _email, guarantor, ...profile } = await client.fetchQuery(selfQuery)
      const body = { ...profile, phone, guarantor: choiceOf(draftOf(guarantor)) }
      client.setQueryData(selfQuery.queryKey, (await put('/api/patients/me', { body })).result)
      deleteDraft(draftName)
      return true
    },
    {
      onError: error => {
        const wrong = error instanceof ApiError ? error.fields.find(one => one.path === 'phone') : undefined
        setProblem(wrong?.message ?? errorLines(error).summary)
        return true
      },
    },
  )
  return {
    asked,
    phone,
    problem,
    isSaving: saving.isPending,
    change(text: string) {
      setPhone(text)
      storeDraft(draftName, text)
      setProblem('')
    },
    /** Returns false if the number could not be saved: then the request must not be sent. */
    async save(): Promise<boolean> {
      if (!self || !asked || !phone.trim()) return true
      return (await saving.run()) === true
    },
  }
}
