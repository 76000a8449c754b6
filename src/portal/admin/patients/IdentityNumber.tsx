import { useState } from 'react'
import { addAdminToast } from '#api/toasts.ts'
import { nikChangeSchema } from '#entities/people/nik.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useZodForm } from '../../kit/form/use-zod-form.ts'
import { Panel } from '../../kit/Panel.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { type PatientForDesk, revealNik, saveNik } from './calls.ts'

interface Props {
  person: PatientForDesk
  /** The last four digits; null if none is stored. */
  end: string | null
}

/** The end of the identity number. The whole one is fetched by a press, which is in the audit trail, and is not cached. */
export function IdentityNumber({ person, end }: Props) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState<string | null>(null)
  const [seen, setSeen] = useState(person.updatedAt)
  // A number that was shown does not stay after a change. The panel does: what was typed in it would be lost.
  if (seen !== person.updatedAt) {
    setSeen(person.updatedAt)
    setWhole(null)
  }
  const [changes, setChanges] = useState(false)
  const reveal = useAction(() => revealNik(person.id), { onDone: ({ nik }) => setWhole(nik) })
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {end !== null && (
        <bdi dir="ltr" className="tabular">
          {whole ?? `•••• ${end}`}
        </bdi>
      )}
      {end !== null && whole === null && (
        <Button size="small" variant="quiet" isPending={reveal.isPending} onClick={() => reveal.run()}>
          {t('admin:patients.nikShow')}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setChanges(true)}>
        {t(end === null ? 'admin:patients.nikEnter' : 'admin:patients.nikChange')}
      </Button>
      {changes && (
        <ChangePanel
          person={person}
          isStored={end !== null}
          onClose={() => {
            setWhole(null)
            setChanges(false)
          }}
        />
      )}
    </span>
  )
}

interface PanelProps {
  person: PatientForDesk
  isStored: boolean
  onClose(): void
}

function ChangePanel({ person, isStored, onClose }: PanelProps) {
  const { t } = useTranslation()
  const form = useZodForm(nikChangeSchema, { nik: '', version: person.updatedAt })
  useUnsaved(form.formState.isDirty)
  const erase = useAction(() => saveNik(person.id, { nik: null, version: person.updatedAt }), {
    confirm: () => ({
      title: t('admin:patients.nikDelete'),
      text: t('admin:patients.nikDeleteText'),
      yes: t('admin:patients.nikDelete'),
      severe: true,
    }),
    done: serverMessage,
    onDone: onClose,
  })
  return (
    <Panel title={t('admin:patients.nik')} onClose={onClose}>
      <Form
        form={form}
        submit={t('admin:form.save')}
        send={async values => {
          // The number is deleted only by its own button.
          if (values.nik === null) return form.setError('nik', { message: t('validation:required') })
          const { meta } = await saveNik(person.id, { nik: values.nik, version: person.updatedAt })
          addAdminToast({ severity: 'success', summary: meta.message ?? '' })
          onClose()
        }}
      >
        <TextInput
          form={form}
          name="nik"
          label={t('admin:patients.nik')}
          description={t('admin:patients.nikHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </Form>
      {isStored && (
        <Button variant="quiet-danger" isPending={erase.isPending} onClick={() => erase.run()}>
          {t('admin:patients.nikDelete')}
        </Button>
      )}
    </Panel>
  )
}
