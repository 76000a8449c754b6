import { useStore } from '@nanostores/react'
import { mark } from '#ui/mark.ts'
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
        <svg width="40" height="40" viewBox="0 0 64 64" aria-hidden="true">
          <circle className="fill-(--accent)" {...mark.head} />
          <path className="fill-(--brand-9)" d={mark.left} />
          <path className="fill-(--brand-8)" d={mark.right} />
        </svg>
      )}
      {!logo?.wordmark && <span>{name}</span>}
    </a>
  )
}
