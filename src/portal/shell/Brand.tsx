import { useStore } from '@nanostores/react'
import { $hospital } from '../hospital.ts'
import { paths } from '../paths.ts'
import { useTranslation } from '../texts.ts'

/** The hospital's logo, or our own symbol and the name. Links to the public site: another document, so no router link. */
export function Brand() {
  const { t, language } = useTranslation()
  const { name, logo } = useStore($hospital)
  return (
    <a
      className="brand-link"
      href={`${paths.home(language)}#`}
      aria-label={t('portal:home', { hospital_name: name })}
    >
      {logo ? (
        <img
          className="brand-logo"
          data-clear={logo.clear || undefined}
          src={logo.src}
          width={logo.width}
          height={logo.height}
          alt=""
        />
      ) : (
        <img src="/favicon.svg" width={36} height={36} alt="" />
      )}
      {!logo?.wordmark && <span>{name}</span>}
    </a>
  )
}
