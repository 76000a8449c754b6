import { useStore } from '@nanostores/react'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { download } from '#api/download.ts'
import { jsonFile, saveFile } from '#api/save-file.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { dataExportOf, disablePatient, erasePatient, type PatientForDesk } from './calls.ts'
import { EditPatientPanel } from './EditPatientPanel.tsx'
import { MergePanel } from './MergePanel.tsx'
import { TrailPanel } from './TrailPanel.tsx'

type Open = 'edit' | 'merge' | 'trail'

/** Book, correct, merge; behind the menu the actions on an account and for data subject requests. */
export function PatientActions({ person }: { person: PatientForDesk }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayAll = useStore($user)?.scopes?.includes('super') === true
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const { id, name, disabled } = person
  const ask = (key: 'disable' | 'erase') => ({
    title: t(`admin:patients.${key}Title`, { name }),
    text: t(`admin:patients.${key}Text`),
    yes: t(`admin:patients.${key}`),
    severe: true,
  })
  const disable = useAction(() => disablePatient(id, !disabled), {
    confirm: () => (disabled ? null : ask('disable')),
    done: serverMessage,
  })
  const document = useAction(() =>
    download(`patient-${id}.html`, '/api/admins/patients/{id}/document', { params: { id } }),
  )
  const rows = useAction(async () => saveFile(`patient-${id}.json`, jsonFile(await dataExportOf(id))))
  const erase = useAction(() => erasePatient(id), {
    confirm: ask('erase'),
    done: serverMessage,
    onDone: () => navigate(adminPaths.patientList, { replace: true }),
  })
  const isErased = name === erasedName
  const button = (key: string, does: Pick<ComponentProps<typeof Button>, 'action' | 'onClick'>) => (
    <Button variant="quiet" size="small" {...does}>
      {t(`admin:patients.${key}`)}
    </Button>
  )
  const opens = (key: Open) => button(key, { onClick: () => setOpen(key) })
  return (
    <>
      {!isErased && (
        <>
          <LinkButton variant="primary" size="small" to={adminPaths.day({ patient: id })}>
            {t('admin:patients.book')}
          </LinkButton>
          {opens('edit')}
          {opens('merge')}
        </>
      )}
      {person.email && !person.carer && button(disabled ? 'enable' : 'disable', { action: disable })}
      {mayAll && (
        <>
          {opens('trail')}
          {button('document', { action: document })}
          {button('everything', { action: rows })}
          {!isErased && button('erase', { action: erase })}
        </>
      )}
      {open === 'edit' && <EditPatientPanel person={person} onClose={close} />}
      {open === 'merge' && <MergePanel person={person} onClose={close} />}
      {open === 'trail' && <TrailPanel id={id} onClose={close} />}
    </>
  )
}
