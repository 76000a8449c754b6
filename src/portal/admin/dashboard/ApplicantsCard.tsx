import { useQuery } from '@tanstack/react-query'
import { localizedText } from '#entities/localized.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { offersOptions } from '../jobs/calls.ts'
import { adminPaths } from '../paths.ts'
import { Card } from './Card.tsx'
import { newApplicantsOptions } from './calls.ts'

/** The newest applicants without an answer; not shown if there are none. */
export function ApplicantsCard() {
  const { t, language } = useTranslation()
  const applicants = useQuery(newApplicantsOptions)
  if (applicants.data?.result.length === 0) return null
  return (
    <Card
      title={t('office:applicants.title')}
      more={{ to: `${adminPaths.applicants}?status=new`, text: t('admin:dashboard.seeAll') }}
    >
      <Loaded query={applicants} rows={3}>
        {({ result }) => (
          <ul className="card-rows">
            {result.map(one => (
              <li key={one.id}>
                <div>
                  <Link className="link" to={adminPaths.applicant(one.id)}>
                    <bdi>{one.name}</bdi>
                  </Link>
                  <p className="field-hint">{localizedText(one.offerTitle, language)}</p>
                </div>
                <span className="field-hint">
                  <Age since={one.createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

/** Positions with the number of their applications. */
export function OffersCard() {
  const { t, language } = useTranslation()
  return (
    <Card title={t('office:applicants.offers')}>
      <Loaded query={useQuery(offersOptions)} rows={3}>
        {offers =>
          offers.length === 0 ? (
            <p>{t('office:applicants.none')}</p>
          ) : (
            <ul className="card-rows">
              {offers.map(one => (
                <li key={one.offer}>
                  <div>
                    <Link
                      className="link"
                      to={`${adminPaths.applicants}?offer=${encodeURIComponent(one.offer)}`}
                    >
                      {localizedText(one.title, language)}
                    </Link>
                  </div>
                  <span className="tabular">{one.count.toLocaleString(formatLocale[language])}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
