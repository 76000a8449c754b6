import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { Screen } from '../Screen.tsx'

/** Shown for an expired or incomplete link. */
export function LinkEnded({ end }: { end: 'over' | 'unknown' }) {
  const { t } = useTranslation()
  return (
    <Screen title={t(`patient:answer.${end}Title`)}>
      <p>{t(`patient:answer.${end}Text`)}</p>
      <NextSteps />
    </Screen>
  )
}

/** `none`: the patient answered that no other appointment is needed, so none is offered. */
export function NextSteps({ none = false }: { none?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="button-row">
      <LinkButton to={paths.patients}>{t('patient:answer.signIn')}</LinkButton>
      {!none && (
        <LinkButton variant="quiet" to={paths.book()}>
          {t('patient:answer.bookOther')}
        </LinkButton>
      )}
    </div>
  )
}
