import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { longDate } from '#entities/time/calendar-date.ts'
import { Button } from '#ui/Button.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { RowTitle, Table } from '../../kit/Table.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { mergePatients, type PatientForDesk, patientOptions } from './calls.ts'
import { opensToAccount, suggestedToKeep } from './merge-choice.ts'
import { PatientPicker } from './PatientPicker.tsx'

interface PanelProps {
  person: PatientForDesk
  /** The id of the other record, if it is known already. */
  other?: string
  onClose(): void
}

/** Makes two records of one person one: the other is searched, both are compared, and one is chosen to stay. */
export function MergePanel({ person, other: given, onClose }: PanelProps) {
  const { t } = useTranslation()
  const [id, setId] = useState(given ?? '')
  const other = useQuery({ ...patientOptions(id), enabled: id !== '' })
  if (id !== '' && other.data)
    return <Compare person={person} other={other.data} onBack={() => setId('')} onClose={onClose} />
  return (
    <Panel title={t('admin:patients.mergeTitle', { name: person.name })} onClose={onClose}>
      {id === '' ? (
        <PatientPicker id="merge-patient" except={person.id} onPick={one => setId(one.id)} />
      ) : (
        <Loaded query={other}>{() => null}</Loaded>
      )}
    </Panel>
  )
}

/** The name of a field, and its value of a record. */
type Compared = [name: string, read: (of: PatientForDesk) => string | number | null]

function Value({ row: [name, read], of }: { row: Compared; of: PatientForDesk }) {
  const { t } = useTranslation()
  return (
    <RowTitle below={t(`admin:patients.${name}`)}>
      <span className="font-normal">
        <bdi>{read(of) ?? '–'}</bdi>
      </span>
    </RowTitle>
  )
}

interface CompareProps {
  person: PatientForDesk
  other: PatientForDesk
  onBack(): void
  onClose(): void
}

function Compare({ person, other, onBack, onClose }: CompareProps) {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const [keep, setKeep] = useState(() => suggestedToKeep(person, other))
  const [kept, merged] = keep === person.id ? [person, other] : [other, person]
  const merge = useAction(() => mergePatients(kept, merged), {
    done: serverMessage,
    showError: 'here',
    onDone: () => {
      onClose()
      navigate(adminPaths.patient(kept.id), { replace: true })
    },
  })
  const account = ({ email, carer }: PatientForDesk) =>
    carer ? t('dependants:desk.carer', { name: carer }) : (email ?? t('admin:patients.noAccount'))
  const values: Compared[] = [
    ['name', of => of.name],
    ['birthDate', of => of.birthDate && longDate(of.birthDate, language)],
    ['sex', of => of.sex && t(`dependants:sex.${of.sex}`)],
    ['phone', of => of.phone],
    ['account', account],
    ['address', of => of.address],
    ['recordNumber', of => of.recordNumber],
    ['nik', of => (of.nik?.end ? `•••• ${of.nik.end}` : null)],
    ['visits', of => of.appointments],
    ['notes', of => of.notes],
    ['since', of => savedMoment(of.createdAt, language)],
  ]
  return (
    <FormPanel
      title={t('admin:patients.mergeTitle', { name: person.name })}
      submit={t('admin:patients.mergeYes')}
      action={merge}
      onSubmit={() => merge.run()}
      onClose={onClose}
    >
      <Table
        look="plain"
        className="table-fixed text-14"
        rows={values.filter(([, read]) => [person, other].some(of => read(of) !== null))}
        keyOf={([name]) => name}
        columns={[
          { label: t('admin:patients.thisRecord'), cell: row => <Value row={row} of={person} /> },
          { label: t('admin:patients.otherRecord'), cell: row => <Value row={row} of={other} /> },
        ]}
      />
      <RadioField
        label={t('admin:patients.keep')}
        look="chips"
        value={keep}
        onChange={setKeep}
        choices={[
          { value: person.id, label: t('admin:patients.thisRecord') },
          { value: other.id, label: t('admin:patients.otherRecord') },
        ]}
      />
      <p>{t('admin:patients.mergeText')}</p>
      {opensToAccount(person, other) && (
        <Notice tone="urgent" title={t('admin:patients.mergeAccountTitle')}>
          {t('admin:patients.mergeAccount')}
        </Notice>
      )}
      <Button variant="ghost" size="small" className="justify-self-start" onClick={onBack}>
        {t('admin:patients.mergeOther')}
      </Button>
    </FormPanel>
  )
}
