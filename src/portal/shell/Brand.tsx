import { useStore } from '@nanostores/react'
import { $hospital } from '../hospital.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'

/** The mark and the name, back to the public site: another document, so no router link. */
export function Brand() {
  const { t } = useTexts()
  const { name } = useStore($hospital)
  return (
    <a className="brand-link" href={paths.home} aria-label={t('portal:home', { hospital_name: name })}>
      <img src="/favicon.svg" width={36} height={36} alt="" />
      <span>{name}</span>
    </a>
  )
}
